public import ComposableCore

/// A format of a text with a type of this module.
enum TextStateStyle: Hashable, Sendable, CustomStringConvertible {
  case font(Font?)
  case foregroundColor(Color?)
  case strikethrough(Bool, Color)
  case underline(Bool, Color)

  /// The name of the format, for dumps.
  var description: String {
    switch self {
    case .font: "font"
    case .foregroundColor: "foreground-color"
    case .strikethrough: "s"
    case .underline: "u"
    }
  }

  func apply(to text: Text) -> Text {
    switch self {
    case .font(let font): text.font(font)
    case .foregroundColor(let color): text.foregroundColor(color)
    case .strikethrough(let isActive, let color): text.strikethrough(isActive, color: color)
    case .underline(let isActive, let color): text.underline(isActive, color: color)
    }
  }
}

extension TextState {
  /// The pattern of a line.
  public enum LineStylePattern: Hashable, Sendable {
    /// A pattern of a line.
    case dash, dashDot, dashDotDot, dot, solid
  }

  /// Sets the font of the text, or restores the font of its view with `nil`.
  public func font(_ font: Font?) -> Self { styled(.font(font)) }

  /// Sets the color of the text, or restores the color of its view with `nil`.
  public func foregroundColor(_ color: Color?) -> Self { styled(.foregroundColor(color)) }

  /// Sets whether a line strikes the text through, and its color; `nil` for that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self {
    color.map { styled(.strikethrough(isActive, $0)) } ?? strikethrough(isActive)
  }

  /// Sets whether a line strikes the text through.
  ///
  /// - Parameters:
  ///   - isActive: True for a line.
  ///   - pattern: Ignored: the line is solid.
  ///   - color: The color of the line; `nil` for that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> Self {
    strikethrough(isActive, color: color)
  }

  /// Sets whether the text is underlined, and the color of the line; `nil` for that of the text.
  public func underline(_ isActive: Bool = true, color: Color?) -> Self {
    color.map { styled(.underline(isActive, $0)) } ?? underline(isActive)
  }

  /// Sets whether the text is underlined.
  ///
  /// - Parameters:
  ///   - isActive: True for a line.
  ///   - pattern: Ignored: the line is solid.
  ///   - color: The color of the line; `nil` for that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStylePattern, color: Color? = nil
  ) -> Self {
    underline(isActive, color: color)
  }

  private func styled(_ style: TextStateStyle) -> Self { with(.styled(AnyHashableSendable(style))) }
}
