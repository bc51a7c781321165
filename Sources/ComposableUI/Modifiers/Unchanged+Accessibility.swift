/// An entry of a rotor, by which a user of VoiceOver moves to a view. A page has no rotors of its own.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private init() {}

  /// Creates an entry for a view with an identifier.
  public init(
    _ label: Text? = nil, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry for a view with an identifier in a namespace.
  public init(
    _ label: Text? = nil, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry for a view with an identifier.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry for a view with an identifier.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init() }

  /// Creates an entry for a view with an identifier in a namespace.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, _ id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init() }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the text of the view.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) { self.init() }
}

// A view, so that a 'ForEach' can have entries.
extension AccessibilityRotorEntry: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A rotor of the system.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// The rotors of SwiftUI.
  public static let links = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let headings = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let boldText = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let italicText = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let underlineText = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let misspelledWords = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let images = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let textFields = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let tables = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let lists = AccessibilitySystemRotor()
  /// The rotors of SwiftUI.
  public static let landmarks = AccessibilitySystemRotor()

  /// The rotor of headings.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .headings
  }

  /// The rotor of links.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
}

/// The kind of a text, for assistive technologies.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// The kinds of SwiftUI.
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The style of a quick action of a watch.
public protocol AccessibilityQuickActionStyle {}

/// The style of a quick action that outlines a view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

/// The style of a quick action with a prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// An outline.
  public static var outline: AccessibilityQuickActionOutlineStyle {
    AccessibilityQuickActionOutlineStyle()
  }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A prompt.
  public static var prompt: AccessibilityQuickActionPromptStyle {
    AccessibilityQuickActionPromptStyle()
  }
}

nonisolated extension View {
  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor(
    _ rotorLabel: Text,
    @ViewBuilder entries: () -> some View
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey,
    @ViewBuilder entries: () -> some View
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ rotorLabel: some StringProtocol,
    @ViewBuilder entries: () -> some View
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @ViewBuilder entries: () -> some View
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  @_disfavoredOverload
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabel: some StringProtocol, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor<Entry: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  @_disfavoredOverload
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabel: some StringProtocol, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotor(
    _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Returns the view unchanged: screen readers find the headings, links and controls of a page by themselves.
  public func accessibilityRotorEntry(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: a browser has no hand gestures.
  public func accessibilityQuickAction(
    style: some AccessibilityQuickActionStyle, @ViewBuilder content: () -> some View
  ) -> some View { self }

  /// Returns the view unchanged: a browser has no hand gestures.
  public func accessibilityQuickAction(
    style: some AccessibilityQuickActionStyle, isActive: Binding<Bool>,
    @ViewBuilder content: () -> some View
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read all texts alike.
  public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> some View { self }

  /// Returns the view unchanged: screen readers read what a chart shows.
  public func accessibilityChartDescriptor(
    _ representable: some AXChartDescriptorRepresentable
  ) -> some View { self }
}
