public import Foundation

extension GraphicsContext {
  /// A text in the language and with the font of a canvas.
  public struct ResolvedText {
    let runs: [TextRun]
    /// The font of the canvas.
    let font: Font

    /// The color of the parts without a color of their own. A gradient is its first color.
    public var shading = Shading.foreground

    /// Returns the size of the text in an available space.
    ///
    /// The fonts are those of the user's device, so that this is an estimate from average widths of
    /// letters, with lines that break at spaces. What is drawn at a point is aligned by the browser, which
    /// knows the size.
    ///
    /// - Parameter size: The available space, in points.
    public func measure(in size: CGSize) -> CGSize {
      var measurement = TextMeasurement(width: Double(size.width))
      for run in runs { measurement.add(run, font: run.font ?? font) }
      return measurement.size
    }

    /// Returns an estimate of the distance from the top to the baseline of the first line, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      CGFloat((runs.first?.font ?? font).pointSize * TextMeasurement.ascent)
    }

    /// Returns an estimate of the distance from the top to the baseline of the last line, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      let descent = TextMeasurement.lineHeight - TextMeasurement.ascent
      return measure(in: size).height - CGFloat((runs.last?.font ?? font).pointSize * descent)
    }

    /// The runs in the style of the shading.
    fileprivate var shadedRuns: [TextRun] {
      guard let style = shading.textStyle else { return runs }
      return runs.map { run in
        var run = run
        run.foregroundStyle = run.foregroundStyle ?? style
        return run
      }
    }
  }

  /// Returns a text in the language and with the font of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(runs: text.runs(in: environment), font: environment.font ?? .body)
  }

  /// Draws a text at the upper left corner of a rectangle. Its lines break at the width of the rectangle,
  /// and what is below the rectangle is not visible.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    record(.text(text.shadedRuns, .rect(rect.standardized)))
  }

  /// Draws a text at a point. Its lines break at line breaks only, and are aligned as the anchor is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point.
  ///   - anchor: The part of the text that is at the point, in fractions of its size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    // A browser aligns the start, the middle and the end; others are moved by an estimate.
    let known = anchor.x.isNaN ? 0.5 : (min(1, max(0, anchor.x)) * 2).rounded() / 2
    var point = point
    if known != anchor.x {
      point.x += CGFloat(known - anchor.x) * text.measure(in: .infinite).width
    }
    record(
      .text(text.shadedRuns, .point(point, anchor: UnitPoint(x: known, y: anchor.y))))
  }

  /// Draws a text at the upper left corner of a rectangle. Its lines break at the width of the rectangle,
  /// and what is below the rectangle is not visible.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at a point. Its lines break at line breaks only, and are aligned as the anchor is.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point.
  ///   - anchor: The part of the text that is at the point, in fractions of its size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGSize {
  fileprivate static let infinite = CGSize(width: CGFloat.infinity, height: .infinity)
}
