public import ComposableUI
import Foundation

/// The marks of an axis.
public protocol AxisContent {
  /// The marks as a chart draws them.
  var _axisMarks: [_AxisMarks] { get }
}

/// The marks of an axis, as a chart draws them.
public struct _AxisMarks {
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// Returns the parts of the mark of a value; `nil` for the default ones.
  var parts: ((AxisValue) -> [_AxisMarkPart])?
}

/// Several groups of marks of an axis.
public struct _AxisContents: AxisContent {
  /// The marks as a chart draws them.
  public let _axisMarks: [_AxisMarks]
}

/// A result builder that creates the marks of an axis from the statements of a closure.
@resultBuilder
public enum AxisContentBuilder {
  /// Marks in a statement of their own.
  public static func buildExpression(_ content: some AxisContent) -> _AxisContents {
    _AxisContents(_axisMarks: content._axisMarks)
  }

  /// Returns the marks of several statements.
  public static func buildBlock(_ parts: _AxisContents...) -> _AxisContents {
    _AxisContents(_axisMarks: parts.flatMap(\._axisMarks))
  }

  /// Marks in an `if` without `else`.
  public static func buildOptional(_ content: _AxisContents?) -> _AxisContents {
    content ?? _AxisContents(_axisMarks: [])
  }

  /// Marks in the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first: _AxisContents) -> _AxisContents { first }

  /// Marks in the second branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second: _AxisContents) -> _AxisContents { second }

  /// Marks in an `if #available`.
  public static func buildLimitedAvailability(_ content: _AxisContents) -> _AxisContents { content }
}

/// Marks of an axis at some values: lines, ticks and labels.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisTick()
///     AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///   }
/// }
/// ```
///
/// Labels that do not fit beside each other are hidden in the browser, every other one.
public struct AxisMarks: AxisContent {
  /// The marks as a chart draws them.
  public let _axisMarks: [_AxisMarks]

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ parts: ((AxisValue) -> [_AxisMarkPart])?
  ) {
    _axisMarks = [_AxisMarks(position: position, values: values, parts: parts)]
  }

  private static func defaultParts(
    _ stroke: StrokeStyle?, _ label: AxisValueLabel
  ) -> [_AxisMarkPart] {
    AxisGridLine(stroke: stroke)._parts + AxisTick(stroke: stroke)._parts + label._parts
  }

  /// Creates the default marks.
  ///
  /// - Parameters:
  ///   - preset: Ignored.
  ///   - position: The edge of the plot area.
  ///   - values: The values.
  ///   - stroke: The width and the dashes of lines; `nil` for the default.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    let parts = stroke.map { Self.defaultParts($0, AxisValueLabel()) }
    self.init(position, values, parts.map { parts in { _ in parts } })
  }

  /// Creates the default marks at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: .array(values), stroke: stroke)
  }

  /// Creates the default marks with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values) { _ in Self.defaultParts(stroke, AxisValueLabel(format: format)) }
  }

  /// Creates the default marks with labels in a format at the values of an array.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: .array(values), stroke: stroke)
  }

  /// Creates marks of parts that depend on the value.
  ///
  /// - Parameters:
  ///   - preset: Ignored.
  ///   - position: The edge of the plot area.
  ///   - values: The values.
  ///   - content: Returns the parts of the mark of a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    self.init(position, values) { content($0)._parts }
  }

  /// Creates marks of parts that depend on the value, at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> some AxisMark
  ) {
    self.init(position, .array(values)) { content($0)._parts }
  }

  /// Creates marks of parts.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(position, values) { _ in content()._parts }
  }

  /// Creates marks of parts at the values of an array.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> some AxisMark
  ) {
    self.init(position, .array(values)) { _ in content()._parts }
  }
}

extension AxisMarkValues {
  fileprivate static func array<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(.values(values.map(\.datum)))
  }
}
