import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// Changes of one turn under different transactions.
@MainActor
@Suite struct TransactionTests {
  private let store: StoreOf<Feature>

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  @Test func anAnimatedChangeOfStateAfterAPlainOneIsAnimatedAlone() throws {
    let view = ViewDriver { LoadingView() }
    try view.button("Load").tap()
    #expect(
      view.diff().map(\.summary) == ["remove plain", "insert animated"]
    )
    #expect(view.texts == ["Load", "row"])
  }

  @Test func aPlainChangeOfStateAfterAnAnimatedOneIsNotAnimated() throws {
    let view = ViewDriver { LoadingView() }
    try view.button("Load first").tap()
    #expect(view.diff().map(\.summary) == ["insert animated", "remove plain"])
  }

  @Test func anAnimatedChangeOfAModelAfterAPlainOneIsAnimated() {
    let model = Model()
    let view = ViewDriver { ModelView(model: model) }
    model.title = "b"
    withAnimation(.spring) { model.items.append(1) }
    #expect(view.diff().map(\.summary).contains("insert animated"))
    withAnimation(.spring) { model.items.append(2) }
    model.title = "c"
    #expect(view.diff().map(\.summary).contains("insert animated"))
  }

  @Test func anAnimatedActionAfterAPlainOneIsAnimated() {
    let view = ViewDriver { [store] in
      VStack {
        Text("\(store.count)")
        if store.isOn { Text("on") }
      }
    }
    store.send(.count(1))
    store.send(.set(true), animation: .spring)
    #expect(view.diff().map(\.summary).contains("insert animated"))
    #expect(view.texts == ["1", "on"])
  }

  @Test func aPlainChangeOfAParentDoesNotSwallowTheAnimationOfItsChild() {
    let view = ViewDriver { [store] in CountParent(store: store) }
    store.send(.count(1))
    store.send(.set(true), animation: .spring)
    #expect(view.diff().map(\.summary).contains("insert animated"))
    #expect(view.texts == ["1", "1", "on"])
  }

  @Test func aPlainChangeOfAParentLeavesTheAnimationOfAChildWithoutInputs() {
    let view = ViewDriver { [store] in
      VStack {
        Text("\(store.count)")
        SeparateBody { if store.isOn { Text("on") } }
      }
    }
    store.send(.count(1))
    store.send(.set(true), animation: .spring)
    #expect(Set(view.diff().map(\.summary)) == ["update plain", "insert animated"])
  }

  @Test func changesOfTwoBodiesInOneContainerKeepTheirTransactions() {
    let view = ViewDriver { [store] in
      VStack {
        SeparateBody { if store.count == 0 { Text("zero") } }
        SeparateBody { if store.isOn { Text("on") } }
      }
    }
    store.send(.count(1))
    store.send(.set(true), animation: .spring)
    #expect(view.diff().map(\.summary) == ["remove plain", "insert animated"])
    store.send(.set(false), animation: .spring)
    store.send(.count(0))
    #expect(view.diff().map(\.summary) == ["remove animated", "insert plain"])
  }

  @Test func insertionsAndRemovalsHaveTheAnimationOfAValue() {
    let view = ViewDriver { [store] in
      VStack {
        Group { if store.isOn { Text("on") } }.animation(.spring, value: store.isOn)
        Group { if store.isOn { Text("on") } }.padding().animation(.spring, value: store.isOn)
        Group { if store.isOn { Text("on") } }.animation(.spring, value: store.isOn).padding()
        if store.isOn { Text("on") }
      }
    }
    store.send(.set(true))
    let inserted = view.diff().map(\.summary)
    #expect(inserted == ["insert plain"] + Array(repeating: "insert animated", count: 3))
    store.send(.set(false))
    let removed = view.diff().map(\.summary)
    #expect(removed == Array(repeating: "remove animated", count: 3) + ["remove plain"])
  }

  @Test func changesInOnChangeDoNotHaveTheAnimationOfTheValue() {
    let view = ViewDriver { [store] in
      VStack {
        Text("\(store.count)")
        Text(store.name)
      }
      .animation(.spring, value: store.count)
      .onChange(of: store.count) { store.send(.name("changed")) }
    }
    store.send(.count(1))
    #expect(view.diff().map(\.summary) == ["update animated", "update plain"])
  }

  @Test func aTransactionModifierAppliesToTransactionsThatDisableAnimations() {
    let view = ViewDriver { [store] in
      Text("\(store.count)").transaction { $0.animation = .spring }
      Text("\(store.count)").animation(.spring)
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    store.send(.count(1), transaction: transaction)
    #expect(view.diff().map(\.summary) == ["update animated", "update plain"])
  }

  @Test func eachStepOfAnUpdateReadsTheStatesOfThatStep() throws {
    let log = LockIsolated<[String]>([])
    let view = ViewDriver { StepView(log: log) }
    log.setValue([])
    try view.button("Step").tap()
    view.update()
    #expect(log.value == ["1 0", "1 1", "2 1"])
    #expect(view.texts == ["Step", "2 1"])
  }

  @Test func aStateThatIsReadForTheFirstTimeInAStepIsCurrentInTheEnd() throws {
    let model = Model()
    let view = ViewDriver { LateReader(model: model) }
    try view.button("Both").tap()
    #expect(view.texts == ["Both", "1"])
    #expect(view.texts == ["Both", "1"])
  }

  @Test func manyChangesWithoutAnUpdateAreShownInFewSteps() throws {
    let view = ViewDriver { AlternatingView() }
    try view.button("Alternate").tap()
    #expect(view.diff().count <= 50)
    #expect(view.texts == ["Alternate", "999"])
  }

  @Test func formerValuesOfStatesAreReleased() throws {
    let former = WeakToken()
    let view = ViewDriver { ObjectView(former: former) }
    #expect(former.token != nil)
    try view.button("Replace").tap()
    view.update()
    #expect(former.token == nil)
  }
}

extension Change {
  /// The kind of the patch, and whether it is animated.
  fileprivate var summary: String {
    let kind =
      switch patch {
      case .insert: "insert"
      case .remove: "remove"
      case .scroll: "scroll"
      case .move: "move"
      case .update: "update"
      case .layout: "layout"
      }
    return "\(kind) \(animation == nil ? "plain" : "animated")"
  }
}

@Observable private final class Model {
  var title = "a"
  var items: [Int] = []
}

private struct ModelView: View {
  let model: Model

  var body: some View {
    VStack {
      Text(model.title)
      ForEach(model.items, id: \.self) { Text("\($0)") }
    }
  }
}

private struct LoadingView: View {
  @State private var isLoading = true
  @State private var items: [String] = []

  var body: some View {
    VStack {
      Button("Load") {
        isLoading = false
        withAnimation { items = ["row"] }
      }
      if isLoading {
        Button("Load first") {
          withAnimation { items = ["row"] }
          isLoading = false
        }
      }
      ForEach(items, id: \.self) { Text($0) }
    }
  }
}

private struct StepView: View {
  let log: LockIsolated<[String]>
  @State private var first = 0
  @State private var second = 0

  var body: some View {
    let text = "\(first) \(second)"
    log.withValue { $0.append(text) }
    return VStack {
      Button("Step") {
        first = 1
        withAnimation { second = 1 }
        first = 2
      }
      Text(text)
    }
  }
}

/// A view that reads its state only when a model is in a mode.
private struct LateReader: View {
  let model: Model
  @State private var number = 0

  var body: some View {
    Button("Both") {
      model.title = "late"
      withAnimation { number = 1 }
    }
    SeparateBody { if model.title == "late" { Text("\(number)") } }
  }
}

private struct AlternatingView: View {
  @State private var number = 0

  var body: some View {
    Button("Alternate") {
      for next in 1...999 {
        withAnimation(next.isMultiple(of: 2) ? .spring : nil) { number = next }
      }
    }
    Text("\(number)")
  }
}

private final class Token {}

private final class WeakToken {
  weak var token: Token?
}

private struct ObjectView: View {
  let former: WeakToken
  @State private var token: Token? = Token()
  @State private var count = 0

  var body: some View {
    former.token = former.token ?? token
    return VStack {
      Button("Replace") {
        count += 1
        withAnimation { token = nil }
      }
      Text("\(count)")
    }
  }
}

private struct CountParent: View {
  let store: StoreOf<Feature>

  var body: some View {
    let count = store.count
    VStack {
      Text("\(count)")
      CountChild(store: store, count: count)
    }
  }
}

private struct CountChild: View {
  let store: StoreOf<Feature>
  let count: Int

  var body: some View {
    Text("\(count)")
    if store.isOn { Text("on") }
  }
}
