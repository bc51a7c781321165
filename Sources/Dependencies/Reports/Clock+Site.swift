import Clocks

extension Clock where Duration == Swift.Duration {
  /// This clock; one that no test has overridden reports where the dependency was declared that is
  /// being read.
  var atSite: any Clock<Duration> {
    let clock = self as? UnimplementedClock<Duration>
    guard let clock, let place = DependencySite.current?.place else { return self }
    return clock.at(place)
  }
}
