import ComposableUI

/// The traits of marks, which modifiers set.
struct MarkTraits {
  var style: ResolvedShapeStyle?
  /// The value that determines the color, with its name.
  var styleValue: LabeledDatum?
  var symbol: _ChartSymbol?
  var symbolValue: LabeledDatum?
  /// The view in place of a symbol.
  var symbolView: AnyView?
  /// The width and the height of a symbol, in points.
  var symbolSize: (width: Double, height: Double)?
  /// The value that determines the area of a symbol.
  var symbolSizeValue: LabeledDatum?
  var stroke: StrokeStyle?
  /// The value that determines the dashes of a line.
  var strokeValue: LabeledDatum?
  var interpolation = InterpolationMethod.linear
  /// The radii of the corners of a bar, in points, from the upper left one clockwise.
  var corners: [Double] = []
  var opacity = 1.0
  var position: MarkPosition?
  /// The movement of the start and of the end on either axis, in points.
  var xOffset = (start: 0.0, end: 0.0)
  var yOffset = (start: 0.0, end: 0.0)
  var blurRadius = 0.0
  var zIndex: Double?
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var isAccessibilityHidden = false
}

/// A value with its name.
struct LabeledDatum {
  let label: Text
  let datum: _Datum

  init<Value: Plottable>(_ value: PlottableValue<Value>) {
    label = value.label
    datum =
      switch value.plotted {
      case .value(let datum), .span(let datum, _): datum
      case .unit(let date, _, _): .date(date)
      }
  }
}

/// The place of a mark beside others with the same value on an axis.
struct MarkPosition {
  let value: LabeledDatum
  /// The axis; `nil` for that of the categories.
  let axis: Axis?
  let span: MarkDimension
}

/// A view at a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// The distance from the mark, in points.
  let spacing: Double
  let content: AnyView
}
