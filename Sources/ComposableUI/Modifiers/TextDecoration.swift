import ComposableHTML

nonisolated extension View {
  /// Underlines text in this view.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn. A line that an enclosing
  ///     view draws remains.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    decoration(.underline, isActive, pattern, color)
  }

  /// Draws a line through text in this view.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn. A line that an enclosing
  ///     view draws remains.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    decoration(.strikethrough, isActive, pattern, color)
  }

  private func decoration(
    _ line: TextDecorationContent.Line, _ isActive: Bool, _ pattern: Text.LineStyle.Pattern,
    _ color: Color?
  ) -> some View {
    modified(
      TextDecorationContent(
        line: isActive ? line : nil, color: isActive ? color : nil, pattern: pattern.style))
  }
}

/// A line at the texts in an element.
struct TextDecorationContent: ModifierContent {
  /// The place of a line.
  enum Line: String, Sendable { case underline, strikethrough }

  /// The line; `nil` for none.
  var line: Line?
  /// The color; `nil` for that of the text.
  var color: Color?
  /// The pattern; `nil` for a solid line.
  var pattern: TextRun.LinePattern?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard let line else { return }
    node.style("text-decoration-line", line == .underline ? "underline" : "line-through")
    node.style("text-decoration-color", color?.css)
    node.style("text-decoration-style", pattern?.css)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { color = color?.finite(&numbers) }

  var description: String { (line?.rawValue ?? "no line") + (color.map { " \($0)" } ?? "") }
}
