public import Foundation

extension DependencyValues {
  /// The center that delivers notifications. Use it in place of `NotificationCenter.default`.
  ///
  /// ```swift
  /// @Dependency(\.notificationCenter) var notificationCenter
  ///
  /// notificationCenter.post(name: .itemsDidChange, object: nil)
  /// ```
  ///
  /// 1. In tests it is a center of its own for each test, so tests that run in parallel do not
  ///    receive one another's notifications.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self] }
    set { self[NotificationCenterKey.self] = newValue }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static var liveValue: NotificationCenter { .default }
  static var testValue: NotificationCenter { NotificationCenter() }
}
