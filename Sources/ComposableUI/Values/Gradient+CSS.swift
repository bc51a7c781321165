package import ComposableHTML
import Foundation

extension ResolvedShapeStyle {
  /// The gradient in CSS, as an image; `nil` for other styles.
  package var image: CSS? { gradient?.css }

  /// The gradient, with the opacity of the style in its colors; `nil` for other styles.
  var gradient: ResolvedGradient? {
    switch self {
    case .gradient(let gradient): gradient
    case .opacity(let style, let opacity): style.gradient?.multiplied(byOpacity: opacity)
    case .shadow(let style, _), .blended(let style, _): style.gradient
    case .environmental(let style): style.fallback().gradient
    case .color, .hierarchical, .tint, .background, .separator, .material: nil
    }
  }
}

extension ResolvedGradient {
  fileprivate func multiplied(byOpacity opacity: Double) -> ResolvedGradient {
    let stops = gradient.stops.map { stop in
      Gradient.Stop(
        color: stop.color.opacity(max(0, min(1, opacity))), location: stop.location)
    }
    return ResolvedGradient(gradient: Gradient(stops: stops), geometry: geometry)
  }

  /// The gradient in CSS, as an image.
  fileprivate var css: CSS {
    func stops(_ position: (Double) -> CSS) -> CSS {
      let stops = gradient.stops.map { stop -> CSS in
        "\(stop.color.css) \(position(Double(stop.location)))"
      }
      // CSS requires two stops.
      guard let first = stops.first else { return "transparent,transparent" }
      return stops.dropFirst().reduce(stops.count == 1 ? "\(first),\(first)" : first) {
        "\($0),\($1)"
      }
    }
    switch geometry {
    case .linear(let start, let end):
      let line = GradientLine(from: start, to: end)
      return "linear-gradient(\(line.direction),\(stops { "\(line.position(of: $0) * 100)%" }))"
    case .radial(let center, let start, let end):
      let stops = stops { "\(max(0, start + (end - start) * $0))px" }
      return "radial-gradient(circle at \(center.css),\(stops))"
    case .elliptical(let center, let start, let end):
      let stops = stops { "\(max(0, start + (end - start) * $0) * 100)%" }
      // Radii are fractions of the whole size.
      return "radial-gradient(100% 100% at \(center.css),\(stops))"
    case .mesh(let columns, let rows, let points):
      let colors = gradient.stops.map(\.color)
      guard let background = colors.last else { return "none" }
      let radii: CSS = "\(120 / Double(max(1, columns - 1)))% \(120 / Double(max(1, rows - 1)))%"
      return zip(points, colors).reduce(
        "linear-gradient(\(background.css),\(background.css))"
      ) { layers, point in
        "radial-gradient(\(radii) at \(point.0.css),\(point.1.css),transparent),\(layers)"
      }
    case .angular(let center, let start, let end):
      let sweep = (end - start).degrees
      // The angles of CSS start at 12 o'clock.
      return
        "conic-gradient(from \(start.degrees + 90)deg at \(center.css),\(stops { "\($0 * sweep)deg" }))"
    }
  }
}

/// The line of a linear gradient in CSS, which always leads through the center.
///
/// The places of colors are exact on horizontal and vertical lines, and on those between corners.
/// Others have the angle that they have in a square.
private struct GradientLine {
  private let start, end: UnitPoint

  init(from start: UnitPoint, to end: UnitPoint) {
    self.start = start
    self.end = end
  }

  private var dx: Double { end.x - start.x }
  private var dy: Double { end.y - start.y }

  var direction: CSS {
    if abs(dx) == abs(dy), dx != 0 {
      return "to \(dy < 0 ? "top" : "bottom") \(dx < 0 ? "left" : "right")" as CSS
    }
    return "\(atan2(dx, -dy) * 180 / .pi)deg"
  }

  /// Returns the fraction of CSS's line at a fraction of the line from the start to the end.
  func position(of fraction: Double) -> Double {
    // CSS's line has the length at which its ends are level with the corners.
    let length = abs(dx) + abs(dy)
    guard length > 0 else { return fraction }
    let (x, y) = (start.x + dx * fraction - 0.5, start.y + dy * fraction - 0.5)
    let distance = (x * dx + y * dy) / (dx * dx + dy * dy).squareRoot()
    let half = length / (dx * dx + dy * dy).squareRoot() / 2
    return 0.5 + distance / half / 2
  }
}

extension ResolvedGradient {
  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> ResolvedGradient {
    var gradient = self
    for index in gradient.gradient.stops.indices {
      let stop = gradient.gradient.stops[index]
      gradient.gradient.stops[index] = Gradient.Stop(
        color: stop.color.finite(&numbers),
        location: CGFloat(numbers.number(Double(stop.location), else: 0)))
    }
    gradient.geometry =
      switch geometry {
      case .linear(let start, let end):
        .linear(start: start.finite(&numbers), end: end.finite(&numbers))
      case .radial(let center, let start, let end):
        .radial(
          center: center.finite(&numbers), startRadius: numbers.number(start, else: 0),
          endRadius: numbers.number(end, else: 0))
      case .elliptical(let center, let start, let end):
        .elliptical(
          center: center.finite(&numbers), startFraction: numbers.number(start, else: 0),
          endFraction: numbers.number(end, else: 0))
      case .angular(let center, let start, let end):
        .angular(
          center: center.finite(&numbers),
          start: Angle(radians: numbers.number(start.radians, else: 0)),
          end: Angle(radians: numbers.number(end.radians, else: 0)))
      case .mesh(let columns, let rows, let points):
        .mesh(columns: columns, rows: rows, points: points.map { $0.finite(&numbers) })
      }
    return gradient
  }
}
