import Foundation

extension ElementContent {
  /// The content without numbers that are not finite, and what is to be reported about it.
  struct Checked {
    /// The content without numbers that are not finite.
    let content: ElementContent
    /// The kind of content that had one; `nil` if none had.
    let replacedKind: String?
    /// The name of a color that does not exist.
    let unknownColor: String?
  }

  /// The content without numbers that are not finite.
  var finite: Checked {
    var numbers = FiniteNumbers()
    let content = content(of: &numbers)
    return Checked(
      content: content, replacedKind: numbers.hasReplaced ? kind : nil,
      unknownColor: numbers.unknownColor)
  }

  private func content(of numbers: inout FiniteNumbers) -> ElementContent {
    switch self {
    case .text(let runs) where runs.contains(where: \.hasNumbers):
      return .text(runs.map { $0.finite(&numbers) })
    case .stack(.horizontal(let alignment, let spacing)):
      return .stack(.horizontal(alignment, spacing: numbers.optional(spacing)))
    case .stack(.vertical(let alignment, let spacing)):
      return .stack(.vertical(alignment, spacing: numbers.optional(spacing)))
    case .stack(.tracks(let tracks)):
      return .stack(.tracks(tracks.finite(&numbers)))
    case .stack(.grid(var grid)):
      grid.horizontalSpacing = numbers.optional(grid.horizontalSpacing)
      grid.verticalSpacing = numbers.optional(grid.verticalSpacing)
      return .stack(.grid(grid))
    case .spacer(let minLength):
      return .spacer(minLength: numbers.optional(minLength))
    case .shape(var shape):
      shape.outline = shape.outline.finite(&numbers)
      shape.rotation = shape.rotation?.finite(&numbers)
      shape.fill = shape.fill?.finite(&numbers)
      shape.stroke = shape.stroke?.finite(&numbers)
      return .shape(shape)
    case .slider(var slider):
      slider.step = numbers.optional(slider.step)
      return .slider(slider)
    case .presentation(var presentation):
      presentation.options.detent = presentation.options.detent?.finite(&numbers)
      return .presentation(presentation)
    case .modified(let modifier):
      return .modified(modifier.finite(&numbers))
    default:
      return self
    }
  }

  /// The name of the content in a report.
  private var kind: String {
    switch self {
    case .text: "the font or color of a text"
    case .stack: "the spacing of a stack"
    case .spacer: "the length of a spacer"
    case .shape: "a length of a shape"
    case .slider: "the step of a slider"
    case .presentation: "the height of a sheet"
    case .modified(let modifier): "the modifier '\(modifier.kind)'"
    default: "an element"
    }
  }
}

/// Replaces numbers that are not finite.
private struct FiniteNumbers {
  /// True if a number was replaced.
  private(set) var hasReplaced = false
  /// The name of a color that does not exist.
  var unknownColor: String?

  /// Returns the number, or a replacement.
  mutating func number(_ number: Double, else replacement: Double) -> Double {
    optional(number) ?? replacement
  }

  /// Returns the number, or `nil`.
  mutating func optional(_ number: Double?) -> Double? {
    guard let number else { return nil }
    if number.isFinite { return number }
    hasReplaced = true
    return nil
  }

  /// Returns the number or positive infinity, or `nil`.
  mutating func maximum(_ number: Double?) -> Double? {
    number == .infinity ? number : optional(number)
  }
}

extension PresentationDetent {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> PresentationDetent? {
    switch self {
    case .medium, .large: self
    case .fraction(let fraction): numbers.optional(fraction).map { .fraction($0) }
    case .height(let height): numbers.optional(height).map { .height($0) }
    }
  }
}

extension TracksContent {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> TracksContent {
    func limits(_ minimum: Double, _ maximum: Double) -> (minimum: Double, maximum: Double) {
      (numbers.number(minimum, else: 10), numbers.maximum(maximum) ?? .infinity)
    }
    var content = self
    content.trackSpacing = numbers.optional(trackSpacing)
    content.lineSpacing = numbers.optional(lineSpacing)
    content.tracks = tracks.map { track in
      switch track {
      case .fixed(let length):
        return .fixed(numbers.number(length, else: 10))
      case .flexible(let minimum, let maximum):
        let limits = limits(minimum, maximum)
        return .flexible(minimum: limits.minimum, maximum: limits.maximum)
      case .adaptive(let minimum, let maximum):
        let limits = limits(minimum, maximum)
        return .adaptive(minimum: limits.minimum, maximum: limits.maximum)
      }
    }
    return content
  }
}

extension ModifierContent {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ModifierContent {
    switch self {
    case .padding(var padding):
      padding.length = padding.length.map { numbers.number($0, else: 0) }
      return .padding(padding)
    case .frame(let frame):
      return .frame(
        FrameContent(
          width: numbers.optional(frame.width), height: numbers.optional(frame.height),
          minWidth: numbers.optional(frame.minWidth), maxWidth: numbers.maximum(frame.maxWidth),
          minHeight: numbers.optional(frame.minHeight), maxHeight: numbers.maximum(frame.maxHeight),
          alignment: frame.alignment))
    case .font(let font):
      return .font(font.flatMap { $0.finite(&numbers) })
    case .foreground(let style):
      return .foreground(style.finite(&numbers))
    case .tint(let style):
      return .tint(style?.finite(&numbers))
    case .opacity(let opacity):
      return .opacity(numbers.number(opacity, else: 1))
    case .rotation(let angle, let anchor):
      return .rotation(
        Angle(radians: numbers.number(angle.radians, else: 0)), anchor: anchor.finite(&numbers))
    case .scale(let x, let y, let anchor):
      return .scale(
        x: numbers.number(x, else: 1), y: numbers.number(y, else: 1),
        anchor: anchor.finite(&numbers))
    case .offset(let x, let y):
      return .offset(x: numbers.number(x, else: 0), y: numbers.number(y, else: 0))
    case .transform(let transform):
      let coefficients = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      let isFinite = coefficients.allSatisfy { numbers.optional(Double($0)) != nil }
      return .transform(isFinite ? transform : .identity)
    case .clip(let outline):
      return .clip(outline.finite(&numbers))
    case .zIndex(let index):
      return .zIndex(numbers.number(index, else: 0))
    case .aspectRatio(let ratio, let mode):
      return .aspectRatio(numbers.optional(ratio), mode)
    case .layoutPriority(let priority):
      return .layoutPriority(numbers.number(priority, else: 0))
    case .position(let x, let y):
      return .position(x: numbers.number(x, else: 0), y: numbers.number(y, else: 0))
    case .filter(let filter):
      return .filter(filter.finite(&numbers))
    case .rotation3D(let rotation):
      return .rotation3D(rotation.finite(&numbers))
    case .textAttributes(var attributes):
      attributes.tracking = numbers.optional(attributes.tracking)
      attributes.baselineOffset = numbers.optional(attributes.baselineOffset)
      attributes.lineSpacing = numbers.optional(attributes.lineSpacing)
      return .textAttributes(attributes)
    case .listRow(let row):
      return .listRow(row.finite(&numbers))
    case .listRowSpacing(let spacing):
      return .listRowSpacing(numbers.number(spacing, else: 0))
    case .buttonBorder(var shape):
      if case .roundedRectangle(let radius) = shape.outline {
        shape.outline = .roundedRectangle(numbers.optional(radius))
      }
      return .buttonBorder(shape)
    default:
      return self
    }
  }

  /// The name of the modifier.
  fileprivate var kind: String {
    String(description.prefix { $0 != " " })
  }
}

extension TextRun {
  /// True if the run may have numbers, which most runs don't.
  fileprivate var hasNumbers: Bool {
    font != nil || foregroundStyle != nil || underlineStyle != nil || strikethroughStyle != nil
      || tracking != nil || baselineOffset != nil
  }

  fileprivate func finite(_ numbers: inout FiniteNumbers) -> TextRun {
    var run = self
    run.font = font.flatMap { $0.finite(&numbers) }
    run.foregroundStyle = foregroundStyle?.finite(&numbers)
    run.underlineStyle = underlineStyle?.finite(&numbers)
    run.strikethroughStyle = strikethroughStyle?.finite(&numbers)
    run.tracking = numbers.optional(tracking)
    run.baselineOffset = numbers.optional(baselineOffset)
    return run
  }
}

extension Font {
  /// The font, or `nil` if its size is not finite.
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Font? {
    switch size {
    case .style: self
    case .points(let points), .fixed(let points): numbers.optional(points).map { _ in self }
    }
  }
}

extension ResolvedShapeStyle {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ResolvedShapeStyle {
    switch self {
    case .color(let color): .color(color.finite(&numbers))
    case .opacity(let style, let opacity):
      .opacity(style.finite(&numbers), numbers.number(opacity, else: 1))
    case .gradient(let gradient): .gradient(gradient.finite(&numbers))
    default: self
    }
  }
}

extension Color {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Color {
    var color = self
    color.opacity = numbers.number(opacity, else: 1)
    switch base {
    case .named: break
    case .rgb(let red, let green, let blue):
      color.base = .rgb(
        red: numbers.number(red, else: 0), green: numbers.number(green, else: 0),
        blue: numbers.number(blue, else: 0))
    case .unknown(let name): numbers.unknownColor = name
    }
    return color
  }
}

extension UnitPoint {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> UnitPoint {
    UnitPoint(x: numbers.number(x, else: 0.5), y: numbers.number(y, else: 0.5))
  }
}

extension ResolvedGradient {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ResolvedGradient {
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
      }
    return gradient
  }
}

extension ShapeContent.Rotation {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ShapeContent.Rotation {
    ShapeContent.Rotation(
      angle: Angle(radians: numbers.number(angle.radians, else: 0)),
      anchor: anchor.finite(&numbers))
  }
}

extension FilterContent {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> FilterContent {
    switch self {
    case .shadow(let color, let radius, let x, let y):
      .shadow(
        color.finite(&numbers), radius: numbers.number(radius, else: 0),
        x: numbers.number(x, else: 0), y: numbers.number(y, else: 0))
    case .blur(let radius): .blur(radius: numbers.number(radius, else: 0))
    case .brightness(let amount): .brightness(numbers.number(amount, else: 0))
    case .contrast(let amount): .contrast(numbers.number(amount, else: 1))
    case .saturation(let amount): .saturation(numbers.number(amount, else: 1))
    case .grayscale(let amount): .grayscale(numbers.number(amount, else: 0))
    case .hueRotation(let angle):
      .hueRotation(Angle(radians: numbers.number(angle.radians, else: 0)))
    case .colorMultiply(let color): .colorMultiply(color.finite(&numbers))
    case .colorInvert, .luminanceToAlpha: self
    }
  }
}

extension Rotation3DContent {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Rotation3DContent {
    Rotation3DContent(
      angle: Angle(radians: numbers.number(angle.radians, else: 0)),
      x: numbers.number(x, else: 0), y: numbers.number(y, else: 0), z: numbers.number(z, else: 0),
      anchor: anchor.finite(&numbers), anchorZ: numbers.number(anchorZ, else: 0),
      perspective: numbers.number(perspective, else: 1))
  }
}

extension ListRowContent {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ListRowContent {
    var row = self
    row.separatorTint = separatorTint?.finite(&numbers)
    guard let insets else { return row }
    row.insets = EdgeInsets(
      top: numbers.number(insets.top, else: 0), leading: numbers.number(insets.leading, else: 0),
      bottom: numbers.number(insets.bottom, else: 0),
      trailing: numbers.number(insets.trailing, else: 0))
    return row
  }
}

extension ShapeContent.Outline {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ShapeContent.Outline {
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

extension Path {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy(\.isFinite) }
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
