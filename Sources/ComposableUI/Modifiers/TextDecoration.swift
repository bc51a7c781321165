import ComposableHTML

nonisolated extension View {
  /// Underlines text in this view. SwiftUI's line patterns are not available.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn. A line that an enclosing
  ///     view draws remains.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decoration(.underline, isActive, color)
  }

  /// Draws a line through text in this view. SwiftUI's line patterns are not available.
  ///
  /// - Parameters:
  ///   - isActive: A Boolean value that determines if the line is drawn. A line that an enclosing
  ///     view draws remains.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    decoration(.strikethrough, isActive, color)
  }

  private func decoration(
    _ line: TextDecorationContent.Line, _ isActive: Bool, _ color: Color?
  ) -> some View {
    modified(TextDecorationContent(line: isActive ? line : nil, color: isActive ? color : nil))
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

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard let line else { return }
    node.style("text-decoration-line", line == .underline ? "underline" : "line-through")
    node.style("text-decoration-color", color?.css)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { color = color?.finite(&numbers) }

  var description: String { (line?.rawValue ?? "no line") + (color.map { " \($0)" } ?? "") }
}
