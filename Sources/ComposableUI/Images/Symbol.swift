/// An icon as a path, which `Image` shows.
///
/// ```swift
/// Symbol.named("play.fill")?.path
/// ```
///
/// The names are those of SF Symbols; the drawings are those of Bootstrap Icons, and our own. Views show an icon with
/// ``Image``.
public struct Symbol: Equatable, Sendable {
  /// The drawing mode of a path.
  public enum Drawing: Equatable, Sendable {
    /// A stroke of the width ``Symbol/lineWidth``, with round caps and joins.
    case stroke
    /// A fill by the even-odd rule: areas that two parts of the path enclose are left out.
    case fill
  }

  /// The path in SVG notation, on a grid of 24 by 24 units.
  public let path: String
  /// The drawing mode of the path.
  public let drawing: Drawing

  /// The width of strokes, in units of the grid.
  public static let lineWidth = 1.75

  /// Returns the symbol with a name, or `nil` if there is none.
  public static func named(_ name: String) -> Symbol? { all[name] }

  /// Returns true for a symbol that points in the direction of reading or against it, so that it is
  /// mirrored where a language is written from right to left: `chevron.forward`.
  public static func isDirectional(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  /// The names of all symbols, sorted.
  public static var names: [String] { all.keys.sorted() }
}
