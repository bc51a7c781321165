/// An action that dismisses the current screen of a ``NavigationStack``.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// …
/// Button("Done") { dismiss() }
/// ```
public struct DismissAction: Equatable {
  let navigationContext: NavigationContext?

  /// Dismisses the screen, with all screens above it. On the root of a stack it has no effect.
  public func callAsFunction() { _ = navigationContext?.dismiss() }
}

extension EnvironmentValues {
  /// An action that dismisses the screen of the view.
  public var dismiss: DismissAction { DismissAction(navigationContext: navigationContext) }
}
