#if Web
import Logging

/// The configuration and services that all sessions of a host share.
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
