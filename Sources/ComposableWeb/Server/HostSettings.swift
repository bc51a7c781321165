#if Web
  public import Logging

  /// How a view is served.
  ///
  /// ```swift
  /// var settings = HostSettings()
  /// settings.limits.idleLife = .seconds(600)
  /// settings.origins = OriginPolicy(allowing: ["timers.example.com"])
  /// ```
  public struct HostSettings: Sendable {
    /// How much browsers may ask for.
    public var limits = SessionLimits()

    /// The host names that the server answers to, and whose pages may connect.
    public var origins = OriginPolicy.sameHost

    /// What tokens are signed with.
    public var key = SigningKey()

    /// The clock of grace times and limits.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// Where it is logged what goes on. Neither tokens nor what users enter are.
    public var logger = Logger(label: "ComposableWeb")

    /// The settings for a server that anybody can reach.
    public init() {}
  }
#endif
