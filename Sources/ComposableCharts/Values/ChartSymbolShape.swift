/// A shape of the points of a chart.
public protocol ChartSymbolShape: Sendable {
  /// The shape as a chart draws it.
  var _symbol: BasicChartSymbolShape { get }
}

/// A shape of the points of a chart: `.symbol(.square)`.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Outline: String, Hashable, CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let outline: Outline
  /// The width of the line of a circle or a square that is not filled, in points; `nil` for a filled shape.
  private(set) var lineWidth: Double?

  init(_ outline: Outline) { self.outline = outline }

  /// The shape as a chart draws it.
  public var _symbol: BasicChartSymbolShape { self }

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
  /// A star of bars.
  public static let asterisk = BasicChartSymbolShape(.asterisk)

  /// Returns the outline of the shape. Shapes other than circles and squares stay filled.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  public func strokeBorder(lineWidth: Double = 1) -> BasicChartSymbolShape {
    var shape = self
    shape.lineWidth = lineWidth
    return shape
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
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
  /// A star of bars.
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}

/// A type-erased shape of the points of a chart.
public struct AnyChartSymbolShape: ChartSymbolShape {
  /// The shape as a chart draws it.
  public let _symbol: BasicChartSymbolShape

  /// Erases the type of a shape.
  public init(_ shape: some ChartSymbolShape) { _symbol = shape._symbol }
}
