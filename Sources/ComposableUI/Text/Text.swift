public import Foundation

/// A view that displays read-only text.
///
/// ```swift
/// Text("\(store.count)").monospacedDigit()
/// ```
///
/// 1. A literal is displayed with its inline Markdown: `"**Bold**, *italic*, ~~struck~~, `code` and
///    [a link](https://swift.org)"`. Interpolated values are not parsed.
/// 2. Interpolated integers and floating-point numbers are formatted for the locale of the process,
///    the latter with six digits: `"\(1000)"` is "1,000", and `"\(0.5)"` "0.500000".
/// 3. A link is opened by the browser, without ``EnvironmentValues/openURL``. In a button, it is a
///    part of the label.
///
/// Attributed strings and translations of SwiftUI are not available.
public struct Text: Equatable {
  var runs: [TextRun]

  /// Creates a text view that displays a string as it is.
  public init(verbatim text: String) {
    runs = [TextRun(text)]
  }

  /// Creates a text view that displays a string as it is.
  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(verbatim: String(text))
  }

  /// Creates a text view that displays a string literal with interpolated values.
  public init(_ key: LocalizedStringKey) {
    runs = key.runs
  }

  private func changed(_ change: (inout TextRun) -> Void) -> Text {
    var text = self
    for index in text.runs.indices { change(&text.runs[index]) }
    return text
  }

  private func with(_ trait: TextRun.Traits, _ isActive: Bool = true) -> Text {
    changed { run in
      if isActive { run.traits.insert(trait) } else { run.traits.remove(trait) }
    }
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

  /// Draws a line below the text. SwiftUI's line patterns are not available.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn; `false` removes it.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline, isActive).changed { $0.underlineStyle = isActive ? color?._resolved : nil }
  }

  /// Draws a line through the text. SwiftUI's line patterns are not available.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn; `false` removes it.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough, isActive).changed {
      $0.strikethroughStyle = isActive ? color?._resolved : nil
    }
  }

  /// Sets the font of the parts of the text that have none yet.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  /// Sets the font weight; `nil` leaves it unchanged.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { run in
      guard let weight else { return }
      run.font = (run.font ?? .body).weight(weight)
    }
  }

  /// Sets the style of the parts of the text that have none yet.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.foregroundStyle = $0.foregroundStyle ?? style._resolved }
  }

  /// Sets the color of the parts of the text that have none yet.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.foregroundStyle = $0.foregroundStyle ?? color?._resolved }
  }

  /// Sets the additional space between characters.
  ///
  /// - Parameter kerning: The space, in points.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// Sets the additional space between characters.
  ///
  /// - Parameter tracking: The space, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = Double(tracking) } }

  /// Moves the text relative to its baseline.
  ///
  /// - Parameter baselineOffset: The distance upwards, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = Double(baselineOffset) }
  }

  /// Concatenates two texts, each with its own attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }
}

extension Text: _UnobservedView {
  /// The content of the view.
  public var body: some View { ElementView(.text(runs)) }
}
