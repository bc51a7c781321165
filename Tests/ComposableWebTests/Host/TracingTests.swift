#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import InMemoryTracing
import Testing
import Tracing

@testable import ComposableWeb

@Suite struct TracingTests {
  /// The tracer of the process: there can be one only.
  private static let tracer = {
    let tracer = InMemoryTracer()
    InstrumentationSystem.bootstrap(tracer)
    return tracer
  }()

  @Test func anEventIsTracedUntilItsPatch() async throws {
    let tracer = Self.tracer
    try await SessionHarness.run { harness in
      let tab = try await harness.joined()
      try await tab.tap("Increment", number: 1)
      let event = try #require(tracer.event(of: tab.session))
      #expect(event.operationName == "composable_web event")
      #expect(event.attributes["composable.host"]?.toSpanAttribute() == .string("/"))
      #expect(event.attributes["composable.interaction"]?.toSpanAttribute() == .string("tap"))
      let button = try tab.button("Increment")
      #expect(event.attributes["composable.element"]?.toSpanAttribute() == button.toSpanAttribute())
      let stages = tracer.finishedSpans.filter { $0.parentSpanID == event.spanID }
      #expect(
        stages.map(\.operationName) == [
          "composable_web reduce", "composable_web diff", "composable_web encode",
        ])
    }
  }

  @Test func theEffectsOfAnEventBelongToItsTrace() async throws {
    let tracer = Self.tracer
    try await SessionHarness.run { harness in
      let content = SessionContent { owner, environment, needsUpdate in
        ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
          LoaderView()
        }
      }
      let tab = try await harness.joined(content: content)
      try await tab.tap("Load", number: 1)
      await harness.waitUntilIdle()
      let event = try #require(tracer.event(of: tab.session))
      let requests = tracer.finishedSpans.filter { $0.operationName == "request" }
      #expect(requests.map(\.traceID) == [event.traceID])
    }
  }
}

extension InMemoryTracer {
  fileprivate func event(of session: Session) -> FinishedInMemorySpan? {
    finishedSpans.first {
      $0.attributes["composable.session"]?.toSpanAttribute() == .string("\(session.id)")
    }
  }
}

@Reducer private struct Loader {
  struct State {}
  enum Action { case loadTapped }

  var body: some Reducer<State, Action> {
    Reduce { _, _ in
      .run { _ in withSpan("request") { _ in } }
    }
  }
}

private struct LoaderView: View {
  let store = Store(initialState: Loader.State()) { Loader() }

  var body: some View {
    Button("Load") { store.send(.loadTapped) }
  }
}
#endif
