import ComposableHTML
import ComposableUI

extension Paint {
  /// The color in CSS. That of a gradient is its first one.
  var color: CSS {
    switch self {
    case .style(let style): style.css
    case .mix(let first, let second, let fraction):
      "color-mix(in srgb,\(second.css) \(fraction * 100)%,\(first.css))"
    }
  }

  /// The background in CSS.
  var background: CSS {
    if case .style(let style) = self, let image = style.image { return image }
    return color
  }

  /// The background of a line in CSS.
  ///
  /// - Parameters:
  ///   - dash: The lengths of dashes and gaps in points; empty for a solid line.
  ///   - direction: The end of the line.
  func background(dash: [Double], direction: CSS) -> CSS {
    // An odd number of lengths is repeated with dashes and gaps swapped.
    let lengths = dash.count.isMultiple(of: 2) ? dash : dash + dash
    guard lengths.contains(where: { $0 > 0 }), lengths.allSatisfy({ $0 >= 0 }) else {
      return background
    }
    var place = 0.0
    var stops: [CSS] = []
    for (index, length) in lengths.enumerated() {
      let color = index.isMultiple(of: 2) ? color : "transparent"
      stops.append("\(color) \(place)px \(place + length)px")
      place += length
    }
    let list = stops.dropFirst().reduce(stops.first ?? "") { "\($0),\($1)" }
    return "repeating-linear-gradient(to \(direction),\(list))"
  }

  /// Returns the paint without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Paint {
    switch self {
    case .style(let style): .style(style.finite(&numbers))
    case .mix(let first, let second, let fraction):
      .mix(first.finite(&numbers), second.finite(&numbers), fraction)
    }
  }
}

extension Paint: CustomStringConvertible {
  /// The style, or both with the fraction of the second.
  var description: String {
    switch self {
    case .style(let style): "\(style)"
    case .mix(let first, let second, let fraction): "\(first) and \(fraction) of \(second)"
    }
  }
}
