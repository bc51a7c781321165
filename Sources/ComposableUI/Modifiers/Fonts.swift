extension View {
  /// Has texts in a view be of a font, where they have none of their own.
  public func font(_ font: Font?) -> some View {
    FontView(content: self, font: font)
  }

  /// Has texts in a view be as heavy as this.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontTraits { $0.weight = weight }
  }

  /// Has texts in a view be bold.
  public func bold(_ isActive: Bool = true) -> some View {
    fontTraits { $0.weight = isActive ? .bold : nil }
  }

  /// Has texts in a view be slanted.
  public func italic(_ isActive: Bool = true) -> some View {
    fontTraits { $0.isItalic = isActive }
  }

  /// Has digits in a view be of one width.
  public func monospacedDigit() -> some View {
    fontTraits { $0.hasMonospacedDigits = true }
  }

  /// Has letters in a view be of one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontTraits { $0.isMonospaced = isActive }
  }

  private func fontTraits(_ change: @escaping (inout FontTraits) -> Void) -> some View {
    FontTraitsView(content: self).transformEnvironment(\.fontTraits, transform: change)
  }
}

/// What is added to whatever font there is.
struct FontTraits: Equatable {
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var isMonospaced = false

  func added(to font: Font) -> Font {
    var font = font
    if let weight { font.weight = weight }
    if isItalic { font.isItalic = true }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if isMonospaced { font.design = .monospaced }
    return font
  }
}

/// A view in another font.
private struct FontView<Content: View>: View {
  let content: Content
  let font: Font?
  @Environment(\.fontTraits) private var traits

  init(content: Content, font: Font?) {
    self.content = content
    self.font = font
  }

  var body: some View {
    content.environment(\.font, font).modified(.font(font.map(traits.added)))
  }
}

/// A view in a font with traits that the surroundings say.
private struct FontTraitsView<Content: View>: View {
  let content: Content
  @Environment(\.font) private var font
  @Environment(\.fontTraits) private var traits

  init(content: Content) {
    self.content = content
  }

  var body: some View {
    content.modified(.font(traits.added(to: font ?? .body)))
  }
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum FontTraitsKey: EnvironmentKey {
  static let defaultValue = FontTraits()
}

extension EnvironmentValues {
  /// The font of texts that have none of their own; `nil` for what is usual.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}
