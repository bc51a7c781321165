#if Web
import Logging

/// The configuration and services that all sessions of a host share.
final class SessionConfiguration: Sendable {
  let limits: SessionLimits
  let clock: ServerClock
  let telemetry = Telemetry()
  let logger: Logger
  /// The languages of the texts, see ``HostSettings/languages``.
  let languages: [String]
  let cookieTickets = CookieTickets()
  /// The sessions of the hosts with the same settings.
  let pageSessions: PageSessions

  init(_ settings: HostSettings) {
    limits = settings.limits
    clock = ServerClock(settings.clock)
    logger = settings.logger
    languages = settings.languages
    pageSessions = settings.sessions
  }
}
#endif
