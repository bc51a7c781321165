/// Leaves the screen that a view is on: `@Environment(\.dismiss) var dismiss`, then `dismiss()`.
public struct DismissAction: Equatable {
  let place: NavigationContext?

  /// Leaves the screen. On the first one it does nothing.
  public func callAsFunction() { _ = place?.leave() }
}

extension EnvironmentValues {
  /// Leaves the screen that a view is on.
  public var dismiss: DismissAction { DismissAction(place: navigationContext) }
}
