/// The kinds of fields whose submission performs an action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field. There are no search fields, so this trigger never fires.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Adds an action to perform when the user submits a field in this view by pressing Return.
  ///
  /// The actions of enclosing views are performed too, after this one. A ``TextEditor`` never
  /// submits.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of fields that perform the action.
  ///   - action: The action to perform.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmitActionView(content: self, action: triggers.contains(.text) ? action : nil)
  }
}

/// The submit action in the environment.
///
/// It is the same object for the lifetime of its view, so that a new closure does not invalidate
/// the fields.
final class SubmitAction: Equatable {
  private var action: (() -> Void)?
  private var outer: SubmitAction?

  /// Stores the actions and returns the one for the environment of the content.
  ///
  /// - Parameters:
  ///   - action: The action of this view; `nil` for none.
  ///   - outer: The action of the enclosing views, which is performed next.
  /// - Returns: This object, or the outer one if this view has no action.
  func update(_ action: (() -> Void)?, then outer: SubmitAction?) -> SubmitAction? {
    self.action = action
    self.outer = outer
    return action == nil ? outer : self
  }

  func submit() {
    action?()
    outer?.submit()
  }

  static func == (lhs: SubmitAction, rhs: SubmitAction) -> Bool { lhs === rhs }
}

private struct SubmitActionView<Content: View>: View {
  let content: Content
  let action: (() -> Void)?
  @State private var submitAction = SubmitAction()
  @Environment(\.submitAction) private var outer

  init(content: Content, action: (() -> Void)?) {
    self.content = content
    self.action = action
  }

  var body: some View {
    content.environment(\.submitAction, submitAction.update(action, then: outer))
  }
}

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

extension EnvironmentValues {
  var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
