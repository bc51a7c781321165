import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// The updates of graphs: when they are requested, and what their diffs contain.
@MainActor
@Suite struct GraphUpdateTests {
  @Observable final class Model {
    var count = 0
    var isOn = false
  }

  private let model = Model()

  @Test func anUpdateIsRequestedOnceUntilItIsMade() {
    let requests = LockIsolated(0)
    let graph = ViewGraph(
      isolation: MainActor.shared, needsUpdate: { requests.withValue { $0 += 1 } }
    ) { [model] in
      Text("\(model.count)")
      SeparateBody { Text(model.isOn ? "on" : "off") }
    }
    _ = graph.update()
    #expect(requests.value == 0)
    model.count = 1
    model.count = 2
    model.isOn = true
    #expect(requests.value == 1)
    _ = graph.update()
    model.count = 3
    #expect(requests.value == 2)
  }

  @Test func theRenderingIsThatOfTheLastUpdate() {
    let graph = ViewGraph(isolation: MainActor.shared) { [model] in Text("\(model.count)") }
    _ = graph.update()
    model.count = 1
    #expect(graph.rendering.description == #"Text "0""#)
    _ = graph.update()
    #expect(graph.rendering.description == #"Text "1""#)
  }

  @Test func unknownElementsAcceptNothing() {
    let graph = ViewGraph(isolation: MainActor.shared) { Button("a") {} }
    _ = graph.update()
    for id in [-1, 0, 10_000, .max] { #expect(!graph.handle(.tap, on: id)) }
  }

  @Test func equalChangesHaveEqualDiffs() {
    func diffs() -> [Diff] {
      let model = Model()
      let graph = ViewGraph(isolation: MainActor.shared) {
        VStack {
          ForEach(0..<model.count, id: \.self) { Text("\($0)") }
          if model.isOn { Text("on").transition(.slide) }
        }
      }
      var diffs = [graph.update()]
      model.count = 3
      diffs.append(graph.update())
      withAnimation(.spring) { model.isOn = true }
      model.count = 1
      diffs.append(graph.update())
      return diffs
    }
    #expect(diffs() == diffs())
  }
}
