import ComposableHTML
import Foundation

/// A drawing in SVG whose opacity is that of a view with shapes.
struct MaskDrawing {
  /// The place and the appearance of an element.
  fileprivate struct Place {
    var rect: CGRect
    /// The alignment of smaller elements in the rectangle.
    var alignment: Alignment
    var opacity = 1.0
    /// True if the element cuts out what is behind it.
    var isCutOut = false
    /// The style of what has none of its own.
    var foreground: ResolvedShapeStyle?
    /// The transformations in SVG, the outermost one first.
    var transform = ""
  }

  private let size: CGSize
  private var elements = ""
  /// The number of gradients and masks in the drawing.
  private var definitionCount = 0

  /// Draws a view; `nil` if a part of it cannot be drawn.
  init?(of rendering: Rendering, size: CGSize, alignment: Alignment) {
    self.size = size
    let rect = CGRect(origin: .zero, size: size)
    guard add(rendering, at: Place(rect: rect, alignment: alignment)) else { return nil }
  }

  /// The picture in SVG.
  var picture: String {
    let (width, height) = (number(size.width), number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" preserveAspectRatio="none">\(elements)</svg>
      """
  }

  /// Adds an element. Returns false if it cannot be drawn.
  private mutating func add(_ rendering: Rendering, at place: Place) -> Bool {
    let content = rendering.content.base
    switch content {
    case let shape as ShapeContent: return add(shape, at: place)
    case let stack as VStackContent:
      let alignment = Alignment(horizontal: stack.alignment, vertical: .center)
      return addStack(rendering.children, .vertical, stack.spacing, alignment, at: place)
    case let stack as HStackContent:
      let alignment = Alignment(horizontal: .center, vertical: stack.alignment)
      return addStack(rendering.children, .horizontal, stack.spacing, alignment, at: place)
    case let stack as ZStackContent:
      return addLayers(rendering.children, sizedBy: rendering.children, stack.alignment, at: place)
    case let overlay as OverlayContent:
      return addLayers(
        rendering.children, sizedBy: rendering.children.prefix(1), overlay.alignment, at: place)
    case let background as BackgroundContent:
      return addLayers(
        rendering.children.reversed(), sizedBy: rendering.children.prefix(1), background.alignment,
        at: place)
    case is LayerContent, is WindowContent, is PageContent:
      return rendering.children.allSatisfy { add($0, at: place) }
    case is SpacerContent: return true
    case let modifier as any ModifierContent:
      var outer = place
      outer.rect = place.rect.placing(rendering.size(in: place.rect.size), place.alignment)
      guard let inner = outer.inside(modifier) else { return false }
      return rendering.children.allSatisfy { add($0, at: inner) }
    default: return false
    }
  }

  /// Adds layers in the place of those that determine their size.
  private mutating func addLayers(
    _ layers: [Rendering], sizedBy bases: some Collection<Rendering>, _ alignment: Alignment,
    at place: Place
  ) -> Bool {
    let sizes = bases.map { $0.size(in: place.rect.size) }
    let size = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    var place = place
    place.rect = place.rect.placing(size, place.alignment)
    place.alignment = alignment
    return layers.allSatisfy { add($0, at: place) }
  }

  private mutating func addStack(
    _ children: [Rendering], _ axis: Axis, _ spacing: Double?, _ alignment: Alignment,
    at place: Place
  ) -> Bool {
    let spacing = spacing ?? 8
    let lengths = children.map { $0.length(along: axis) }
    let length = Double(axis == .horizontal ? place.rect.width : place.rect.height)
    let gaps = spacing * Double(max(0, children.count - 1))
    let rest = max(0, length - gaps - lengths.compactMap { $0 }.reduce(0, +))
    let flexibleCount = lengths.count { $0 == nil }
    // Without flexible children, the stack is smaller than its place.
    let unused = flexibleCount == 0 ? rest : 0
    var offset = unused * place.alignment.fraction(along: axis)
    for (child, fixed) in zip(children, lengths) {
      let length = fixed ?? rest / Double(flexibleCount)
      var inner = place
      inner.alignment = alignment
      if axis == .horizontal {
        inner.rect.origin.x += CGFloat(offset)
        inner.rect.size.width = CGFloat(length)
      } else {
        inner.rect.origin.y += CGFloat(offset)
        inner.rect.size.height = CGFloat(length)
      }
      guard add(child, at: inner) else { return false }
      offset += length + spacing
    }
    return true
  }

  private mutating func add(_ shape: ShapeContent, at place: Place) -> Bool {
    guard shape.trim == 0...1 else { return false }
    var place = place
    if let rotation = shape.rotation { place.rotate(by: rotation.angle, about: rotation.anchor) }
    var attributes = ""
    if let fill = shape.fill {
      guard let paint = paint("fill", fill, at: place) else { return false }
      attributes += paint
    } else {
      attributes += " fill=\"none\""
    }
    if let stroke = shape.stroke {
      guard let paint = paint("stroke", stroke.shapeStyle, at: place) else { return false }
      attributes += paint + " stroke-width=\"\(cssNumber(stroke.style.lineWidth))\""
    }
    if place.opacity != 1 {
      attributes += " opacity=\"\(cssNumber(max(0, min(1, place.opacity))))\""
    }
    let transform = place.transform.isEmpty ? "" : " transform=\"\(place.transform)\""
    let element =
      "<g\(transform)>\(Self.element(shape.outline, in: place.rect, attributes))</g>"
    if place.isCutOut { cutOut(element) } else { elements += element }
    return true
  }

  /// Removes what an element covers from the drawing.
  private mutating func cutOut(_ element: String) {
    definitionCount += 1
    let (width, height) = (number(size.width), number(size.height))
    let area = "x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\""
    elements = """
      <mask id="d\(definitionCount)" maskUnits="userSpaceOnUse" \(area)>\
      <rect \(area) fill="white"/>\(element)</mask><g mask="url(#d\(definitionCount))">\(elements)</g>
      """
  }

  /// Returns the attributes of a paint with the opacity of a style; `nil` if it cannot be drawn.
  private mutating func paint(
    _ name: String, _ style: ResolvedShapeStyle, at place: Place
  ) -> String? {
    if let opacity = style.maskOpacity(place.foreground) {
      let fraction = opacity < 1 ? " \(name)-opacity=\"\(cssNumber(max(0, opacity)))\"" : ""
      return " \(name)=\"black\"" + fraction
    }
    let gradient =
      if case .hierarchical = style { place.foreground?.gradient } else { style.gradient }
    guard let gradient, let definition = definition(of: gradient, in: place.rect) else {
      return nil
    }
    definitionCount += 1
    elements += definition.replacing("id=\"\"", with: "id=\"d\(definitionCount)\"")
    return " \(name)=\"url(#d\(definitionCount))\""
  }

  /// Returns a gradient in SVG with an empty identifier; `nil` for one that SVG does not have.
  private func definition(of gradient: ResolvedGradient, in rect: CGRect) -> String? {
    func x(_ point: UnitPoint) -> String {
      number(rect.minX + CGFloat(point.x) * rect.width)
    }
    func y(_ point: UnitPoint) -> String {
      number(rect.minY + CGFloat(point.y) * rect.height)
    }
    let stops = gradient.gradient.stops.map { stop in
      """
      <stop offset="\(cssNumber(Double(stop.location)))" \
      stop-opacity="\(cssNumber(max(0, min(1, stop.color.maskOpacity))))"/>
      """
    }.joined()
    switch gradient.geometry {
    case .linear(let start, let end):
      return """
        <linearGradient id="" gradientUnits="userSpaceOnUse" x1="\(x(start))" y1="\(y(start))" \
        x2="\(x(end))" y2="\(y(end))">\(stops)</linearGradient>
        """
    case .radial(let center, let start, let end):
      return """
        <radialGradient id="" gradientUnits="userSpaceOnUse" cx="\(x(center))" cy="\(y(center))" \
        fr="\(cssNumber(max(0, start)))" r="\(cssNumber(max(0, end)))">\(stops)</radialGradient>
        """
    case .elliptical, .angular, .mesh: return nil
    }
  }

  /// Returns the element of an outline in a rectangle.
  private static func element(
    _ outline: ShapeContent.Outline, in rect: CGRect, _ attributes: String
  ) -> String {
    func ellipse(_ x: CGFloat, _ y: CGFloat) -> String {
      """
      <ellipse cx="\(number(rect.midX))" cy="\(number(rect.midY))" rx="\(number(x))" \
      ry="\(number(y))"\(attributes)/>
      """
    }
    func rectangle(_ radius: CGFloat) -> String {
      """
      <rect x="\(number(rect.minX))" y="\(number(rect.minY))" width="\(number(rect.width))" \
      height="\(number(rect.height))" rx="\(number(radius))"\(attributes)/>
      """
    }
    let half = min(rect.width, rect.height) / 2
    switch outline {
    case .circle: return ellipse(half, half)
    case .ellipse: return ellipse(rect.width / 2, rect.height / 2)
    case .rectangle: return rectangle(0)
    case .roundedRectangle(let radius): return rectangle(min(half, max(0, CGFloat(radius))))
    case .capsule: return rectangle(half)
    case .path(let path):
      let move = "translate(\(number(rect.minX)) \(number(rect.minY)))"
      return "<path d=\"\(path.svg.text)\" transform=\"\(move)\"\(attributes)/>"
    }
  }
}

extension MaskDrawing.Place {
  /// Returns the place of what a modifier modifies; `nil` if the modifier cannot be drawn.
  fileprivate func inside(_ modifier: any ModifierContent) -> Self? {
    var place = self
    switch modifier {
    case let content as OpacityContent: place.opacity *= content.opacity
    case let content as BlendContent:
      if content.mode == .destinationOut { place.isCutOut = true }
    case let content as ForegroundContent: place.foreground = content.style
    case let content as OffsetContent:
      place.rect = rect.offsetBy(dx: CGFloat(content.x), dy: CGFloat(content.y))
    case let content as RotationContent: place.rotate(by: content.angle, about: content.anchor)
    case let content as ScaleContent:
      let center = rect.point(content.anchor)
      place.transform += """
        translate(\(number(center.x)) \(number(center.y))) \
        scale(\(cssNumber(content.x)) \(cssNumber(content.y))) \
        translate(\(number(-center.x)) \(number(-center.y)))\u{20}
        """
    case let content as PaddingContent:
      let insets = content.insets
      place.rect = CGRect(
        x: rect.minX + insets.leading, y: rect.minY + insets.top,
        width: max(0, rect.width - insets.leading - insets.trailing),
        height: max(0, rect.height - insets.top - insets.bottom))
    case let content as FrameContent: place.alignment = content.alignment
    case is FilterContent: break
    default: if modifier.affectsLayout { return nil }
    }
    return place
  }

  fileprivate mutating func rotate(by angle: Angle, about anchor: UnitPoint) {
    let center = rect.point(anchor)
    transform += "rotate(\(cssNumber(angle.degrees)) \(number(center.x)) \(number(center.y))) "
  }
}

extension Rendering {
  /// Returns the size of the element in an available size.
  fileprivate func size(in available: CGSize) -> CGSize {
    CGSize(
      width: length(along: .horizontal).map { CGFloat($0) } ?? available.width,
      height: length(along: .vertical).map { CGFloat($0) } ?? available.height)
  }

  /// The length of the element in a stack, in points; `nil` for a flexible one.
  fileprivate func length(along axis: Axis) -> Double? {
    switch content.base {
    case let frame as FrameContent:
      if let length = frame.length(along: axis) { return length }
      let maximum = axis == .horizontal ? frame.maxWidth : frame.maxHeight
      return maximum == .infinity ? nil : children.first?.length(along: axis)
    case let padding as PaddingContent:
      let insets = padding.insets
      let sum =
        axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
      return children.first?.length(along: axis).map { $0 + Double(sum) }
    case is any ModifierContent, is OverlayContent, is BackgroundContent, is LayerContent:
      return children.first?.length(along: axis)
    default: return nil
    }
  }
}

extension FrameContent {
  /// The fixed length along an axis, in points; `nil` for none.
  fileprivate func length(along axis: Axis) -> Double? {
    axis == .horizontal ? width : height
  }
}

extension PaddingContent {
  fileprivate var insets: EdgeInsets {
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? CGFloat(length ?? 16) : 0 }
    return EdgeInsets(
      top: side(.top), leading: side(.leading), bottom: side(.bottom), trailing: side(.trailing))
  }
}

extension Alignment {
  /// The place between the start and the end of an axis, from 0 to 1.
  fileprivate func fraction(along axis: Axis) -> Double {
    switch axis == .horizontal ? horizontal.guide : vertical.guide {
    case .start, .custom: 0
    case .center: 0.5
    case .end, .firstBaseline, .lastBaseline: 1
    }
  }
}

extension CGRect {
  fileprivate func point(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: minX + CGFloat(anchor.x) * width, y: minY + CGFloat(anchor.y) * height)
  }

  /// Returns a rectangle of a size in this one.
  fileprivate func placing(_ size: CGSize, _ alignment: Alignment) -> CGRect {
    let x = CGFloat(alignment.fraction(along: .horizontal)) * (width - size.width)
    let y = CGFloat(alignment.fraction(along: .vertical)) * (height - size.height)
    return CGRect(x: minX + x, y: minY + y, width: size.width, height: size.height)
  }
}

extension ResolvedShapeStyle {
  /// The opacity of the style, from 0 to 1; `nil` for a gradient.
  ///
  /// - Parameter foreground: The foreground style; `nil` for an opaque one.
  fileprivate func maskOpacity(_ foreground: ResolvedShapeStyle?) -> Double? {
    switch self {
    case .color(let color): color.maskOpacity
    case .hierarchical(let level):
      // Those of the theme.
      (foreground == nil ? 1 : foreground?.maskOpacity(nil)).map {
        $0 * [1, 0.68, 0.45, 0.3, 0.18][max(0, min(level - 1, 4))]
      }
    case .tint, .background, .separator: 1
    case .gradient: nil
    case .material(let material): Double(material.coverage) / 100
    case .shadow(let style, _), .blended(let style, _): style.maskOpacity(foreground)
    case .opacity(let style, let opacity): style.maskOpacity(foreground).map { $0 * opacity }
    case .environmental(let style): style.fallback().maskOpacity(foreground)
    }
  }
}

extension Color {
  /// The opacity, from 0 to 1.
  fileprivate var maskOpacity: Double { base == .named(.clear) ? 0 : opacity }
}

private func number(_ value: CGFloat) -> String { cssNumber(Double(value)) }
