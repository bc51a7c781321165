#if Web
import ComposableCore
import Logging
import Metrics
import MetricsTestKit
import Testing

@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

/// Sessions without sockets, on a clock that the test advances.
struct SessionHarness: Sendable {
  let clock = TestClock<Duration>()
  let gate = EffectGate()
  let metrics = TestMetrics()
  let log = LogRecord()
  let sessions: SessionRegistry

  private init(_ limits: SessionLimits) {
    var settings = HostSettings()
    settings.limits = limits
    settings.clock = clock
    settings.logger = log.logger
    let configured = settings
    sessions = withMetricsFactory(metrics) { SessionRegistry(SessionConfiguration(configured)) }
  }

  /// The default content of a session.
  private var content: SessionContent {
    SessionContent { [gate] owner, environment, needsUpdate in
      ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
        TallyView(gate: gate)
      }
    }
  }

  /// Creates a session and returns it with its first rendering.
  func session(for address: String) async throws(CloseReason) -> (Session, Rendering) {
    let made = try await sessions.make(
      for: address, page: "", request: PageRequest(), content: content)
    return (made.session, made.rendering)
  }

  /// Runs a test on an executor that the clock can wait for.
  static func run(
    limits change: (inout SessionLimits) -> Void = { _ in },
    _ body: @escaping @Sendable (SessionHarness) async throws -> Void
  ) async throws {
    var limits = SessionLimits()
    limits.drain = .zero
    // The use of the processor differs from machine to machine, and a session that has to wait would
    // wait for a clock that stands still.
    limits.processorBurstPerAddress = .seconds(3_600)
    change(&limits)
    let harness = SessionHarness(limits)
    let executor = QuiescentExecutor()
    try await QuiescentExecutor.$current.withValue(executor) {
      try await Task(executorPreference: executor) {
        try await body(harness)
        await harness.sessions.stop()
      }.value
    }
  }

  /// Waits until no task is running.
  func waitUntilIdle() async { await QuiescentExecutor.current?.quiescence() }

  /// The number of rejections with a reason.
  func rejections(_ rejection: RejectionReason) throws -> Int64 {
    try metrics.expectCounter(
      "composable_web_refusals", [("host", "/"), ("reason", rejection.rawValue)]
    )
    .totalValue
  }

  /// Creates a session and attaches a connection to it.
  ///
  /// - Parameter content: The content of the session; a tally if it is `nil`.
  func joined(_ address: String = "1.2.3.4", content: SessionContent? = nil) async throws -> Tab {
    let (session, rendering, _) = try await sessions.make(
      for: address, page: "", request: PageRequest(), content: content ?? self.content
    )
    let tab = Tab(session: session, rendering: rendering)
    try #require(await session.attach(tab.connection, greeting: [.again], after: 0))
    #expect(try tab.connection.received().map(\.hello) == ["again"])
    return tab
  }
}

/// A browser tab with a session.
struct Tab: Sendable {
  let session: Session
  let rendering: Rendering
  let connection = RecordedConnection()

  /// Taps a button.
  func tap(_ label: String, number: Int) async throws {
    let event = try ClientEvent(number: number, element: button(label), interaction: .tap)
    await session.receive(.event(event), from: connection)
  }

  /// Attaches another connection, of a browser that has received the messages up to a number.
  func resumed(after number: Int) async throws -> RecordedConnection {
    let again = RecordedConnection()
    try #require(await session.attach(again, greeting: [.again], after: number))
    return again
  }

  func button(_ label: String) throws -> Int {
    try #require(rendering.button(label))
  }
}

extension Rendering {
  /// The element identifier of the button with a label.
  func button(_ label: String) -> Int? {
    if content.is(ButtonContent.self), self.label == label { return id }
    return children.lazy.compactMap { $0.button(label) }.first
  }
}
#endif
