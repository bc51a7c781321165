/// A value that describes a chart to assistive technologies. A page does not use the description.
@MainActor @preconcurrency public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Changes the description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart.
public final class AXChartDescriptor {
  /// The title.
  public var title: String?
  /// The meaning.
  public var summary: String?
  /// The order in which the data are read.
  public var contentDirection = ContentDirection.leftToRight
  /// The axes.
  public var xAxis: any AXDataAxisDescriptor
  /// The axes.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// More axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// The order in which the data are read.
  public enum ContentDirection: Sendable {
    /// The orders of Apple's framework.
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The range of the numbers.
  public var range: ClosedRange<Double>
  /// The lines of the grid.
  public var gridlinePositions: [Double]
  /// Returns the text of a number.
  public var valueDescriptionProvider: (Double) -> String

  /// The scale of an axis.
  public enum ScaleType: Sendable {
    /// The scales of Apple's framework.
    case linear, log10, ln
  }

  /// The scale.
  public var scaleType: ScaleType

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    scaleType: ScaleType = .linear, valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.scaleType = scaleType
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The categories.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Data of a chart.
public final class AXDataSeriesDescriptor {
  /// The name.
  public var name: String?
  /// True if the points are connected.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates data.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a chart.
public final class AXDataPoint {
  /// The category, if the axis has categories.
  public let category: String?
  /// The place on the first axis, if it is one of numbers.
  public let x: Double?
  /// The place on the second axis.
  public let y: Double?
  /// The name.
  public var label: String?

  /// Creates a point of numbers.
  public init(x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    (category, self.x, self.y, self.label) = (nil, x, y, label)
  }

  /// Creates a point of a category.
  public init(x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil) {
    (category, self.x, self.y, self.label) = (x, nil, y, label)
  }
}
