/// What the user is done with when they submit.
public struct SubmitTriggers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search. There are no fields for that: it never comes.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Does something when the user is done with a field in a view.
  ///
  /// - Parameters:
  ///   - triggers: What they are done with.
  ///   - action: What to do. What a view further out does comes after it.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    SubmittedView(content: self, action: triggers.contains(.text) ? action : nil)
  }
}

/// Does what is to be done when the user is done. The same one as long as its view lives, so that fields
/// need not be shown again for each new closure.
final class SubmitAction: Equatable {
  private var action: (() -> Void)?
  private var outer: SubmitAction?

  /// Takes over what is to be done.
  func doing(_ action: (() -> Void)?, then outer: SubmitAction?) -> SubmitAction? {
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

private struct SubmittedView<Content: View>: View {
  let content: Content
  let action: (() -> Void)?
  @State private var submitAction = SubmitAction()
  @Environment(\.submitAction) private var outer

  init(content: Content, action: (() -> Void)?) {
    self.content = content
    self.action = action
  }

  var body: some View {
    content.environment(\.submitAction, submitAction.doing(action, then: outer))
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
