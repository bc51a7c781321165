import ComposableHTML

@testable import ComposableCharts
@_spi(Renderer) @testable import ComposableUI

extension ViewDriver {
  /// The elements of a type, in order.
  func elements<Content: ElementContent>(_ type: Content.Type) -> [Content] {
    rendering.all { $0.is(type) }.compactMap { $0.content.as(type) }
  }

  /// The marks of all charts, in order.
  var marks: [ChartMarkContent] { elements(ChartMarkContent.self) }

  /// The shapes, in order.
  var shapes: [ShapeContent] { elements(ShapeContent.self) }

  /// The marks of all charts in words, in order.
  var markTexts: [String] { marks.map(\.description) }

  /// The labels of axes in order, each with its place.
  var axisLabels: [String] {
    rendering.all { $0.is(AxisLabelContent.self) }.map { label in
      "\(label.content.description.dropFirst("AxisLabel ".count)) \(label.label ?? "")"
    }
  }

  /// The values of all charts for assistive technologies.
  var chartTables: [String] { elements(ChartTableContent.self).map(\.description) }

  /// Sends an event as the script of selections does.
  func send(_ event: String, _ value: String) throws {
    let plot = rendering.first { $0.content.as(PlotLayerContent.self)?.slider != nil }
    let id = plot?.id ?? -1
    try Control(graph: graph, id: id, label: "chart").perform(
      .event(event, Data(value.utf8)))
  }

  /// The announcement of the first chart with a selection.
  var slider: PlotLayerContent.Slider? {
    elements(PlotLayerContent.self).compactMap(\.slider).first
  }
}

/// A date in the Gregorian calendar, in UTC.
func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
  let components = DateComponents(year: year, month: month, day: day, hour: hour)
  return utc.date(from: components) ?? .distantPast
}

/// The Gregorian calendar in UTC.
var utc: Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return calendar
}

/// An environment of American English in UTC.
var american: EnvironmentValues {
  var environment = EnvironmentValues()
  environment.locale = Locale(identifier: "en_US")
  environment.calendar = utc
  environment.timeZone = .gmt
  return environment
}

/// A number with a name.
struct Sale: Identifiable, Equatable {
  var id: String { name }
  let name: String
  let count: Double

  static let tea = Sale(name: "Tea", count: 10)
  static let coffee = Sale(name: "Coffee", count: 40)
}
