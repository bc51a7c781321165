import Foundation

extension Graphic {
  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Graphic {
    Graphic(content: content.finite(&numbers), state: state.finite(&numbers))
  }
}

extension Graphic.Content {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Graphic.Content {
    switch self {
    case .fill(let path, let paint, let isEvenOdd):
      .fill(path.finite(&numbers), paint.finite(&numbers), isEvenOdd: isEvenOdd)
    case .stroke(let path, let paint, let style):
      .stroke(path.finite(&numbers), paint.finite(&numbers), style.finite(&numbers))
    case .text(let runs, let placement):
      .text(runs.map { $0.finite(&numbers) }, placement.finite(&numbers))
    case .picture(let path, let rect, let paint):
      .picture(path, rect.finite(&numbers), paint?.finite(&numbers))
    case .icon(let name, let rect, let paint):
      .icon(name, rect.finite(&numbers), paint.finite(&numbers))
    case .symbol(let index, let size, let placement):
      .symbol(index, size: size, placement.finite(&numbers))
    case .layer(let graphics): .layer(graphics.map { $0.finite(&numbers) })
    }
  }
}

extension Graphic.State {
  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Graphic.State {
    var state = self
    state.transform = transform.finite(&numbers)
    state.opacity = numbers.number(opacity, else: 1)
    state.clips = clips.map { clip in
      switch clip {
      case .path(let path, let isEvenOdd): .path(path.finite(&numbers), isEvenOdd: isEvenOdd)
      case .layer(let graphics, let isInverse):
        .layer(graphics.map { $0.finite(&numbers) }, isInverse: isInverse)
      }
    }
    state.filters = filters.map { $0.finite(&numbers) }
    return state
  }
}

extension Graphic.Placement {
  /// Returns the value without numbers that are not finite.
  func finite(_ numbers: inout FiniteNumbers) -> Graphic.Placement {
    switch self {
    case .point(let point, let anchor):
      .point(point.finite(&numbers), anchor: anchor.finite(&numbers))
    case .rect(let rect): .rect(rect.finite(&numbers))
    }
  }
}

extension Graphic.Paint {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Graphic.Paint {
    switch self {
    case .style(let style): return .style(style.finite(&numbers))
    case .gradient(let gradient): return .gradient(gradient.finite(&numbers))
    case .image(let gradient, let opacity, let rect):
      return .image(
        gradient.finite(&numbers), opacity: numbers.number(opacity, else: 1),
        rect.finite(&numbers))
    case .tile(let path, let size, let origin, let part):
      let size = CGRect(origin: .zero, size: size).finite(&numbers).size
      return .tile(path, size, origin: origin.finite(&numbers), part: part.finite(&numbers))
    }
  }
}

extension CanvasGradient {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> CanvasGradient {
    var result = self
    for index in result.gradient.stops.indices {
      let stop = gradient.stops[index]
      result.gradient.stops[index] = Gradient.Stop(
        color: stop.color.finite(&numbers),
        location: CGFloat(numbers.number(Double(stop.location), else: 0)))
    }
    result.geometry =
      switch geometry {
      case .linear(let start, let end):
        .linear(start: start.finite(&numbers), end: end.finite(&numbers))
      case .radial(let center, let start, let end):
        .radial(
          center: center.finite(&numbers), startRadius: numbers.number(start, else: 0),
          endRadius: numbers.number(end, else: 0))
      }
    result.opacity = numbers.number(opacity, else: 1)
    result.transform = transform.finite(&numbers)
    return result
  }
}

extension GraphicsContext.Filter {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> GraphicsContext.Filter {
    var filter = self
    filter.base =
      switch base {
      case .blur(let radius): .blur(radius: numbers.number(radius, else: 0))
      case .shadow(let color, let radius, let x, let y, let options):
        .shadow(
          color.finite(&numbers), radius: numbers.number(radius, else: 0),
          x: numbers.number(x, else: 0), y: numbers.number(y, else: 0), options)
      case .colorMultiply(let color): .colorMultiply(color.finite(&numbers))
      case .colorMatrix(let matrix):
        .colorMatrix(
          matrix.values.allSatisfy { numbers.optional($0) != nil } ? matrix : ColorMatrix())
      case .hueRotation(let angle):
        .hueRotation(Angle(radians: numbers.number(angle.radians, else: 0)))
      case .saturation(let amount): .saturation(numbers.number(amount, else: 1))
      case .brightness(let amount): .brightness(numbers.number(amount, else: 0))
      case .contrast(let amount): .contrast(numbers.number(amount, else: 1))
      case .colorInvert(let amount): .colorInvert(numbers.number(amount, else: 0))
      case .luminanceToAlpha: .luminanceToAlpha
      case .alphaThreshold(let low, let high, let color):
        .alphaThreshold(
          min: numbers.number(low, else: 0), max: numbers.number(high, else: 1),
          color.finite(&numbers))
      case .transform(let transform): .transform(transform.finite(&numbers))
      }
    return filter
  }
}

extension StrokeStyle {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> StrokeStyle {
    var style = self
    style.lineWidth = numbers.number(lineWidth, else: 1)
    style.miterLimit = numbers.number(miterLimit, else: 10)
    style.dash = dash.map { numbers.number($0, else: 0) }
    style.dashPhase = numbers.number(dashPhase, else: 0)
    return style
  }
}

extension Path {
  /// Returns the path, or an empty one if it has points that are not finite.
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Path {
    if isFinite { return self }
    _ = numbers.optional(.nan)
    return Path()
  }
}

extension CGPoint {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> CGPoint {
    CGPoint(x: numbers.number(Double(x), else: 0), y: numbers.number(Double(y), else: 0))
  }
}

extension CGRect {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> CGRect {
    if isNull { return .zero }
    return CGRect(
      origin: origin.finite(&numbers),
      size: CGSize(
        width: numbers.number(Double(size.width), else: 0),
        height: numbers.number(Double(size.height), else: 0)))
  }
}

extension CGAffineTransform {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> CGAffineTransform {
    let isFinite = [a, b, c, d, tx, ty].allSatisfy { numbers.optional(Double($0)) != nil }
    return isFinite ? self : .identity
  }
}
