// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ComposableArchitecture
import ComposableUI

@Reducer
public struct Profile {
  @ObservableState
  public struct State: Equatable {
    public var name = ""
    @Presents var destination: Destination.State?
    public init() {}
  }
  public enum Action: ViewAction, BindableAction {
    case binding(BindingAction<State>)
    case destination(PresentationAction<Destination.Action>)
    case view(View)
    @CasePathable
    public enum View: Equatable, Sendable {
      case saved
      case renamed(String)
    }
  }
  @Reducer(state: .equatable) public enum Destination { case help(Help) }
  public init() {}
  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, _ in .none }
      .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer public struct Help {}

@ViewAction(for: Profile.self)
public struct ProfileView: View {
  @Bindable public var store: StoreOf<Profile>
  @State private var isExpanded = false
  @Environment(\.dismiss) private var dismiss

  public init(store: StoreOf<Profile>) { self.store = store }

  public var body: some View {
    content
      .sheet(item: $store.scope(state: \.destination?.help, action: \.destination.help)) { _ in
        Text("Help")
      }
      .task { await send(.renamed(store.name)).finish() }
  }

  @ViewBuilder private var content: some View {
    TextField("Name", text: $store.name)
    Button("Save") { send(.saved, animation: .default) }
    Toggle("Details", isOn: $isExpanded)
  }
}

// The bindings of a view's own actions.
@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
  }
  enum Action: ViewAction {
    case view(View)
    @CasePathable
    enum View: BindableAction {
      case binding(BindingAction<State>)
      case cleared
    }
  }
  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
      .onChange(of: \.query) { _, _ in Reduce { _, _ in .none } }
  }
}

struct Outer<Value> {
  @available(macOS 99, *)
  @ViewAction(for: Search.self)
  fileprivate struct SearchView: View {
    @Bindable var store: StoreOf<Search>
    var body: some View {
      TextField("Search", text: $store.query)
      Button("Clear") { send(.cleared) }
    }
  }
}

extension EnvironmentValues {
  /// The colors by name.
  @Entry public var palette: [String: Int] = [:]
  @Entry package var spacing = 3
  @Entry fileprivate var context: (any Sendable)? = nil
  @Entry var `default`: Int = 1
  @Entry var `line height` = 1.2
  @Entry var action: @Sendable () -> Void = {}
  @Entry var onChange: (@MainActor () -> Void)?
  @available(*, deprecated) @Entry var old = 3
  #if DEBUG
  @Entry var trace = "trace"
  #endif
}

@CaseBindable
enum Field {
  case text(String)
  case range(lower: Int, upper: Int!)
  case `default`(Int), none
  #if DEBUG
  case debug(Int)
  #endif
}

@CaseBindable public enum PublicField { case text(String) }
@CaseBindable enum GenericField<Value> { case value(Value) }
