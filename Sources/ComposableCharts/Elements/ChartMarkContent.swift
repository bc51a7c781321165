import ComposableHTML
import ComposableUI

/// A mark of a chart.
///
/// It has its place and its size in styles, which browsers animate.
struct ChartMarkContent: ElementContent {
  /// The shape of a mark.
  enum Shape: Equatable, Sendable {
    /// A rectangle, with the radii of its corners in points: one, or four.
    case box(PlotFrame, corners: [Double])
    /// A straight line, with the lengths of its dashes and gaps in points.
    case rule(PlotFrame, dash: [Double], isVertical: Bool)
    /// An area, in fractions of its frame.
    case polygon(PlotFrame, [PlotPoint])
    /// A line through points of the plot area.
    case line(Curve, StrokeStyle)
    /// A symbol, or `nil` for the place of a view.
    case symbol(PlotFrame, _ChartSymbol?)

    /// A place without a size.
    static func anchor(at point: PlotPoint) -> Shape {
      .symbol(
        PlotFrame(
          x: PlotSpan(around: PlotLength(fraction: point.x), points: 0),
          y: PlotSpan(around: PlotLength(fraction: point.y), points: 0)), nil)
    }
  }

  var shape: Shape
  var paint: Paint
  var opacity = 1.0
  var blurRadius = 0.0

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "chart-mark", [.children])
    switch shape {
    case .box(let frame, let corners):
      node.place(frame)
      node.style("background", paint.background)
      if let first = corners.first {
        node.style(
          "border-radius", corners.dropFirst().reduce("\(first)px") { "\($0) \($1)px" })
      }
    case .rule(let frame, let dash, let isVertical):
      node.place(frame)
      node.style(
        "background", paint.background(dash: dash, direction: isVertical ? "bottom" : "right"))
    case .polygon(let frame, let points):
      node.place(frame)
      var fill = HTMLNode("div", idPrefix: "f", class: "chart-fill")
      fill.style("background", paint.background)
      fill.style("clip-path", points.polygon)
      node.content.insert(.node(fill), at: 0)
    case .line(let curve, let stroke):
      node.add(class: "chart-line")
      node.content.insert(.node(line(curve, stroke)), at: 0)
    case .symbol(let frame, let symbol):
      node.place(frame)
      if let symbol { node.draw(symbol, paint) }
    }
    if opacity < 1 { node.style("opacity", "\(max(0, opacity))") }
    if blurRadius > 0 { node.style("filter", "blur(\(blurRadius)px)") }
    return node
  }

  /// A line in the coordinates of the plot area, from 0 to 100, whose width and dashes are in points.
  private func line(_ curve: Curve, _ stroke: StrokeStyle) -> HTMLNode {
    var path = HTMLNode("path", idPrefix: "p")
    // The style is the same as the attribute, which browsers can't animate, and which some need.
    path.set("d", curve.svg.text)
    path.style("d", "path('\(curve.svg)')")
    path.style("stroke", paint.color)
    path.style("stroke-width", "\(stroke.lineWidth)px")
    switch stroke.lineCap {
    case .butt: break
    case .round: path.style("stroke-linecap", "round")
    case .square: path.style("stroke-linecap", "square")
    }
    switch stroke.lineJoin {
    case .miter: break
    case .round: path.style("stroke-linejoin", "round")
    case .bevel: path.style("stroke-linejoin", "bevel")
    }
    if let dashes = stroke.dash.dashes {
      path.style("stroke-dasharray", dashes)
      path.style("stroke-dashoffset", "\(stroke.dashPhase)px")
    }
    var drawing = HTMLNode("svg", [.node(path)])
    drawing.set("viewBox", "0 0 100 100")
    drawing.set("preserveAspectRatio", "none")
    drawing.set("aria-hidden", "true")
    return drawing
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    paint = paint.finite(&numbers)
    opacity = numbers.number(opacity, else: 1)
    blurRadius = numbers.number(blurRadius, else: 0)
    switch shape {
    case .box(let frame, let corners):
      shape = .box(
        frame.finite(&numbers), corners: corners.map { max(0, numbers.number($0, else: 0)) })
    case .rule(let frame, let dash, let isVertical):
      shape = .rule(
        frame.finite(&numbers), dash: dash.map { numbers.number($0, else: 0) },
        isVertical: isVertical)
    case .polygon(let frame, let points): shape = .polygon(frame.finite(&numbers), points)
    case .line(let curve, var stroke):
      stroke.lineWidth = numbers.number(stroke.lineWidth, else: 1)
      stroke.dash = stroke.dash.map { numbers.number($0, else: 0) }
      stroke.dashPhase = numbers.number(stroke.dashPhase, else: 0)
      shape = .line(curve, stroke)
    case .symbol(let frame, var symbol):
      symbol?.makeFinite(&numbers)
      shape = .symbol(frame.finite(&numbers), symbol)
    }
  }

  var numberName: String { "a length of a mark of a chart" }
  var layout: ElementLayout { ElementLayout() }

  var description: String {
    switch shape {
    case .box(let frame, _): "Bar \(frame.text) \(paint)"
    case .rule(let frame, _, _): "Rule \(frame.text) \(paint)"
    case .polygon(let frame, let points): "Area \(frame.text) of \(points.count) points \(paint)"
    case .line(let curve, _): "Line \(curve.svg.text) \(paint)"
    case .symbol(let frame, let symbol):
      "Point \(frame.text) \(symbol?.name ?? "none") \(paint)"
    }
  }
}

extension HTMLNode {
  /// Sets the place and the size of a node in a plot area.
  mutating func place(_ frame: PlotFrame) {
    style("left", frame.x.start.css)
    style("top", frame.y.start.css)
    style("width", frame.x.length.css)
    style("height", frame.y.length.css)
  }
}

extension PlotFrame {
  /// Returns the frame without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> PlotFrame {
    func finite(_ span: PlotSpan) -> PlotSpan {
      var span = span
      span.start.points = numbers.number(span.start.points, else: 0)
      span.end.points = numbers.number(span.end.points, else: 0)
      return span
    }
    return PlotFrame(x: finite(x), y: finite(y))
  }

  /// The frame in CSS, for descriptions.
  fileprivate var text: String {
    "x \(x.start.css.text) + \(x.length.css.text), y \(y.start.css.text) + \(y.length.css.text)"
  }
}

extension [PlotPoint] {
  /// The polygon in CSS, in percent of its frame.
  fileprivate var polygon: CSS {
    let corners = map { "\($0.x * 100)% \($0.y * 100)%" as CSS }
    return "polygon(\(corners.dropFirst().reduce(corners.first ?? "0 0") { "\($0),\($1)" }))"
  }
}

extension [Double] {
  /// The lengths of dashes and gaps in CSS; `nil` for a solid line.
  fileprivate var dashes: CSS? {
    guard let first, allSatisfy({ $0 >= 0 }), contains(where: { $0 > 0 }) else { return nil }
    return dropFirst().reduce("\(first)px") { "\($0) \($1)px" }
  }
}
