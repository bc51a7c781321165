import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The lifetime of views: appearance, changes, tasks and state.
@MainActor
@Suite struct LifetimeTests {
  private let log = LockIsolated<[String]>([])

  private func store() -> StoreOf<Feature> { Store(initialState: Feature.State()) { Feature() } }

  @Test func onAppearAndOnDisappearFollowTheView() {
    let store = store()
    let view = ViewDriver { [log] in
      if store.isOn {
        Text("on")
          .onAppear { log.withValue { $0.append("appears") } }
          .onDisappear { log.withValue { $0.append("disappears") } }
      }
    }
    #expect(log.value == [])
    store.send(.set(true))
    #expect(view.texts == ["on"])
    #expect(log.value == ["appears"])
    store.send(.set(false))
    #expect(view.texts == [])
    #expect(log.value == ["appears", "disappears"])
  }

  @Test func releasingAGraphRemovesItsViews() {
    let store = store()
    do {
      let view = ViewDriver { [log] in
        Text("\(store.count)").onDisappear { log.withValue { $0.append("disappears") } }
      }
      #expect(view.texts == ["0"])
    }
    #expect(log.value == ["disappears"])
  }

  @Test func aViewThatNeverAppearedDoesNotDisappear() {
    do {
      _ = ViewGraph(isolation: MainActor.shared) { [log] in
        Text("a").onDisappear { log.withValue { $0.append("disappears") } }
      }
    }
    #expect(log.value == [])
  }

  @Test func aViewThatIsRemovedBeforeItAppearsDoesNotDisappear() throws {
    let view = ViewDriver { [log] in
      FlickeringView { event in log.withValue { $0.append(event) } }
    }
    try view.button("Flicker").tap()
    view.update()
    #expect(log.value == [])
  }

  @Test func removedRowsDisappearInOrder() {
    let store = store()
    let view = ViewDriver { [log] in
      ForEach(store.isOn ? [] : Array(0..<20), id: \.self) { row in
        Text("\(row)").onDisappear { log.withValue { $0.append("\(row)") } }
      }
    }
    store.send(.set(true))
    view.update()
    #expect(log.value == (0..<20).map { "\($0)" })
  }

  @Test func overlaysOfRemovedRowsDisappearInOrder() {
    let store = store()
    let count = LockIsolated(0)
    let view = ViewDriver { [log] in
      ForEach(store.isOn ? [] : Array(0..<20), id: \.self) { Text("\($0)") }
        .overlay { NumberedOverlay(log: log, count: count) }
    }
    store.send(.set(true))
    view.update()
    #expect(log.value == (1...20).map { "\($0)" })
  }

  @Test func onChangeReceivesTheNewValue() {
    let store = store()
    let view = ViewDriver { [log] in
      Text("a")
        .onChange(of: store.count) { value in log.withValue { $0.append("\(value)") } }
        .onChange(of: store.count, perform: { value in log.withValue { $0.append("\(value)") } })
    }
    store.send(.count(3))
    view.update()
    #expect(log.value == ["3", "3"])
  }

  @Test func changesCausedByOnChangeArePartOfTheUpdate() {
    let store = store()
    let view = ViewDriver {
      CountView(store: store) { _, new in if new < 5 { store.send(.count(new + 1)) } }
    }
    store.send(.count(1))
    view.update()
    #expect(view.texts == ["5"])
  }

  @Test func aTaskSendsOnTheActorOfItsGraph() async {
    let (events, continuation) = AsyncStream.makeStream(of: Int.self)
    await sendFromTask(on: MainActor.shared, continuation)
    await sendFromTask(on: GraphActor(), continuation)
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == 7)
    #expect(await iterator.next() == 7)
  }

  private actor GraphActor {}

  @Test func aModifierHasItsOwnState() throws {
    let view = ViewDriver { Text("a").modifier(CountingModifier()) }
    try view.button("0").tap()
    #expect(view.texts == ["a", "1"])
  }
}

private struct FlickeringView: View {
  let log: (String) -> Void
  @State private var isOn = false

  var body: some View {
    Button("Flicker") {
      withAnimation { isOn = true }
      isOn = false
    }
    if isOn {
      Text("on").onAppear { log("appears") }.onDisappear { log("disappears") }
    }
  }
}

/// An overlay with the number of its creation.
private struct NumberedOverlay: View {
  let log: LockIsolated<[String]>
  @State private var number: Int

  init(log: LockIsolated<[String]>, count: LockIsolated<Int>) {
    self.log = log
    _number = State(
      wrappedValue: count.withValue { count in
        count += 1
        return count
      })
  }

  var body: some View {
    Text("overlay").onDisappear {
      let text = "\(number)"
      log.withValue { $0.append(text) }
    }
  }
}

private struct CountView: View {
  let store: StoreOf<Feature>
  let changed: (Int, Int) -> Void

  var body: some View {
    Text("\(store.count)").onChange(of: store.count) { changed($0, $1) }
  }
}

private func sendFromTask(
  on actor: isolated any Actor, _ events: AsyncStream<Int>.Continuation
) async {
  let store = Store(initialState: Feature.State()) { Feature() }
  let view = ViewDriver { TaskSender(store: store, events: events) }
  view.update()
  // Until the action of the task has been reduced.
  for await count in store.values(of: \.count) where count == 7 { break }
  withExtendedLifetime(view) {}
}

private struct TaskSender: View {
  let store: StoreOf<Feature>
  let events: AsyncStream<Int>.Continuation

  var body: some View {
    Text("sending").task {
      await store.send(.count(7)).finish()
      events.yield(store.count)
    }
  }
}

private struct CountingModifier: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    content
    Button("\(count)") { count += 1 }
  }
}
