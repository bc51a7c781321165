import ComposableHTML

nonisolated extension View {
  /// Underlines text in this view. SwiftUI's line patterns are not available.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn. A line around this view
  ///     remains.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decoration(.underline, isActive, color)
  }

  /// Draws a line through text in this view. SwiftUI's line patterns are not available.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn. A line around this view
  ///     remains.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decoration(.strikethrough, isActive, color)
  }

  @ViewBuilder private func decoration(
    _ line: TextDecorationContent.Line, _ isActive: Bool, _ color: Color?
  ) -> some View {
    if isActive { modified(TextDecorationContent(line: line, color: color)) } else { self }
  }
}

/// A line at the texts in an element.
struct TextDecorationContent: ModifierContent {
  /// The place of a line.
  enum Line: String, Sendable { case underline, strikethrough }

  var line: Line
  /// The color; `nil` for that of the text.
  var color: Color?

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    let line: CSS = line == .underline ? "underline" : "line-through"
    // One property for both lines.
    let other = node.styles.first { $0.property == "text-decoration-line" && $0.value != line }
    node.style("text-decoration-line", other.map { "\($0.value) \(line)" } ?? line)
    node.style("text-decoration-color", color?.css)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { color = color?.finite(&numbers) }

  var description: String { "\(line)" + (color.map { " \($0)" } ?? "") }
}
