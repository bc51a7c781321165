public import Foundation

extension DependencyValues {
  /// The calendar for date computations. Use it in place of `Calendar.current`.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.calendar = Calendar(identifier: .gregorian)
  /// } operation: {
  ///   model.render()
  /// }
  /// ```
  ///
  /// 1. It depends on the settings of the machine, so reading it in a test that does not override
  ///    it fails the test.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static var liveValue: Calendar { .autoupdatingCurrent }
}
