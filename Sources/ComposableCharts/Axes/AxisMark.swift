public import ComposableUI

/// A part of the mark of an axis: a line across the plot area, a tick or a label.
public protocol AxisMark {
  /// The parts as a chart draws them.
  var _parts: [_AxisMarkPart] { get }
}

/// A part of the mark of an axis, as a chart draws it.
public struct _AxisMarkPart: AxisMark {
  enum Kind {
    case gridLine(StrokeStyle)
    case tick(StrokeStyle, length: Double)
    case label(_AxisLabel)
  }

  let kind: Kind
  /// True to put the part into the middle between two values; `nil` for a label of a category.
  var isCentered: Bool?
  var style: ResolvedShapeStyle?
  var font: Font?

  /// The part itself.
  public var _parts: [_AxisMarkPart] { [self] }
}

/// The label of a value of an axis, as a chart draws it.
public struct _AxisLabel {
  /// Returns the view of a value; `nil` for the value itself.
  var content: ((AxisValue) -> AnyView)?
  var anchor: UnitPoint?
  var isVertical = false
}

/// Several parts of the mark of an axis.
public struct _AxisMarkParts: AxisMark {
  /// The parts as a chart draws them.
  public let _parts: [_AxisMarkPart]
}

extension AxisMark {
  private func changed(_ change: (inout _AxisMarkPart) -> Void) -> some AxisMark {
    var parts = _parts
    for index in parts.indices { change(&parts[index]) }
    return _AxisMarkParts(_parts: parts)
  }

  /// Sets the color of lines, ticks and labels.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changed { if $0.style == nil { $0.style = style._resolved } }
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark {
    changed { if $0.font == nil { $0.font = font } }
  }

  /// Returns the parts unchanged: they are always at their value.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { changed { _ in } }

  /// Returns the parts unchanged: they are always at their value.
  public func offset(_ offset: CGSize) -> some AxisMark { changed { _ in } }
}

/// A line across the plot area at a value of an axis.
public struct AxisGridLine: AxisMark {
  /// The part as a chart draws it.
  public let _parts: [_AxisMarkPart]

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - centered: True to put the line into the middle between two values.
  ///   - stroke: The width and the dashes of the line; `nil` for the default.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [
      _AxisMarkPart(
        kind: .gridLine(stroke ?? StrokeStyle(lineWidth: 1)), isCentered: centered ?? false)
    ]
  }
}

/// A short line beside the plot area at a value of an axis.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: Double

    /// The usual length.
    public static let automatic = Length(points: 4)
    /// The usual length.
    public static let label = Length(points: 4)
    /// The length of a long tick.
    public static let longestLabel = Length(points: 16)

    /// Creates a length in points.
    public init(integerLiteral value: Int) { points = Double(value) }
    /// Creates a length in points.
    public init(floatLiteral value: Double) { points = value }

    init(points: Double) { self.points = points }
  }

  /// The part as a chart draws it.
  public let _parts: [_AxisMarkPart]

  /// Creates a tick.
  ///
  /// - Parameters:
  ///   - centered: True to put the tick into the middle between two values.
  ///   - length: The length.
  ///   - stroke: The width of the line; `nil` for the default.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    _parts = [
      _AxisMarkPart(
        kind: .tick(stroke ?? StrokeStyle(lineWidth: 1), length: length.points),
        isCentered: centered ?? false)
    ]
  }
}

/// A result builder that creates the mark of an axis from the statements of a closure.
@resultBuilder
public enum AxisMarkBuilder {
  /// A part in a statement of its own.
  public static func buildExpression(_ content: some AxisMark) -> _AxisMarkParts {
    _AxisMarkParts(_parts: content._parts)
  }

  /// Returns the parts of several statements.
  public static func buildBlock(_ parts: _AxisMarkParts...) -> _AxisMarkParts {
    _AxisMarkParts(_parts: parts.flatMap(\._parts))
  }

  /// A part in an `if` without `else`.
  public static func buildOptional(_ content: _AxisMarkParts?) -> _AxisMarkParts {
    content ?? _AxisMarkParts(_parts: [])
  }

  /// A part in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first: _AxisMarkParts) -> _AxisMarkParts { first }

  /// A part in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second: _AxisMarkParts) -> _AxisMarkParts { second }

  /// A part in an `if #available`.
  public static func buildLimitedAvailability(_ content: _AxisMarkParts) -> _AxisMarkParts {
    content
  }
}
