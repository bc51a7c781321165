import ComposableHTML

nonisolated extension View {
  /// Sets the default font for text in this view.
  ///
  /// - Parameter font: The font of text without a font of its own. `nil` sets none: in a browser,
  ///   the text keeps the font of the enclosing view.
  public func font(_ font: Font?) -> some View {
    FontView(content: self, font: font)
  }

  /// Sets the font weight of text in this view; `nil` leaves the weight to the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontTraits { $0.weight = weight }
  }

  /// Applies a bold font weight to text in this view.
  ///
  /// - Parameter isActive: A Boolean value that determines if the weight is applied.
  public func bold(_ isActive: Bool = true) -> some View {
    fontTraits { $0.weight = isActive ? .bold : nil }
  }

  /// Applies italics to text in this view.
  ///
  /// - Parameter isActive: A Boolean value that determines if italics are applied.
  public func italic(_ isActive: Bool = true) -> some View {
    fontTraits { $0.isItalic = isActive }
  }

  /// Gives all digits of text in this view the same width, so that numbers that change keep their
  /// place.
  public func monospacedDigit() -> some View {
    fontTraits { $0.hasMonospacedDigits = true }
  }

  /// Applies a monospaced font design to text in this view.
  ///
  /// - Parameter isActive: A Boolean value that determines if the design is applied.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontTraits { traits in
      if isActive {
        traits.design = .monospaced
      } else if traits.design == .monospaced {
        traits.design = nil
      }
    }
  }

  /// Sets the design of the font of text in this view; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    fontTraits { $0.design = design }
  }

  /// Sets the width of the letters of text in this view; `nil` leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> some View {
    fontTraits { $0.width = width }
  }

  private func fontTraits(_ change: @escaping (inout FontTraits) -> Void) -> some View {
    FontTraitsView(content: self, change: change)
  }
}

/// The attributes in the environment that apply to any font.
struct FontTraits: Equatable {
  var weight: Font.Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var width: Font.Width?

  /// Returns a font with the attributes.
  func applied(to font: Font) -> Font {
    var font = font
    if let weight { font.weight = weight }
    if isItalic { font.isItalic = true }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    if let design { font.design = design }
    if let width { font.width = width }
    return font
  }
}

/// A view with another font.
private nonisolated struct FontView<Content: View>: _UnobservedView {
  let content: Content
  let font: Font?
  @Environment(\.fontTraits) private var traits

  init(content: Content, font: Font?) {
    self.content = content
    self.font = font
  }

  var body: some View {
    content.environment(\.font, font).modified(FontContent(font: font.map(traits.applied)))
  }
}

/// A view with other attributes of its font, whichever that is.
private nonisolated struct FontTraitsView<Content: View>: _UnobservedView {
  let content: Content
  let change: (inout FontTraits) -> Void
  @Environment(\.font) private var font
  @Environment(\.fontTraits) private var outerTraits

  init(content: Content, change: @escaping (inout FontTraits) -> Void) {
    self.content = content
    self.change = change
  }

  var body: some View {
    var traits = outerTraits
    change(&traits)
    return content.environment(\.fontTraits, traits)
      .modified(traits.changes(from: outerTraits, in: font))
  }
}

extension FontTraits {
  /// Returns the attributes that differ from those of the enclosing view. One that ends there is
  /// that of the font again.
  fileprivate func changes(from outer: FontTraits, in font: Font?) -> FontTraitsContent {
    var changes = FontTraitsContent()
    if weight != outer.weight { changes.weight = weight ?? font?.ownWeight ?? .regular }
    if isItalic != outer.isItalic { changes.isItalic = isItalic || font?.isItalic == true }
    if hasMonospacedDigits != outer.hasMonospacedDigits {
      changes.hasMonospacedDigits = hasMonospacedDigits || font?.hasMonospacedDigits == true
    }
    if width != outer.width { changes.width = width ?? font?.width ?? .standard }
    if design != outer.design { changes.design = design ?? font?.design ?? .default }
    return changes
  }
}

extension Font {
  /// The weight, or else that of the text style.
  fileprivate var ownWeight: Weight {
    weight ?? (size == .style(.headline) ? .semibold : .regular)
  }
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum FontTraitsKey: EnvironmentKey {
  static let defaultValue = FontTraits()
}

extension EnvironmentValues {
  /// The default font for text; `nil` for the renderer's default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }
}

/// The font of an element; `nil` keeps that of the enclosing element.
struct FontContent: ModifierContent {
  var font: Font?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if let font { node.style(font.styles) }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    font = font.flatMap { $0.finite(&numbers) }
  }

  var description: String { "font" }
}

/// Attributes of the font of an element, whichever that is. `nil` keeps that of the enclosing
/// element.
struct FontTraitsContent: ModifierContent {
  var weight: Font.Weight?
  var isItalic: Bool?
  var hasMonospacedDigits: Bool?
  var design: Font.Design?
  var width: Font.Width?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("font-weight", weight.map { "\($0.value)" })
    node.style("font-stretch", width.map { "\($0.percentage)%" })
    node.style("font-style", isItalic.map { $0 ? "italic" : "normal" })
    node.style("font-variant-numeric", hasMonospacedDigits.map { $0 ? "tabular-nums" : "normal" })
    node.style("font-family", design.map { "var(--\($0))" })
  }

  var description: String {
    let traits: [(String, Bool?)] = [
      ("italic", isItalic), ("monospacedDigit", hasMonospacedDigits),
    ]
    return "fontTraits" + (weight.map { " weight \($0.value)" } ?? "")
      + traits.map { name, isActive in isActive.map { " \(name) \($0)" } ?? "" }.joined()
      + (design.map { " \($0)" } ?? "")
  }
}
