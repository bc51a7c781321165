import Clocks

extension Clock where Duration == Swift.Duration {
  /// This clock. An unimplemented one reports at the declaration of the dependency that is being
  /// read.
  var reportingAtAccessSite: any Clock<Duration> {
    guard Self.self == UnimplementedClock<Duration>.self,
      let location = DependencyAccessSite.current?.location,
      let clock = self as? UnimplementedClock<Duration>
    else { return self }
    return clock.at(location)
  }
}
