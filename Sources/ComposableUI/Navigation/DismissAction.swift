/// An action that dismisses the current screen of a ``NavigationStack``, or a presentation.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// …
/// Button("Done") { dismiss() }
/// ```
public struct DismissAction: Equatable {
  let navigationContext: NavigationContext?
  let presentationContext: PresentationContext?

  /// Dismisses the screen, with all screens above it. On the root of a stack, it dismisses the
  /// sheet, cover or popover that contains the stack, if there is one.
  public func callAsFunction() {
    if let navigationContext, navigationContext.entryID != nil {
      // Not the presentation, also if the screen was popped meanwhile.
      _ = navigationContext.dismiss()
    } else {
      _ = presentationContext?.dismiss()
    }
  }
}

extension EnvironmentValues {
  /// An action that dismisses the screen or the presentation that contains the view.
  public var dismiss: DismissAction {
    DismissAction(navigationContext: navigationContext, presentationContext: presentationContext)
  }
}
