import ComposableCore
import ComposableUI
import Testing

/// Bindings to stores, which send actions.
@MainActor
@Suite struct StoreBindingTests {
  @Reducer struct Child {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action: Equatable { case tapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer struct Parent {
    @ObservableState struct State: Equatable {
      var name = Name()
      var log: [String] = []
      @Presents var child: Child.State?
    }
    struct Name: Equatable { var first = "Blob" }
    enum Action: Equatable {
      case nameChanged(String)
      case child(PresentationAction<Child.Action>)
      case present
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        state.log.append("\(action)".prefix { $0 != "(" }.description)
        switch action {
        case .nameChanged(let name): state.name.first = name.uppercased()
        case .present: state.child = Child.State()
        case .child: break
        }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Child() }
    }
  }

  private let store: StoreOf<Parent>

  init() {
    store = Store(initialState: Parent.State()) { Parent() }
  }

  @Test func aFieldOfAFieldSendsAnAction() throws {
    let view = ViewDriver {
      TextField("Name", text: Bindable(store).name.first.sending(\.nameChanged))
    }
    try view.textField("Name").type("blob jr")
    #expect(store.name.first == "BLOB JR")
    #expect(store.log == ["nameChanged"])
  }

  @Test func theActionIsSentUnderTheTransactionOfTheBinding() throws {
    let view = ViewDriver {
      TextField("Name", text: Bindable(store).name.first.sending(\.nameChanged).animation(.spring))
    }
    try view.textField("Name").type("a")
    #expect(view.update() == [.spring])
  }

  @Test func dismissingAnAbsentChildSendsNothing() {
    let child = Bindable(store).scope(state: \.child, action: \.child)
    child.wrappedValue = nil
    #expect(store.log == [])
  }

  @Test func aChildIsDismissedOnce() {
    let child = Bindable(store).scope(state: \.child, action: \.child)
    store.send(.present)
    #expect(child.wrappedValue?.count == 0)
    child.wrappedValue = nil
    child.wrappedValue = nil
    #expect(store.child == nil)
    #expect(store.log == ["present", "child"])
  }

  @Test func aChildIsNotPresentedByItsStore() {
    let child = Bindable(store).scope(state: \.child, action: \.child)
    store.send(.present)
    let former = child.wrappedValue
    child.wrappedValue = nil
    child.wrappedValue = former
    #expect(store.child == nil)
    #expect(store.log == ["present", "child"])
  }
}
