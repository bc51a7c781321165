import ComposableCore
import Foundation
import Testing

/// Features whose bound fields are `@BindingState`.
@MainActor
@Suite struct BindingStateTests {
  @available(*, deprecated)
  @Test func aBindingActionSetsItsFieldAndIsMatched() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(.binding(.set(\.$name, "Blob"))) {
      $0.name = "Blob"
      $0.log = ["name"]
    }
    await store.send(.set(\.$user, User(name: "Bob"))) {
      $0.user.name = "Bob"
      $0.log = ["name", "user"]
    }
    await store.send(.set(\.$user.name, "Rob")) {
      $0.user.name = "Rob"
    }
    #expect(store.bindings.name == "Blob")
    #expect(store.bindings.user.name == "Rob")
  }

  @available(*, deprecated)
  @Test func changesAreComparedByTheirFieldAndValue() {
    typealias Action = BindingAction<Settings.State>
    #expect(Action.set(\.$name, "Blob") == .set(\.$name, "Blob"))
    #expect(Action.set(\.$name, "Blob") != .set(\.$name, "Bob"))
    #expect(Action.set(\.$name, "Blob") != .set(\.$nickname, "Blob"))
  }

  @available(*, deprecated)
  @Test func aBoundFieldIsACasePathOfItsAction() {
    let path = AnyCasePath<BindingAction<Settings.State>, String>(\.$name)
    #expect(path.extract(from: path.embed("Blob")) == "Blob")
    #expect(path.extract(from: .set(\.$nickname, "Blob")) == nil)
  }

  @available(*, deprecated)
  @Test func aFieldIsComparedEncodedAndPrintedAsItsValue() throws {
    let field = BindingState(wrappedValue: ["Blob"])
    #expect(field == BindingState(wrappedValue: ["Blob"]))
    #expect(field != BindingState(wrappedValue: []))
    let data = try JSONEncoder().encode(field)
    #expect(String(decoding: data, as: UTF8.self) == #"["Blob"]"#)
    #expect(try JSONDecoder().decode(BindingState<[String]>.self, from: data) == field)
    var dump = ""
    customDump(BindingState(wrappedValue: 1), to: &dump)
    #expect(dump == "1")
  }

  @available(*, deprecated)
  @Test func aViewStoreShowsAPartOfTheBindings() {
    struct ViewState: Equatable { var greeting: String }
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(store) { (bindings: BindingViewStore<Settings.State>) in
      ViewState(greeting: "Hello, \(bindings.name)")
    }
    viewStore.send(.set(\.$name, "Blob"))
    #expect(viewStore.greeting == "Hello, Blob")
  }
}

private struct User: Equatable, Sendable { var name = "" }

@available(*, deprecated)
private struct Settings: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    @BindingState var nickname = ""
    @BindingState var user = User()
    var log: [String] = []
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$name): state.log.append("name")
      case .binding(\.$user): state.log.append("user")
      case .binding: break
      }
      return .none
    }
  }
}
