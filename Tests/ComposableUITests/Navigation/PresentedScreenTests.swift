import ComposableCore
import ComposableUI
import Testing

/// Screens that an item pushes.
@MainActor
@Suite struct PresentedScreenTests {
  @Observable final class Model {
    var item: Int?
    var isShown = false
    var isRootShown = true
    var path: [String] = []
  }

  private let model = Model()
  private var item: Binding<Int?> { Binding(get: { model.item }, set: { model.item = $0 }) }
  private var isShown: Binding<Bool> {
    Binding(get: { model.isShown }, set: { model.isShown = $0 })
  }

  @Test func anItemIsPushedAndPopped() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(item: item) { Text("item \($0)") }
      }
    }
    #expect(view.texts == ["root"])
    model.item = 1
    #expect(view.texts == ["root", "item 1"])
    model.item = nil
    #expect(view.texts == ["root"])
    model.item = 2
    try view.goBack()
    #expect(model.item == nil)
    #expect(view.texts == ["root"])
  }

  @Test func anotherItemIsAnotherScreen() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(item: item) { CountButton(name: "\($0)") }
      }
    }
    model.item = 1
    try view.button("1 0").tap()
    model.item = 2
    #expect(view.texts == ["root", "2 0"])
    try view.goBack()
    #expect(model.item == nil)
  }

  @Test func aConditionPushesAScreen() throws {
    struct Close: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
    model.isShown = true
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(isPresented: isShown) { Close() }
      }
    }
    #expect(view.texts == ["root", "close"])
    try view.button("close").tap()
    #expect(!model.isShown)
    #expect(view.texts == ["root"])
  }

  @Test func aScreenFollowsItsView() {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(isPresented: isShown) { Text("\(model.item ?? 0)") }
      }
    }
    model.isShown = true
    model.item = 7
    #expect(view.texts == ["root", "7"])
  }

  @Test func removingAScreenRemovesThoseThatItPushed() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(isPresented: isShown) {
          Text("first").navigationDestination(item: item) { Text("second \($0)") }
        }
      }
    }
    model.isShown = true
    model.item = 2
    #expect(view.texts == ["root", "first", "second 2"])
    model.isShown = false
    #expect(view.texts == ["root"])
    // As for a sheet: nobody dismissed it.
    #expect(model.item == 2)
  }

  /// The screens above were pushed by other views: links, items and values of the path.
  @Test func removingAScreenRemovesThoseAboveIt() throws {
    let path = Binding(get: { model.path }, set: { model.path = $0 })
    let view = ViewDriver {
      NavigationStack(path: path) {
        Text("root")
          .navigationDestination(for: String.self) { value in
            NavigationLink("link \(value)") { Text("detail") }
          }
          .navigationDestination(item: item) { item in
            NavigationLink("value", value: "v\(item)")
          }
          .navigationDestination(isPresented: isShown) { Text("above") }
      }
    }
    model.path = ["first"]
    model.item = 1
    view.update()
    try view.button("value").tap()
    try view.button("link v1").tap()
    model.isShown = true
    #expect(view.texts == ["root", "link first", "value", "link v1", "detail", "above"])
    // Another item is another screen at the same place.
    model.item = 2
    #expect(view.texts == ["root", "link first", "value"])
    #expect(model.path == ["first"])
    #expect(!model.isShown)
    try view.button("value").tap()
    #expect(model.path == ["first", "v2"])
    model.isShown = true
    view.update()
    model.item = nil
    #expect(view.texts == ["root", "link first"])
    #expect(model.path == ["first"])
    #expect(!model.isShown)
  }

  /// One action may do both.
  @Test func aPathThatIsSetWhenAScreenIsRemovedIsKept() throws {
    let path = Binding(get: { model.path }, set: { model.path = $0 })
    let view = ViewDriver {
      NavigationStack(path: path) {
        Text("root")
          .navigationDestination(for: String.self) { Text($0) }
          .navigationDestination(item: item) { Text("item \($0)") }
      }
    }
    model.item = 1
    #expect(view.texts == ["root", "item 1"])
    (model.item, model.path) = (nil, ["X"])
    #expect(view.texts == ["root", "X"])
    #expect(model.path == ["X"])
    model.item = 5
    view.update()
    (model.item, model.path) = (6, ["X", "Y"])
    #expect(view.texts.contains("Y"))
    #expect(model.path == ["X", "Y"])
  }

  @Test func goingBackSetsTheBindingOfTheLatestView() throws {
    let other = Model()
    let view = ViewDriver {
      NavigationStack {
        let model = model.isRootShown ? model : other
        Text("root").navigationDestination(
          isPresented: Binding(get: { model.isShown }, set: { model.isShown = $0 })
        ) {
          Text("screen")
        }
      }
    }
    (model.isShown, other.isShown) = (true, true)
    view.update()
    model.isRootShown = false
    view.update()
    try view.goBack()
    #expect(model.isShown && !other.isShown)
    #expect(view.texts == ["root"])
  }

  @Test func anItemThatIsSetAgainAtOnceIsShown() throws {
    let view = ViewDriver {
      NavigationStack {
        Text("root \(model.isShown ? 1 : 0)").navigationDestination(
          item: Binding(get: { model.item }, set: { model.item = $0 ?? 1 })
        ) {
          Text("item \($0)")
        }
      }
    }
    model.item = 1
    view.update()
    try view.goBack()
    model.isShown = true
    #expect(view.texts == ["root 1", "item 1"])
  }

  @Test func aPathThatChangesBelowAScreenSetsItsItemToNil() {
    let path = Binding(get: { model.path }, set: { model.path = $0 })
    let view = ViewDriver {
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: String.self) { name in
          Text(name).navigationDestination(item: item) { Text("item \($0)") }
        }
      }
    }
    model.path = ["a"]
    view.update()
    model.item = 1
    #expect(view.texts == ["root", "a", "item 1"])
    model.path = []
    #expect(view.texts == ["root"])
    #expect(model.item == nil)
  }

  @Test func aScreenRemainsWhenAValueFurtherBelowIsRemoved() throws {
    let path = Binding(get: { model.path }, set: { model.path = $0 })
    let view = ViewDriver {
      NavigationStack(path: path) {
        Text("root").navigationDestination(for: String.self) { name in
          Text(name).navigationDestination(
            item: Binding(
              get: { name == "b" ? model.item : nil }, set: { model.item = $0 })
          ) {
            CountButton(name: "item \($0)")
          }
        }
      }
    }
    model.path = ["a", "b"]
    model.item = 1
    try view.button("item 1 0").tap()
    #expect(view.texts == ["root", "a", "b", "item 1 1"])
    model.path = ["b"]
    #expect(view.texts == ["root", "b", "item 1 1"])
    #expect(model.item == 1)
    model.path = ["b", "c"]
    #expect(view.texts == ["root", "b", "item 1 1", "c"])
    model.path = []
    #expect(view.texts == ["root"])
    #expect(model.item == nil)
  }

  @Test func aViewThatIsRemovedTakesItsScreenAway() {
    let view = ViewDriver {
      NavigationStack {
        if model.isRootShown {
          Text("root").navigationDestination(item: item) { Text("item \($0)") }
        }
        Text("rest")
      }
    }
    model.item = 1
    #expect(view.texts == ["root", "rest", "item 1"])
    model.isRootShown = false
    #expect(view.texts == ["rest"])
  }

  @Test func aPushedScreenIsAnimatedUnderTheTransaction() {
    let view = ViewDriver {
      NavigationStack {
        Text("root").navigationDestination(item: item) { Text("item \($0)") }
      }
    }
    withAnimation(.linear) { model.item = 1 }
    #expect(view.update() == [.linear])
  }

  @Test func anItemOutsideAStackIsReportedAtItsView() {
    model.item = 1
    withKnownIssue {
      let view = ViewDriver { Text("a").navigationDestination(item: item) { Text("\($0)") } }
      #expect(view.texts == ["a"])
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("is outside a 'NavigationStack'") }
        && issue.sourceLocation?.fileID.hasSuffix("PresentedScreenTests.swift") == true
    }
  }

  @Test func theStoreOfAPresentedFeatureIsAnItem() throws {
    struct Root: View {
      @Bindable var store: StoreOf<Presenter>
      var body: some View {
        NavigationStack {
          Button("show") { store.send(.show) }
            .navigationDestination(item: $store.scope(state: \.child, action: \.child)) {
              Text("child \($0.count)")
            }
        }
      }
    }
    let store = Store(initialState: Presenter.State()) { Presenter() }
    let view = ViewDriver { Root(store: store) }
    try view.button("show").tap()
    #expect(view.texts == ["show", "child 3"])
    try view.goBack()
    #expect(store.child == nil)
  }

  @Reducer struct Presenter {
    @ObservableState
    struct State: Equatable {
      @Presents var child: Feature.State?
    }
    enum Action {
      case show
      case child(PresentationAction<Feature.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .show = action { state.child = Feature.State(count: 3) }
        return .none
      }
      .ifLet(\.$child, action: \.child) { Feature() }
    }
  }
}
