import Clocks

extension Clock where Duration == Swift.Duration {
  /// This clock; one that no test has overridden reports where the dependency was declared that is
  /// being read.
  var atSite: any Clock<Duration> {
    guard Self.self == UnimplementedClock<Duration>.self, let place = DependencyAccessSite.current?.place,
      let clock = self as? UnimplementedClock<Duration>
    else { return self }
    return clock.at(place)
  }
}
