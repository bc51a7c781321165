import Testing

@_spi(Renderer) @testable import ComposableUI

/// A window that is rendered before a user sees it.
@MainActor
@Suite struct WindowConnectionTests {
  private final class Events {
    var names: [String] = []
  }

  private struct Page: View {
    let events: Events
    @Environment(\.isConnected) private var isConnected
    @Environment(\.scenePhase) private var scenePhase
    @State private var isPresented = true

    var body: some View {
      VStack {
        Text(isConnected ? "connected" : "rendered")
        Text(scenePhase == .active ? "active" : "background")
      }
      .onAppear { events.names.append("page") }
      .sheet(isPresented: $isPresented) {
        Text("sheet").onAppear { events.names.append("sheet") }
      }
    }
  }

  private func graph(_ events: Events) -> ViewGraph {
    ViewGraph(isConnected: false, isolation: MainActor.shared) { Page(events: events) }
  }

  @Test func viewsAppearWhenTheWindowIsConnected() {
    let events = Events()
    let graph = graph(events)
    _ = graph.update()
    #expect(graph.rendering.texts == ["rendered", "background", "sheet"])
    #expect(events.names == [])
    graph.connect()
    _ = graph.update()
    #expect(graph.rendering.texts == ["connected", "active", "sheet"])
    #expect(events.names == ["page", "sheet"])
    graph.connect()
    _ = graph.update()
    #expect(events.names == ["page", "sheet"])
  }

  @Test func aWindowThatIsNeverConnectedNeverAppears() {
    let events = Events()
    do {
      let graph = graph(events)
      _ = graph.update()
    }
    #expect(events.names == [])
  }

  @Test func aWindowThatEndsAsItIsConnectedNeverAppears() {
    let events = Events()
    do {
      let graph = graph(events)
      _ = graph.update()
      graph.connect()
    }
    #expect(events.names == [])
  }

  @Test func onlyBodiesThatReadTheConnectionAreEvaluatedAgain() {
    struct Root: View {
      let events: Events

      var body: some View {
        events.names.append("root")
        return Reader(events: events)
      }
    }
    struct Reader: View {
      let events: Events
      @Environment(\.isConnected) private var isConnected

      var body: some View {
        events.names.append("reader")
        return Text(isConnected ? "connected" : "rendered")
      }
    }
    let events = Events()
    let graph = ViewGraph(isConnected: false, isolation: MainActor.shared) { Root(events: events) }
    _ = graph.update()
    graph.connect()
    _ = graph.update()
    #expect(events.names == ["root", "reader", "reader"])
  }
}
