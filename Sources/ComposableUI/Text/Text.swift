/// Text.
///
/// ```swift
/// Text("\(store.count)").monospacedDigit()
/// ```
public struct Text: Equatable {
  var runs: [TextRun]

  /// Shows a text as it is.
  public init(verbatim text: String) {
    runs = [TextRun(text: text, font: nil, traits: [], paint: nil)]
  }

  /// Shows a text.
  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(verbatim: String(text))
  }

  /// Shows a text with values in it.
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

  /// Heavier letters.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

  /// Slanted letters.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// Digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigit) }

  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, isActive) }

  /// A line below the letters, of a color or of that of the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline, isActive).changed { $0.underlinePaint = isActive ? color?._resolved : nil }
  }

  /// A line through the letters, of a color or of that of the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough, isActive).changed {
      $0.strikethroughPaint = isActive ? color?._resolved : nil
    }
  }

  /// Another font, where the text has none yet.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }

  /// Letters as heavy as this.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { run in
      guard let weight else { return }
      run.font = (run.font ?? .body).weight(weight)
    }
  }

  /// Another color, where the text has none yet.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    changed { $0.paint = $0.paint ?? style._resolved }
  }

  /// Another color, where the text has none yet.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.paint = $0.paint ?? color?._resolved }
  }

  /// Two texts as one.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.runs += rhs.runs
    return text
  }
}

extension Text: View {
  public var body: some View { ElementView(.text(runs)) }
}
