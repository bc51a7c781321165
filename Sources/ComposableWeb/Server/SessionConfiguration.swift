#if Web
  import Logging

  /// What all sessions of a host are made with.
  final class SessionConfiguration: Sendable {
    let limits: SessionLimits
    let clock: ServerClock
    let telemetry = Telemetry()
    let logger: Logger

    init(limits: SessionLimits, clock: any Clock<Duration>, logger: Logger) {
      self.limits = limits
      self.clock = ServerClock(clock)
      self.logger = logger
    }
  }
#endif
