#if Web
  import ComposableArchitecture
  import ComposableUI
  import Logging
  import Metrics
  import MetricsTestKit
  import Testing

  @testable import ComposableWeb

  /// Sessions without sockets, in a time that the test moves.
  struct SessionStage: Sendable {
    let clock = TestClock<Duration>()
    let alarm = Alarm()
    let metrics = TestMetrics()
    let sessions: SessionRegistry

    private init(_ limits: SessionLimits) {
      let clock = clock
      sessions = withMetricsFactory(metrics) {
        SessionRegistry(
          SessionConfiguration(limits: limits, clock: clock, logger: Logger(label: "test"))
        )
      }
    }

    /// What a session shows.
    private var content: SessionContent {
      SessionContent { [alarm] owner, environment, needsUpdate in
        ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
          TallyView(alarm: alarm)
        }
      }
    }

    /// A session, and what is seen in it.
    func session(for address: String) async throws(CloseReason) -> (Session, Rendering) {
      try await sessions.make(for: address, content: content)
    }

    /// Runs a test where all work is known, so that the clock can wait for it.
    static func run(
      limits change: (inout SessionLimits) -> Void = { _ in },
      _ body: @escaping @Sendable (SessionStage) async throws -> Void
    ) async throws {
      var limits = SessionLimits()
      change(&limits)
      let stage = SessionStage(limits)
      let executor = QuiescentExecutor()
      try await QuiescentExecutor.$current.withValue(executor) {
        try await Task(executorPreference: executor) {
          try await body(stage)
          await stage.sessions.stop()
        }.value
      }
    }

    /// Waits until nothing goes on any more.
    func rest() async { await QuiescentExecutor.current?.quiescence() }

    /// How often something was refused.
    func rejections(_ rejection: RejectionReason) throws -> Int64 {
      try metrics.expectCounter("composable_web_refusals", [("reason", rejection.rawValue)])
        .totalValue
    }

    /// A session with its page open and a connection that has said hello.
    ///
    /// - Parameter showing: What it shows; the tally unless a test says something else.
    func joined(_ address: String = "1.2.3.4", content: SessionContent? = nil) async throws -> Tab {
      let (session, rendering) = try await sessions.make(
        for: address, content: content ?? self.content
      )
      let tab = Tab(session: session, rendering: rendering)
      try #require(await session.attach(tab.connection, greeting: [.again], after: 0))
      #expect(try tab.connection.received().map(\.hello) == ["again"])
      return tab
    }
  }

  /// A browser's side of a session.
  struct Tab: Sendable {
    let session: Session
    let rendering: Rendering
    let connection = RecordedConnection()

    /// Presses a button.
    func tap(_ label: String, number: Int) async throws {
      let event = try ClientEvent(number: number, element: button(label), interaction: .tap)
      await session.receive(.event(event), from: connection)
    }

    func button(_ label: String) throws -> Int {
      try #require(rendering.button(label))
    }
  }

  extension Rendering {
    /// The button with a label.
    func button(_ label: String) -> Int? {
      if case .button = content, self.label == label { return id }
      return children.lazy.compactMap { $0.button(label) }.first
    }
  }
#endif
