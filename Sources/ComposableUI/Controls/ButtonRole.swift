/// The purpose of a button.
///
/// A role changes the appearance of a button, not its action. SwiftUI's roles `close` and `confirm`
/// are not available.
public enum ButtonRole: Hashable, Sendable {
  /// A button that deletes data or causes another loss that cannot be undone. All styles but the
  /// plain one draw it in red.
  case destructive
  /// A button that cancels an operation. Its label is drawn in a heavier weight.
  case cancel
}
