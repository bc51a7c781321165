public import Foundation

extension DependencyValues {
  /// The time zone for computing and formatting dates. Use it in place of `TimeZone.current`.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.timeZone = .gmt
  /// } operation: {
  ///   model.render()
  /// }
  /// ```
  ///
  /// 1. It depends on the settings of the machine, so reading it in a test that does not override
  ///    it fails the test.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private enum TimeZoneKey: DependencyKey {
  static var liveValue: TimeZone { .autoupdatingCurrent }
}
