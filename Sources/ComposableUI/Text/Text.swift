public import Foundation

/// A view that displays read-only text.
///
/// ```swift
/// Text("\(store.count)").monospacedDigit()
/// ```
///
/// 1. A literal is displayed with its inline Markdown: `"**Bold**, *italic*, ~~struck~~, `code` and
///    [a link](https://swift.org)"`. Interpolated values are not parsed.
/// 2. A literal is looked up in the texts of the application, in the language of the environment, see
///    ``LocalizedStringKey``. Interpolated integers and floating-point numbers are formatted for its
///    locale, the latter with six digits: `"\(1000)"` is "1,000", and `"\(0.5)"` "0.500000".
/// 3. A link is opened by the browser, without ``EnvironmentValues/openURL``. In a button, it is a
///    part of the label.
public struct Text: Equatable {
  private(set) var segments: [TextSegment]

  /// Creates a text view that displays a string as it is.
  public init(verbatim text: String) {
    self.init(.verbatim(text))
  }

  /// Creates a text view that displays a string as it is.
  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(verbatim: String(text))
  }

  /// Creates a text view that displays a string literal with interpolated values, in the language of
  /// the environment.
  public init(_ key: LocalizedStringKey) {
    self.init(.localized(key.text, table: nil, bundle: nil))
  }

  /// Creates a text view that displays a text of the library itself.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - argument: The text in the place of its specifier.
  init(system text: SystemText, _ argument: String? = nil) {
    self.init(.system(text.localizedText(argument)))
  }

  /// Creates a text view that displays a text of the library itself, by its key in the catalogue
  /// `Composable` of the library. Its Markdown is not parsed.
  package init(system key: LocalizedStringKey) {
    self.init(.system(key.text))
  }

  /// Returns the characters in the language of a page.
  ///
  /// - Parameter locale: The locale of the page; `nil` for English.
  @_spi(Renderer) public func string(for locale: Locale?) -> String {
    var environment = EnvironmentValues()
    environment.windowLocale = locale ?? Locale(identifier: "en")
    return string(in: environment)
  }

  init(_ content: TextSegment.Content) {
    self.init([TextSegment(content: content)])
  }

  init(_ segments: [TextSegment]) {
    self.segments = segments
  }

  /// Returns the runs in the locale and the time zone of an environment.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    if segments.count == 1 { return segments[0].runs(in: environment) }
    let runs = segments.flatMap { $0.runs(in: environment) }
    return runs.isEmpty ? [TextRun("")] : runs
  }

  /// Returns the characters in the locale and the time zone of an environment.
  package func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.text).joined()
  }

  private func setting(_ attributes: TextAttribute...) -> Text {
    var text = self
    for index in text.segments.indices { text.segments[index].attributes += attributes }
    return text
  }

  private func with(_ trait: TextRun.Traits, _ isActive: Bool = true) -> Text {
    setting(.trait(trait, isActive))
  }

  /// Applies a bold font weight.
  ///
  /// - Parameter isActive: A Boolean value that determines if the weight is applied; `false`
  ///   removes it.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

  /// Applies italics.
  ///
  /// - Parameter isActive: A Boolean value that determines if italics are applied; `false` removes
  ///   them.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// Gives all digits the same width, so that numbers that change keep their place.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Applies a monospaced font design.
  ///
  /// - Parameter isActive: A Boolean value that determines if the design is applied; `false`
  ///   removes it.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, isActive) }

  /// Draws a line below the text.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn; `false` removes it.
  ///   - pattern: The pattern of the line, and of one through the text.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(
      .trait(.underline, isActive), .underlineStyle(isActive ? color?._resolved : nil),
      .linePattern(pattern.style))
  }

  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn; `false` removes it.
  ///   - pattern: The pattern of the line, and of one below the text.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    setting(
      .trait(.strikethrough, isActive), .strikethroughStyle(isActive ? color?._resolved : nil),
      .linePattern(pattern.style))
  }

  /// Sets the font of the parts of the text that have none yet.
  public func font(_ font: Font?) -> Text { setting(.font(font)) }

  /// Sets the font weight; `nil` leaves it unchanged.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { setting(.weight($0)) } ?? self
  }

  /// Sets the style of the parts of the text that have none yet.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    setting(.foregroundStyle(style._resolved))
  }

  /// Sets the color of the parts of the text that have none yet.
  public func foregroundColor(_ color: Color?) -> Text {
    setting(.foregroundStyle(color?._resolved))
  }

  /// Sets the additional space between characters.
  ///
  /// - Parameter kerning: The space, in points.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the additional space between characters.
  ///
  /// - Parameter tracking: The space, in points.
  public func tracking(_ tracking: CGFloat) -> Text { setting(.tracking(Double(tracking))) }

  /// Moves the text relative to its baseline.
  ///
  /// - Parameter baselineOffset: The distance upwards, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    setting(.baselineOffset(Double(baselineOffset)))
  }

  /// Concatenates two texts, each with its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.segments += rhs.segments
    return text
  }
}

// Unchecked: a value, whose formats and their inputs are only read.
extension Text: @unchecked Sendable {}

nonisolated extension Text: _UnobservedView {
  /// The content of the view.
  public var body: some View { TextElementView(text: self) }
}

/// The element of a text.
nonisolated struct TextElementView: _PrimitiveView {
  let text: Text
  /// True if a parent updates the view with the clock, or no part of the text needs that.
  var isCurrent = false

  static func _makeNode(_ view: Self, in context: _Context) -> _ViewNode<Self> {
    TextNode(view, in: context)
  }
}

private final class TextNode: _ViewNode<TextElementView> {
  private var element: Element?
  /// The node in place of the element, for a text that changes with the clock.
  private var clockNode: _ViewNode<ClockText>?

  init(_ view: TextElementView, in context: _Context) {
    super.init(in: context)
    if Self.needsClock(view) {
      clockNode = ClockText._makeNode(ClockText(text: view.text), in: childContext)
    } else {
      element = Element(content(view), node: self) { [] }
    }
  }

  private static func needsClock(_ view: TextElementView) -> Bool {
    !view.isCurrent && view.text.followsClock
  }

  private func content(_ view: TextElementView) -> AnyElementContent {
    AnyElementContent(TextContent(view.text.runs(in: environment))).redacted(in: environment)
  }

  override func update(_ view: TextElementView) {
    if Self.needsClock(view) {
      updateClock(ClockText(text: view.text))
    } else if let element {
      element.update(content(view))
    } else {
      clockNode?.unmount()
      clockNode = nil
      element = Element(content(view), node: self) { [] }
      structureChanged()
    }
  }

  private func updateClock(_ text: ClockText) {
    if let clockNode { return clockNode.update(text, environment) }
    clockNode = ClockText._makeNode(text, in: childContext)
    element = nil
    structureChanged()
  }

  override var children: [_AnyViewNode] { clockNode.map { [$0] } ?? [] }

  override func willUnmount() { element?.nodeWillUnmount() }

  override var elements: [Element] { element.map { [$0] } ?? clockNode?.elements ?? [] }
}
