/// The reasons to hide the data of a view.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: Int
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The data is a placeholder.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The data is private. Only views that are ``View/privacySensitive(_:)`` are redacted.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The data is out of date. It has no effect on the appearance.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

nonisolated extension View {
  /// Replaces the texts and icons in this view by bars, for a reason.
  ///
  /// Renderers and assistive technologies do not receive the texts. Text fields are not redacted.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes the reasons to redact this view that enclosing views set.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Marks this view as one with private data, which a redaction for the reason
  /// ``RedactionReasons/privacy`` hides.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private enum PrivacySensitiveKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The reasons to hide the data of the view.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  fileprivate var isRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension AnyElementContent {
  /// The content in an environment that may redact it.
  func redacted(in environment: EnvironmentValues) -> AnyElementContent {
    environment.isRedacted ? base.redacted.map { AnyElementContent($0) } ?? self : self
  }
}

extension TextRun {
  /// The run with the same attributes and with placeholders for its characters.
  var redacted: TextRun {
    var run = self
    run.text = String(text.map { $0.isWhitespace ? $0 : "x" })
    run.traits.insert(.redacted)
    run.link = nil
    return run
  }
}
