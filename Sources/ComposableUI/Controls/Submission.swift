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
final class Submission: Equatable {
  private var action: (() -> Void)?
  private var outer: Submission?

  /// Takes over what is to be done.
  func doing(_ action: (() -> Void)?, then outer: Submission?) -> Submission? {
    self.action = action
    self.outer = outer
    return action == nil ? outer : self
  }

  func submit() {
    action?()
    outer?.submit()
  }

  static func == (lhs: Submission, rhs: Submission) -> Bool { lhs === rhs }
}

private struct SubmittedView<Content: View>: View {
  let content: Content
  let action: (() -> Void)?
  @State private var submission = Submission()
  @Environment(\.submission) private var outer

  init(content: Content, action: (() -> Void)?) {
    self.content = content
    self.action = action
  }

  var body: some View {
    content.environment(\.submission, submission.doing(action, then: outer))
  }
}

private enum SubmissionKey: EnvironmentKey {
  static var defaultValue: Submission? { nil }
}

extension EnvironmentValues {
  var submission: Submission? {
    get { self[SubmissionKey.self] }
    set { self[SubmissionKey.self] = newValue }
  }
}
