/// What a button does to the user's things.
public enum ButtonRole: Hashable, Sendable {
  /// It deletes something.
  case destructive
  /// It leaves everything as it was.
  case cancel
}
