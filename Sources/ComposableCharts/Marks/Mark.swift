import ComposableUI

/// A mark with its values.
struct Mark {
  /// The shape that is drawn.
  enum Kind: String, Hashable, Sendable {
    case bar, line, area, point, rule, rectangle, sector
  }

  let kind: Kind
  var x = Extent.full
  var y = Extent.full
  /// The names of the values.
  var xLabel: Text?
  var yLabel: Text?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The line or the area that a point belongs to.
  var series: _Datum?
  var sector = SectorDimensions()
  var traits = MarkTraits()

  /// The part of an axis that a mark takes.
  enum Extent {
    /// A value.
    case value(Plotted)
    /// The part between two values.
    case range(Plotted, Plotted)
    /// The part between two distances from the start of the plot area, in points; `nil` for its edges.
    case points(Double?, Double?)

    /// The whole axis.
    static let full = Extent.points(nil, nil)

  }

  /// The inner and the outer radius of a sector and the gap beside it.
  struct SectorDimensions {
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    /// Half of the distance between two sectors, in points.
    var inset = 0.0
  }
}

/// A mark, with its values.
protocol MarkContent: _PrimitiveChartContent {
  nonisolated var mark: Mark { get }
}

extension MarkContent {
  /// Appends the mark.
  @MainActor public static func _collect(_ content: Self, into marks: inout _MarkCollection) {
    var mark = content.mark
    mark.traits = marks.traits
    marks.marks.append(mark)
  }
}

extension Mark {
  mutating func set<Value: Plottable>(x value: PlottableValue<Value>) {
    (x, xLabel) = (.value(value.plotted), value.label)
  }

  mutating func set<Value: Plottable>(y value: PlottableValue<Value>) {
    (y, yLabel) = (.value(value.plotted), value.label)
  }

  mutating func set<Value: Plottable>(
    xStart start: PlottableValue<Value>, _ end: PlottableValue<Value>
  ) {
    (x, xLabel) = (.range(start.plotted, end.plotted), end.label)
  }

  mutating func set<Value: Plottable>(
    yStart start: PlottableValue<Value>, _ end: PlottableValue<Value>
  ) {
    (y, yLabel) = (.range(start.plotted, end.plotted), end.label)
  }

  mutating func set<Value: Plottable>(series value: PlottableValue<Value>) {
    series = LabeledDatum(value).datum
  }
}
