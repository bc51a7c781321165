/// Variants of symbols: `.symbolVariant(.circle.fill)`.
public struct SymbolVariants: Hashable, Sendable {
  private var isSlashed = false
  private var enclosure: String?
  private var isFilled = false

  /// The symbols as their names say.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = none.circle
  /// Symbols in a square.
  public static let square = none.square
  /// Symbols in a rectangle.
  public static let rectangle = none.rectangle
  /// Filled symbols.
  public static let fill = none.fill
  /// Symbols with a slash.
  public static let slash = none.slash

  /// The variants, in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = "circle" } }
  /// The variants, in a square.
  public var square: SymbolVariants { changed { $0.enclosure = "square" } }
  /// The variants, in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = "rectangle" } }
  /// The variants, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The variants, with a slash.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Returns true if the variants include another one.
  public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

  /// Returns the variants with those of another value.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      isSlashed: isSlashed || other.isSlashed, enclosure: other.enclosure ?? enclosure,
      isFilled: isFilled || other.isFilled)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Returns the name of the variant of a symbol. A part of the variant that does not exist is left
  /// out.
  func applied(to name: String) -> String {
    let parts = [isSlashed ? "slash" : nil, enclosure, isFilled ? "fill" : nil].compactMap { $0 }
    let variant = ([name] + parts).joined(separator: ".")
    if Symbol.named(variant) != nil { return variant }
    return parts.reduce(name) { name, part in
      Symbol.named("\(name).\(part)") == nil ? name : "\(name).\(part)"
    }
  }
}

nonisolated extension View {
  /// Shows a variant of the icons in this view, where it exists, in addition to the variants that
  /// enclosing views set.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Returns the view unchanged: icons are drawn in the foreground style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// The use of colors in a symbol. All symbols are monochrome here.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One color, which is the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The colors of the symbol itself. Ignored: icons have the foreground style.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Opacities by the layer of the symbol. Ignored: icons have the foreground style.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A color for each layer. Ignored: icons have the foreground style.
  public static let palette = SymbolRenderingMode(name: "palette")
}

extension Image {
  /// Returns the icon unchanged: it is drawn in the foreground style.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variants of symbols that the icons in a view show.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
