import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let focus = CaseStudy(
    "Focus",
    """
    Which field has the focus is part of the state: `bind` keeps it equal to the view's `@FocusState`. The button \
    moves the focus to the first field without a text, and the text below follows when a field is clicked or \
    reached with the Tab key.
    """
  ) {
    SignUpView(store: Store(initialState: SignUp.State()) { SignUp() })
  }
}

@Reducer
struct SignUp {
  @ObservableState
  struct State: Equatable {
    var focus: Field?
    var name = ""
    var email = ""
    var isComplete = false

    enum Field: String, Hashable {
      case name, email
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case signUpButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding:
        return .none

      case .signUpButtonTapped:
        state.focus = state.name.isEmpty ? .name : state.email.isEmpty ? .email : nil
        state.isComplete = state.focus == nil
        return .none
      }
    }
  }
}

struct SignUpView: View {
  @Bindable var store: StoreOf<SignUp>
  @FocusState private var focus: SignUp.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name)
          .focused($focus, equals: .name)
        TextField("Email", text: $store.email)
          .focused($focus, equals: .email)
        Button("Sign up") { store.send(.signUpButtonTapped) }
      } footer: {
        if store.isComplete {
          Text("Welcome, \(store.name).")
        } else {
          Text("Focus: \(store.focus?.rawValue ?? "none")")
        }
      }
    }
    .bind($store.focus, to: $focus)
  }
}

#Preview {
  SignUpView(store: Store(initialState: SignUp.State()) { SignUp() })
}
