import ComposableUI
import Foundation

/// The paint of a mark.
enum Paint: Equatable, Sendable {
  case style(ResolvedShapeStyle)
  /// A color between two, at a fraction from the first to the second.
  case mix(ResolvedShapeStyle, ResolvedShapeStyle, Double)
}

/// The options of a scale of colors, which modifiers set.
struct StyleOptions: Equatable {
  /// The values, in the order of their colors; empty for those of the marks.
  var domain: [_Datum] = []
  /// The colors; empty for the default ones.
  var range: [ResolvedShapeStyle] = []
  /// Returns the color of a value, or `nil` for that of the scale.
  var mapping: Reference<(_Datum) -> ResolvedShapeStyle?>?
}

/// The colors of values.
struct StyleScale {
  /// The colors of series, in this order.
  static let palette: [ResolvedShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map(\._resolved)

  private var categories = Categories()
  /// The ends of a scale of numbers; `nil` for one of categories.
  private var numbers: ClosedRange<Double>?
  private let range: [ResolvedShapeStyle]
  private let mapping: ((_Datum) -> ResolvedShapeStyle?)?

  /// Creates the scale of some values.
  init(_ options: StyleOptions, data: [_Datum]) {
    mapping = options.mapping?.value
    // A mark with a number that is not finite is left out.
    let values = (options.domain.isEmpty ? data : options.domain).filter {
      $0.category != nil || $0.number?.isFinite == true
    }
    let found = values.compactMap(\.number)
    if found.count == values.count, let low = found.min(), let high = found.max() {
      numbers = low...high
      range =
        options.range.isEmpty
        ? [Color.blue.opacity(0.15)._resolved, Color.blue._resolved] : options.range
    } else {
      // Those that the domain does not name come after those that it does.
      categories = Categories(options.domain + data)
      range = options.range.isEmpty ? Self.palette : options.range
    }
  }

  /// The categories, in the order of the legend; empty for a scale of numbers.
  var names: [String] { categories.names }

  /// The paint of a value.
  func paint(of datum: _Datum) -> Paint {
    if let style = mapping?(datum) { return .style(style) }
    if let numbers, let number = datum.number {
      let size = numbers.upperBound - numbers.lowerBound
      let fraction = size > 0 ? max(0, min(1, (number - numbers.lowerBound) / size)) : 1
      let place = fraction * Double(range.count - 1)
      let index = min(Int(place), range.count - 1)
      guard index + 1 < range.count else { return .style(range[index]) }
      return .mix(range[index], range[index + 1], place - Double(index))
    }
    return .style(range[(categories.index(of: datum) ?? 0) % range.count])
  }
}
