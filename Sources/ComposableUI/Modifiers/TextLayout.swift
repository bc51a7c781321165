import ComposableHTML

nonisolated extension View {
  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameter number: The maximum, at least 1; `nil` for no maximum.
  public func lineLimit(_ number: Int?) -> some View {
    modified(LineLimitContent(limit: number.map { max($0, 1) }))
  }

  /// Sets the minimum and the maximum number of lines of text in this view. Shorter text reserves
  /// the space of the minimum.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified(LineLimitContent(limit: max(limit.upperBound, 1), minimum: max(limit.lowerBound, 1)))
  }

  /// Sets the minimum number of lines of text in this view. Shorter text reserves their space.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modified(LineLimitContent(limit: nil, minimum: max(limit.lowerBound, 1)))
  }

  /// Sets the maximum number of lines of text in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Sets the maximum number of lines of text in this view.
  ///
  /// - Parameters:
  ///   - limit: The maximum, at least 1.
  ///   - reservesSpace: A Boolean value that determines if shorter text takes the space of all
  ///     lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(reservesSpace ? max(limit, 1)...max(limit, 1) : 1...max(limit, 1))
  }

  /// Sets the alignment of the lines of text in this view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    modified(TextAlignmentContent(alignment: alignment))
  }
}

/// The maximum number of lines of the texts in an element, `nil` for any, and the minimum.
struct LineLimitContent: ModifierContent {
  var limit: Int?
  var minimum = 1

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if let limit {
      node.add(class: limit > 1 ? "limited" : "limited single")
      node.style("--lines", "\(max(1, limit))")
    }
    if minimum > 1 {
      node.add(class: "spacious")
      node.style("--least-lines", "\(minimum)")
    }
  }

  var description: String {
    "lineLimit" + (limit.map { " \($0)" } ?? "") + (minimum > 1 ? " at least \(minimum)" : "")
  }
}

/// The alignment of lines in multiline texts.
struct TextAlignmentContent: ModifierContent {
  var alignment: TextAlignment

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("text-align", alignment.css)
  }

  var description: String { "alignment \(alignment)" }
}
