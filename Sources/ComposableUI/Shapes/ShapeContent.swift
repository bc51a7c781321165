import ComposableHTML

/// A shape and its drawing style.
struct ShapeContent: ElementContent {
  /// The geometry of the shape.
  var outline: Outline
  /// The part of the outline that is drawn, from 0 to 1, clockwise from its start.
  var trim: ClosedRange<Double> = 0...1
  /// The rotation of the drawing; `nil` for none.
  var rotation: Rotation?
  /// The style of the interior; `nil` for none.
  var fill: ResolvedShapeStyle?
  /// The style of the outline; `nil` for none.
  var stroke: Stroke?

  /// Returns the shape with another outline.
  func with(outline: Outline) -> ShapeContent {
    var shape = self
    shape.outline = outline
    return shape
  }

  func html(in context: RenderContext) -> HTMLNode {
    var drawing = HTMLNode(
      "svg", [.node(outline.drawing(normalizesLength: dashes == nil))]
    )
    drawing.set("aria-hidden", "true")
    var node = HTMLNode("div", class: "shape", [.node(drawing)])
    if outline == .circle { node.add(class: "circle") }
    if let rotation { node.rotate(rotation.angle, rotation.anchor) }
    let shadows = fill?.withoutShadows.shadows ?? []
    node.style("filter", shadows.filter)
    node.style("mix-blend-mode", (fill ?? stroke?.shapeStyle)?.blendMode?.css)
    if let inset = shadows.inset, let radius = outline.cornerRadius {
      var shade = HTMLNode("div")
      shade.style("position", "absolute")
      shade.style("inset", "0")
      shade.style("border-radius", radius)
      shade.style("box-shadow", inset)
      node.style("position", "relative")
      node.content.append(.node(shade))
    }
    if let image = fill?.image {
      // Drawn behind the outline by the theme.
      node.add(class: "painted")
      node.style("fill", "none")
      node.style("--image", image)
      node.style("--outline", outline.clip)
    } else {
      node.style("fill", fill?.css ?? "none")
    }
    // The filter applies to the whole frame, and clipping it would clip an outline, too.
    if fill?.isMaterial == true, stroke == nil {
      node.style("-webkit-backdrop-filter", "blur(20px) saturate(1.5)")
      node.style("backdrop-filter", "blur(20px) saturate(1.5)")
      node.style("clip-path", outline.clip)
      // In a container that clips, Chromium clips the filter by this alone.
      node.style("border-radius", outline.cornerRadius)
    }
    guard let stroke else { return node }
    node.style("stroke", stroke.shapeStyle.css)
    node.style("stroke-width", "\(stroke.style.lineWidth)px")
    switch stroke.style.lineCap {
    case .butt: break
    case .round: node.style("stroke-linecap", "round")
    case .square: node.style("stroke-linecap", "square")
    }
    switch stroke.style.lineJoin {
    case .miter: break
    case .round: node.style("stroke-linejoin", "round")
    case .bevel: node.style("stroke-linejoin", "bevel")
    }
    if stroke.style.miterLimit != 10 {
      node.style("stroke-miterlimit", "\(max(1, stroke.style.miterLimit))")
    }
    if isTrimmed {
      // The length of the outline is normalized to 1, so a gap of 2 shows the dash only once.
      let (start, end) = (trim.lowerBound, trim.upperBound)
      node.style("stroke-dasharray", "\(end - start) 2")
      node.style("stroke-dashoffset", "\(-start)")
    } else if let dashes {
      node.style("stroke-dasharray", dashes)
      node.style("stroke-dashoffset", "\(stroke.style.dashPhase)px")
    }
    return node
  }

  private var isTrimmed: Bool { trim.lowerBound > 0 || trim.upperBound < 1 }

  /// The dash pattern of an untrimmed outline. A trimmed outline has none: trimming uses the dash
  /// pattern itself, in fractions of a length that only the browser knows in points.
  private var dashes: CSS? {
    guard !isTrimmed, let dash = stroke?.style.dash, let first = dash.first,
      dash.allSatisfy({ $0.isFinite && $0 >= 0 }), dash.contains(where: { $0 > 0 })
    else { return nil }
    return dash.dropFirst().reduce("\(first)px") { "\($0) \($1)px" }
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: [.horizontal, .vertical], traits: [.shape, .flexible])
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    outline = outline.finite(&numbers)
    rotation = rotation?.finite(&numbers)
    fill = fill?.finite(&numbers)
    stroke = stroke?.finite(&numbers)
  }

  var numberName: String { "a length of a shape" }
  var labeling: AccessibilityLabeling { .image }

  var description: String {
    "Shape \(outline)" + (isTrimmed ? " from \(trim.lowerBound) to \(trim.upperBound)" : "")
  }

  /// The geometry of a shape.
  enum Outline: Equatable, Sendable {
    /// A circle centered in the frame.
    case circle
    /// A rectangle.
    case rectangle
    /// A rectangle with rounded corners. The radius is in points.
    case roundedRectangle(cornerRadius: Double)
    /// A rectangle whose shorter sides are semicircles.
    case capsule
    /// An ellipse.
    case ellipse
    /// A path, in points from the upper left corner of the frame.
    case path(Path)
  }

  /// A rotation of a drawing.
  struct Rotation: Equatable, Sendable {
    /// The angle, clockwise if it is positive.
    var angle: Angle
    /// The center, in fractions of the frame.
    var anchor: UnitPoint
  }

  /// The drawing style of an outline.
  struct Stroke: Equatable, Sendable {
    /// The color of the line.
    var shapeStyle: ResolvedShapeStyle
    /// The width, caps and dashes of the line.
    var style: StrokeStyle
  }
}

extension ShapeContent.Outline {
  /// Makes the SVG element of the outline.
  ///
  /// - Parameter normalizesLength: Pass `true` to measure lengths along the outline in fractions of
  ///   it instead of points.
  fileprivate func drawing(normalizesLength: Bool) -> HTMLNode {
    var node: HTMLNode
    switch self {
    case .circle, .ellipse:
      node = HTMLNode("ellipse")
      for name: StaticName in ["cx", "cy", "rx", "ry"] { node.set(name, "50%") }
    case .rectangle:
      node = HTMLNode("rect")
    case .roundedRectangle(let radius):
      node = HTMLNode("rect")
      node.set("rx", cssNumber(radius))
    case .capsule:
      node = HTMLNode("rect", class: "capsule")
    case .path(let path):
      node = HTMLNode("path")
      node.set("d", path.svg.text)
    }
    if node.tag == "rect" {
      node.set("width", "100%")
      node.set("height", "100%")
    }
    node.set("pathLength", normalizesLength ? "1" : nil)
    return node
  }

  /// The outline as a clipping path.
  var clip: CSS {
    switch self {
    case .circle: "circle(closest-side)"
    case .ellipse: "ellipse()"
    case .rectangle: "inset(0)"
    case .roundedRectangle(let radius): "inset(0 round \(radius)px)"
    case .capsule: "inset(0 round 9999px)"
    case .path(let path): "path(\"\(path.svg)\")"
    }
  }

  /// The radius of the corners of the frame; `nil` for a path.
  fileprivate var cornerRadius: CSS? {
    switch self {
    case .circle, .ellipse: "50%"
    case .rectangle: "0"
    case .roundedRectangle(let radius): "\(radius)px"
    case .capsule: "9999px"
    case .path: nil
    }
  }

  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> ShapeContent.Outline {
    switch self {
    case .roundedRectangle(let cornerRadius):
      return .roundedRectangle(cornerRadius: numbers.number(cornerRadius, else: 0))
    case .path(let path) where !path.isFinite:
      _ = numbers.optional(.nan)
      return .path(Path())
    case .path, .circle, .rectangle, .capsule, .ellipse:
      return self
    }
  }
}

extension ShapeContent.Rotation {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ShapeContent.Rotation {
    ShapeContent.Rotation(
      angle: Angle(radians: numbers.number(angle.radians, else: 0)),
      anchor: anchor.finite(&numbers))
  }
}

extension ShapeContent.Stroke {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ShapeContent.Stroke {
    var stroke = self
    stroke.shapeStyle = shapeStyle.finite(&numbers)
    stroke.style.lineWidth = numbers.number(style.lineWidth, else: 1)
    stroke.style.miterLimit = numbers.number(style.miterLimit, else: 10)
    stroke.style.dash = style.dash.map { numbers.number($0, else: 0) }
    stroke.style.dashPhase = numbers.number(style.dashPhase, else: 0)
    return stroke
  }
}
