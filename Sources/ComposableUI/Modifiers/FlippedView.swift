import ComposableHTML

nonisolated extension View {
  /// Mirrors this view where texts are written from right to left, such as a drawing of an arrow that
  /// points forward.
  ///
  /// The layout does not change. Symbols that show a direction are mirrored by themselves.
  ///
  /// - Parameter enabled: A Boolean value that determines if the view is mirrored.
  @ViewBuilder public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    if enabled { modified(FlipContent()) } else { self }
  }
}

/// A mirror image of an element in a layout from right to left.
struct FlipContent: ModifierContent {
  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    // The theme sets the variable to -1 in texts that are written from right to left.
    node.style("scale", "var(--forward) 1")
  }

  var description: String { "flipsForRightToLeftLayoutDirection" }
}
