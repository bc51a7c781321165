extension ElementContent {
  /// The content without numbers that are not finite, and the kind of content that had one; `nil`
  /// if none had.
  var finite: (content: ElementContent, replacedKind: String?) {
    var numbers = FiniteNumbers()
    let content = content(of: &numbers)
    return (content, numbers.hasReplaced ? kind : nil)
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
    case .clip(let outline):
      return .clip(outline.finite(&numbers))
    case .zIndex(let index):
      return .zIndex(numbers.number(index, else: 0))
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
  }

  fileprivate func finite(_ numbers: inout FiniteNumbers) -> TextRun {
    var run = self
    run.font = font.flatMap { $0.finite(&numbers) }
    run.foregroundStyle = foregroundStyle?.finite(&numbers)
    run.underlineStyle = underlineStyle?.finite(&numbers)
    run.strikethroughStyle = strikethroughStyle?.finite(&numbers)
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
    default: self
    }
  }
}

extension Color {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> Color {
    var color = self
    color.opacity = numbers.number(opacity, else: 1)
    if case .rgb(let red, let green, let blue) = base {
      color.base = .rgb(
        red: numbers.number(red, else: 0), green: numbers.number(green, else: 0),
        blue: numbers.number(blue, else: 0))
    }
    return color
  }
}

extension UnitPoint {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> UnitPoint {
    UnitPoint(x: numbers.number(x, else: 0.5), y: numbers.number(y, else: 0.5))
  }
}

extension ShapeContent.Outline {
  fileprivate func finite(_ numbers: inout FiniteNumbers) -> ShapeContent.Outline {
    guard case .roundedRectangle(let cornerRadius) = self else { return self }
    return .roundedRectangle(cornerRadius: numbers.number(cornerRadius, else: 0))
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
