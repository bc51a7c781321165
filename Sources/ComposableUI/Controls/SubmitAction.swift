/// The kinds of fields whose submission performs an action.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text field or a secure field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field, see `searchable(text:placement:prompt:)`.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
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
    SubmitActionView(content: self, triggers: triggers, action: action)
  }
}

/// The submit action in the environment.
///
/// It is the same object for the lifetime of its view, so that a new closure does not invalidate
/// the fields.
final class SubmitAction: Equatable {
  private var triggers: SubmitTriggers = []
  private var action: () -> Void = {}
  private var outer: SubmitAction?

  /// Stores the actions and returns the one for the environment of the content.
  ///
  /// - Parameters:
  ///   - triggers: The kinds of fields that perform the action.
  ///   - action: The action of this view.
  ///   - outer: The action of the enclosing views, which is performed next.
  /// - Returns: This object.
  func update(
    _ triggers: SubmitTriggers, _ action: @escaping () -> Void, then outer: SubmitAction?
  ) -> SubmitAction {
    self.triggers = triggers
    self.action = action
    self.outer = outer
    return self
  }

  /// Returns true if a kind of fields performs an action.
  func handles(_ trigger: SubmitTriggers) -> Bool {
    triggers.contains(trigger) || outer?.handles(trigger) ?? false
  }

  func submit(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.submit(trigger)
  }

  static func == (lhs: SubmitAction, rhs: SubmitAction) -> Bool { lhs === rhs }
}

private nonisolated struct SubmitActionView<Content: View>: View {
  let content: Content
  let triggers: SubmitTriggers
  let action: () -> Void
  @State private var submitAction = SubmitAction()
  @Environment(\.submitAction) private var outer

  init(content: Content, triggers: SubmitTriggers, action: @escaping () -> Void) {
    self.content = content
    self.triggers = triggers
    self.action = action
  }

  var body: some View {
    content.environment(\.submitAction, submitAction.update(triggers, action, then: outer))
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
