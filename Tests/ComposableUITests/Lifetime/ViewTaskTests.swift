import ComposableCore
import ComposableUI
import Testing

/// Tasks that run while a view is displayed.
@MainActor
@Suite struct ViewTaskTests {
  @Observable final class Model {
    var id = 1
    var name = "first"
    var rows = ["a", "b"]
    var isShown = true
  }

  private let model = Model()
  private let events: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (events, continuation) = AsyncStream.makeStream(of: String.self)
  }

  /// Returns the next events, in order.
  private func next(_ count: Int) async -> [String] {
    var result: [String] = []
    for await event in events {
      result.append(event)
      if result.count == count { break }
    }
    return result
  }

  private struct Worker: View {
    let name: String
    let id: Int
    let events: AsyncStream<String>.Continuation

    var body: some View {
      Text(name).task(id: id) {
        let label = "\(name) \(id)"
        events.yield("\(label) begins")
        try? await Task.never()
        events.yield("\(label) ends")
      }
    }
  }

  @Test func aTaskRestartsOnlyWhenItsIdentifierChanges() async {
    let view = ViewDriver { [continuation] in
      Worker(name: model.name, id: model.id, events: continuation)
    }
    view.update()
    #expect(await next(1) == ["first 1 begins"])
    model.name = "second"
    #expect(view.texts == ["second"])
    model.id = 2
    view.update()
    // The new task is that of the latest body, and the former one has run once.
    #expect(await next(2).sorted() == ["first 1 ends", "second 2 begins"])
  }

  @Test func aTaskGoesOnWhileItsRowMoves() async {
    let view = ViewDriver { [continuation] in
      ForEach(model.rows, id: \.self) { Worker(name: $0, id: 0, events: continuation) }
    }
    view.update()
    #expect(await next(2).sorted() == ["a 0 begins", "b 0 begins"])
    model.rows = ["b", "a"]
    view.update()
    model.rows = ["b"]
    view.update()
    #expect(await next(1) == ["a 0 ends"])
  }

  @Test func aTaskEndsWithItsGraph() async {
    do {
      let view = ViewDriver { [continuation] in
        Worker(name: model.name, id: 0, events: continuation)
      }
      view.update()
      #expect(await next(1) == ["first 0 begins"])
    }
    #expect(await next(1) == ["first 0 ends"])
  }

  @Test func aViewThatIsShownAgainStartsItsTaskAgain() async {
    let view = ViewDriver { [continuation] in
      if model.isShown { Worker(name: model.name, id: 0, events: continuation) }
    }
    view.update()
    #expect(await next(1) == ["first 0 begins"])
    model.isShown = false
    view.update()
    #expect(await next(1) == ["first 0 ends"])
    model.isShown = true
    view.update()
    #expect(await next(1) == ["first 0 begins"])
  }

  @Test func aTaskChangesTheStateOfItsView() async {
    struct Loader: View {
      let ended: AsyncStream<String>.Continuation
      @State private var text = "loading"

      var body: some View {
        Text(text).task {
          text = "loaded"
          ended.yield("ended")
        }
      }
    }
    let view = ViewDriver { [continuation] in Loader(ended: continuation) }
    #expect(view.texts == ["loading"])
    _ = await next(1)
    #expect(view.texts == ["loaded"])
  }
}
