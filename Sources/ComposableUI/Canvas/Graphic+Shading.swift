import Foundation

extension GraphicsContext {
  /// Returns what fills an area with a shading.
  ///
  /// - Parameters:
  ///   - shading: The shading.
  ///   - bounds: The rectangle around the area, which points of styles are relative to.
  func paint(_ shading: Shading, in bounds: CGRect) -> Graphic.Paint {
    let bounds = bounds.isNull ? .zero : bounds
    switch shading.base {
    case .style(let style): return Graphic.Paint(style, in: bounds)
    case .gradient(let gradient): return .gradient(gradient)
    case .conic(let gradient, let center, let angle):
      // Its box has a size, which fractions are relative to.
      let box = CGRect(
        origin: bounds.origin,
        size: CGSize(width: max(1, bounds.width), height: max(1, bounds.height)))
      let point = UnitPoint(
        x: Double((center.x - box.minX) / box.width), y: Double((center.y - box.minY) / box.height))
      let geometry = ResolvedGradient.Geometry.angular(
        center: point, start: angle, end: angle + .degrees(360))
      return .image(ResolvedGradient(gradient: gradient, geometry: geometry), opacity: 1, box)
    case .palette(let shadings): return paint(shadings.first ?? .foreground, in: bounds)
    case .tiles(let image, let origin, let part, let scale):
      let image = resolve(image)
      guard case .picture(let path, _) = image.content else { return .style(.color(.clear)) }
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let tile = CGRect(
        x: part.minX * size.width, y: part.minY * size.height, width: part.width * size.width,
        height: part.height * size.height)
      return .tile(path, size, origin: origin, part: tile)
    }
  }
}

extension GraphicsContext.Shading {
  /// The style for what can have none but a color; `nil` for the foreground style.
  var textStyle: ResolvedShapeStyle? {
    switch base {
    case .style(.hierarchical(1)), .tiles: nil
    case .style(let style): style
    case .gradient(let gradient): gradient.gradient.stops.first.map { .color($0.color) }
    case .conic(let gradient, _, _): gradient.stops.first.map { .color($0.color) }
    case .palette(let shadings): shadings.first?.textStyle
    }
  }
}

extension Graphic.Paint {
  /// Creates the paint of a style in a rectangle.
  fileprivate init(_ style: ResolvedShapeStyle, opacity: Double = 1, in bounds: CGRect) {
    switch style {
    case .shadow(let style, _), .blended(let style, _):
      self.init(style, opacity: opacity, in: bounds)
    case .opacity(.gradient(let gradient), let factor):
      self.init(.gradient(gradient), opacity: opacity * factor, in: bounds)
    case .gradient(let gradient):
      self.init(gradient, opacity: opacity, in: bounds)
    case .environmental(let style):
      self.init(style.fallback(), opacity: opacity, in: bounds)
    default: self = .style(style)
    }
  }

  private init(_ gradient: ResolvedGradient, opacity: Double, in bounds: CGRect) {
    var paint: CanvasGradient
    switch gradient.geometry {
    case .linear(let start, let end):
      paint = CanvasGradient(
        gradient: gradient.gradient,
        geometry: .linear(start: start.point(in: bounds), end: end.point(in: bounds)))
    case .radial(let center, let start, let end):
      paint = CanvasGradient(
        gradient: gradient.gradient,
        geometry: .radial(center: center.point(in: bounds), startRadius: start, endRadius: end))
    case .elliptical(let center, let start, let end):
      // A circle of the unit of length, scaled to the rectangle.
      let center = center.point(in: bounds)
      paint = CanvasGradient(
        gradient: gradient.gradient,
        geometry: .radial(center: .zero, startRadius: start, endRadius: end))
      paint.transform = CGAffineTransform(
        a: max(bounds.width, 0.001), b: 0, c: 0, d: max(bounds.height, 0.001), tx: center.x,
        ty: center.y)
    case .angular, .mesh:
      self = .image(gradient, opacity: opacity, bounds)
      return
    }
    paint.opacity = opacity
    self = .gradient(paint)
  }
}
