import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let forms = CaseStudy(
    "Forms",
    """
    A form with every control. `BindingReducer` writes the value of each control to the state, so all \
    controls share one action, `binding`. The feature matches the field of that action where a change has \
    consequences. Choose water, and "Hot" is turned off. Add cups, and the maximum strength falls.
    """
  ) {
    ControlsView(store: Store(initialState: Controls.State()) { Controls() })
  }
}

@Reducer
struct Controls {
  enum Drink: String, CaseIterable, Identifiable {
    case coffee = "Coffee"
    case tea = "Tea"
    case water = "Water"

    var id: Self { self }
  }

  @ObservableState
  struct State: Equatable {
    var name = ""
    var password = ""
    var notes = ""
    var drink = Drink.tea
    var cups = 1
    var strength = 5.0
    var isHot = true
    var showsMore = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.drink):
        if state.drink == .water { state.isHot = false }
        return .none

      case .binding(\.cups):
        state.strength = min(state.strength, Double(10 / state.cups))
        return .none

      case .binding:
        return .none

      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

struct ControlsView: View {
  @Bindable var store: StoreOf<Controls>

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $store.name)
        SecureField("Password", text: $store.password)
        TextEditor(text: $store.notes)
          .accessibilityLabel("Notes")
      } header: {
        Text("Text")
      } footer: {
        Text("\(store.notes.count) characters of notes")
      }

      Section("Drink") {
        Picker("Drink", selection: $store.drink) {
          ForEach(Controls.Drink.allCases) { drink in
            Text(drink.rawValue).tag(drink)
          }
        }
        Toggle("Hot", isOn: $store.isHot)
          .disabled(store.drink == .water)
        Stepper("\(store.cups) cups", value: $store.cups, in: 1...10)
        Slider(value: $store.strength, in: 0...Double(10 / store.cups)) {
          Text("Strength")
        }
        ProgressView("Strength", value: store.strength, total: 10)
      }

      Section {
        DisclosureGroup("More", isExpanded: $store.showsMore) {
          Link("About tea", destination: URL(string: "https://en.wikipedia.org/wiki/Tea")!)
        }
        Button("Reset", role: .destructive) { store.send(.resetButtonTapped) }
      }
    }
  }
}

#Preview {
  ControlsView(store: Store(initialState: Controls.State()) { Controls() })
}
