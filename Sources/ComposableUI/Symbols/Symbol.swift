/// An icon as a line drawing, for those who show ``Content/image(systemName:)``.
///
/// ```swift
/// Symbol.named("play.fill")?.path
/// ```
public struct Symbol: Equatable, Sendable {
  /// What is done with a path.
  public enum Drawing: Equatable, Sendable {
    /// It is drawn along, ``Symbol/lineWidth`` wide, with round ends and corners.
    case stroke
    /// It is filled, by the even-odd rule: what lies in two parts of it is left out.
    case fill
  }

  /// Its outline, in SVG's notation, on a grid of 24 by 24.
  public let path: String
  /// What is done with the outline.
  public let drawing: Drawing

  /// How wide lines are on the grid.
  public static let lineWidth = 1.75

  /// The symbol with a name; `nil` where there is none.
  public static func named(_ name: String) -> Symbol? { all[name] }

  /// All names that there are.
  public static var names: [String] { all.keys.sorted() }

  /// Drawn along.
  static func stroke(_ path: String) -> Symbol { Symbol(path: path, drawing: .stroke) }

  /// Filled.
  static func fill(_ path: String) -> Symbol { Symbol(path: path, drawing: .fill) }

  /// Drawn along, in a circle.
  static func circled(_ path: String) -> Symbol {
    stroke("M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z\(path)")
  }

  /// Cut out of a disc.
  static func disc(_ path: String) -> Symbol {
    fill("M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z\(path)")
  }
}
