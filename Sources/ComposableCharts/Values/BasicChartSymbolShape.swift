public import ComposableUI
public import Foundation

/// A shape of the points of a chart: `.symbol(.square)`.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: String, Hashable, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  private var lineWidth: Double?

  init(_ kind: Kind) { self.kind = kind }

  /// A circle.
  public static let circle = BasicChartSymbolShape(.circle)
  /// A square.
  public static let square = BasicChartSymbolShape(.square)
  /// A triangle.
  public static let triangle = BasicChartSymbolShape(.triangle)
  /// A square on one of its corners.
  public static let diamond = BasicChartSymbolShape(.diamond)
  /// A pentagon.
  public static let pentagon = BasicChartSymbolShape(.pentagon)
  /// A cross with a vertical and a horizontal bar.
  public static let plus = BasicChartSymbolShape(.plus)
  /// A cross with diagonal bars.
  public static let cross = BasicChartSymbolShape(.cross)
  /// A star of three bars.
  public static let asterisk = BasicChartSymbolShape(.asterisk)

  /// The symbols of values, in this order.
  static let all = Kind.allCases.map { BasicChartSymbolShape($0)._symbol }

  /// Returns the outline of the shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var shape = self
    shape.lineWidth = Double(lineWidth)
    return shape
  }

  /// The shape as a chart draws it.
  public var _symbol: _ChartSymbol {
    var symbol: _ChartSymbol =
      switch kind {
      case .circle: .circle
      case .square: .square
      default:
        _ChartSymbol(
          path: path(in: CGRect(x: 0, y: 0, width: 100, height: 100)), name: kind.rawValue)
      }
    symbol.lineWidth = lineWidth
    return symbol
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Circle().path(in: rect)
    case .square: return Path(rect)
    default:
      return Path { path in
        path.addLines(
          kind.corners.map { x, y in
            CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
          })
        path.closeSubpath()
      }
    }
  }
}

extension BasicChartSymbolShape.Kind {
  /// The corners of a polygon, in fractions of its frame.
  fileprivate var corners: [(CGFloat, CGFloat)] {
    switch self {
    case .circle, .square: []
    case .triangle: [(0.5, 0), (1, 1), (0, 1)]
    case .diamond: [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]
    case .pentagon: [(0.5, 0), (1, 0.38), (0.81, 1), (0.19, 1), (0, 0.38)]
    case .plus:
      [
        (0.35, 0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65), (0.65, 1),
        (0.35, 1), (0.35, 0.65), (0, 0.65), (0, 0.35), (0.35, 0.35),
      ]
    case .cross:
      [
        (0.2, 0), (0.5, 0.3), (0.8, 0), (1, 0.2), (0.7, 0.5), (1, 0.8), (0.8, 1), (0.5, 0.7),
        (0.2, 1), (0, 0.8), (0.3, 0.5), (0, 0.2),
      ]
    case .asterisk:
      [
        (0.4, 0), (0.6, 0), (0.6, 0.33), (0.88, 0.16), (0.98, 0.34), (0.7, 0.5), (0.98, 0.66),
        (0.88, 0.84), (0.6, 0.67), (0.6, 1), (0.4, 1), (0.4, 0.67), (0.12, 0.84), (0.02, 0.66),
        (0.3, 0.5), (0.02, 0.34), (0.12, 0.16), (0.4, 0.33),
      ]
    }
  }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { .circle }
  /// A square.
  public static var square: BasicChartSymbolShape { .square }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { .triangle }
  /// A square on one of its corners.
  public static var diamond: BasicChartSymbolShape { .diamond }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { .pentagon }
  /// A cross with a vertical and a horizontal bar.
  public static var plus: BasicChartSymbolShape { .plus }
  /// A cross with diagonal bars.
  public static var cross: BasicChartSymbolShape { .cross }
  /// A star of three bars.
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}
