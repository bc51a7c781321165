/// The purpose of a button.
///
/// A role changes the appearance of a button, not its action.
public enum ButtonRole: Hashable, Sendable {
  /// A button that deletes data or causes another loss that cannot be undone. All styles but the
  /// plain one draw it in red.
  case destructive
  /// A button that cancels an operation. Its label is drawn in a heavier weight.
  case cancel
  /// A button that closes a view.
  case close
  /// A button that confirms an operation.
  case confirm

  /// The label of a button without another.
  var title: SystemText {
    switch self {
    case .destructive: .delete
    case .cancel: .cancel
    case .close: .close
    case .confirm: .done
    }
  }
}
