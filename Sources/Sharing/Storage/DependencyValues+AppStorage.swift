import ConcurrencyExtras
public import Dependencies
public import Foundation

private enum AppStorageDependencyKey: DependencyKey {
  // User defaults may be used on any thread, though they are not marked as 'Sendable' on Linux.
  static var liveValue: UncheckedSendable<UserDefaults> {
    UncheckedSendable(AppStorageSuite.standard)
  }
  static var previewValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
  static var testValue: UncheckedSendable<UserDefaults> { UncheckedSendable(.inMemory) }
}

extension DependencyValues {
  /// The user defaults of `.appStorage` values: in a running program those of
  /// ``AppStorageSuite/standard``, and some of its own in each test and preview.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDependencyKey.self].value }
    set { self[AppStorageDependencyKey.self] = UncheckedSendable(newValue) }
  }
}
