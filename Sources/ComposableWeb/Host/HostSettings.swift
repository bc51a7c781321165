#if Web
public import Logging

/// The configuration of a ``ViewHost``.
///
/// ```swift
/// var settings = HostSettings()
/// settings.limits.idleLife = .seconds(600)
/// settings.origins = OriginPolicy(allowing: ["timers.example.com"])
/// ```
///
/// The defaults suit a server that is reachable from the internet.
public struct HostSettings: Sendable {
  /// The limits of sessions and connections.
  public var limits = SessionLimits()

  /// The host names that the server accepts, and the origins that may connect.
  public var origins = OriginPolicy.sameHost

  /// The clock that measures grace times and limits.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// The logger of the server. Neither tokens nor the user's input are logged.
  public var logger = Logger(label: "ComposableWeb")

  /// Creates settings that are safe on the public internet.
  public init() {}
}
#endif
