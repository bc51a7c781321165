/// A part of a chart with other traits.
nonisolated struct ModifiedChartContent<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  let change: (inout MarkTraits) -> Void

  @MainActor static func _collect(_ content: Self, into marks: inout _MarkCollection) {
    // A modifier inside of this one has the last word.
    let outer = marks.traits
    content.change(&marks.traits)
    Content._collect(content.content, into: &marks)
    marks.traits = outer
  }
}

nonisolated extension ChartContent {
  func traits(_ change: @escaping (inout MarkTraits) -> Void) -> some ChartContent {
    ModifiedChartContent(content: self, change: change)
  }
}
