/// A lazy stack or grid, where the parts of a section are views of the layout.
struct LazyLayout: Equatable {
  /// The axis along which it grows.
  let axis: Axis
  /// The views of sections that stay visible while it scrolls.
  let pinnedViews: PinnedScrollableViews

  /// The edge to which the headers of sections are pinned; `nil` if they scroll.
  var headerEdge: Edge? {
    pinnedViews.contains(.sectionHeaders) ? axis == .vertical ? .top : .leading : nil
  }

  /// The edge to which the footers of sections are pinned; `nil` if they scroll.
  var footerEdge: Edge? {
    pinnedViews.contains(.sectionFooters) ? axis == .vertical ? .bottom : .trailing : nil
  }
}

extension EnvironmentValues {
  /// The lazy stack or grid around the view; `nil` if there is none.
  @Entry var lazyLayout: LazyLayout?
}
