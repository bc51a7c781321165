#if Web
  import ComposableUI
  import Logging

  /// What all sessions of a view are made with.
  final class SessionSetup: Sendable {
    /// Makes what a session shows, on the actor that owns it.
    typealias MakeGraph =
      @Sendable (
        _ owner: any Actor, _ needsUpdate: @escaping @Sendable () -> Void
      ) -> ViewGraph

    let limits: SessionLimits
    let clock: ServerClock
    let telemetry = Telemetry()
    let logger: Logger
    let makeGraph: MakeGraph

    init(
      limits: SessionLimits, clock: any Clock<Duration>, logger: Logger,
      makeGraph: @escaping MakeGraph
    ) {
      self.limits = limits
      self.clock = ServerClock(clock)
      self.logger = logger
      self.makeGraph = makeGraph
    }
  }
#endif
