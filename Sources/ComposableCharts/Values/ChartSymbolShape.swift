public import ComposableUI
public import Foundation

/// A shape of the points of a chart: a ``BasicChartSymbolShape``, a circle, or a shape of your own.
///
/// ```swift
/// LineMark(x: .value("Day", day.date), y: .value("Steps", day.steps))
///   .symbol(Circle().strokeBorder(lineWidth: 2))
/// ```
///
/// Unlike a view, the symbol of a shape of your own is part of the first page.
public nonisolated protocol ChartSymbolShape: Shape {
  /// The part of a square with sides of 1 that looks as large as it. Not used here.
  var perceptualUnitRect: CGRect { get }

  /// The shape as a chart draws it.
  var _symbol: _ChartSymbol { get }
}

nonisolated extension ChartSymbolShape {
  /// The whole square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The shape as a chart draws it.
  public var _symbol: _ChartSymbol {
    _ChartSymbol(path: path(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  /// Returns the outline of the shape as a symbol.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  @_disfavoredOverload
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    AnyChartSymbolShape(self, lineWidth: Double(lineWidth))
  }
}

/// A shape of the points of a chart, as a chart draws it.
public struct _ChartSymbol: Hashable, Sendable {
  enum Outline: Hashable, Sendable {
    case circle, square
    /// A path in a square with sides of 100.
    case path(Path)
  }

  let outline: Outline
  /// The name in descriptions.
  let name: String
  /// The width of the line of a shape that is not filled, in points; `nil` for a filled one.
  var lineWidth: Double?

  init(path: Path, name: String = "path") { (outline, self.name) = (.path(path), name) }

  private init(_ outline: Outline, _ name: String) { (self.outline, self.name) = (outline, name) }

  static let circle = _ChartSymbol(.circle, "circle")
  static let square = _ChartSymbol(.square, "square")
}

/// A type-erased shape of the points of a chart.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
  private let shape: AnyShape
  /// The shape as a chart draws it.
  public private(set) var _symbol: _ChartSymbol

  /// Erases the type of a shape.
  public init(_ shape: some ChartSymbolShape) {
    self.shape = AnyShape(shape)
    _symbol = shape._symbol
  }

  init(_ shape: some ChartSymbolShape, lineWidth: Double) {
    self.init(shape)
    _symbol.lineWidth = lineWidth
  }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

nonisolated extension Circle: ChartSymbolShape {
  /// The shape as a chart draws it.
  public var _symbol: _ChartSymbol { .circle }
}
