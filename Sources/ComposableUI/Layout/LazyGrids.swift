public import Foundation

/// A container that arranges its views in columns, line by line.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
///   ForEach(photos) { PhotoView(photo: $0) }
/// }
/// ```
///
/// Of a long collection, only the views near what the user sees are created, see ``ForEach``. A
/// ``Section`` in it consists of its header, its views and its footer, without a card.
public nonisolated struct LazyVGrid<Content: View>: _UnobservedView {
  private let tracks: TracksContent
  private let cell: Alignment
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of columns that are narrower than the grid.
  ///   - spacing: The distance between lines, in points; `nil` for the renderer's default, which is
  ///     8 in a browser.
  ///   - pinnedViews: The views of sections that stay visible while the grid scrolls. Give them a
  ///     background.
  ///   - content: The views of the grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    tracks = TracksContent(
      axis: .vertical, tracks: GridItem.tracks(columns),
      trackSpacing: columns.first?.spacing.map(Double.init), lineSpacing: spacing.map(Double.init),
      alignment: Alignment(horizontal: alignment, vertical: .top))
    cell = columns.first?.alignment ?? .center
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    LazyGrid(tracks: tracks, cell: cell, pinnedViews: pinnedViews, content: content)
  }
}

/// A container that arranges its views in rows, column by column.
///
/// Of a long collection, only the views near what the user sees are created, see ``ForEach``.
/// Adaptive rows need a height, such as that of a `frame`.
public nonisolated struct LazyHGrid<Content: View>: _UnobservedView {
  private let tracks: TracksContent
  private let cell: Alignment
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of rows that are lower than the grid.
  ///   - spacing: The distance between lines, in points; `nil` for the renderer's default, which is
  ///     8 in a browser.
  ///   - pinnedViews: The views of sections that stay visible while the grid scrolls. Give them a
  ///     background.
  ///   - content: The views of the grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    tracks = TracksContent(
      axis: .horizontal, tracks: GridItem.tracks(rows),
      trackSpacing: rows.first?.spacing.map(Double.init), lineSpacing: spacing.map(Double.init),
      alignment: Alignment(horizontal: .leading, vertical: alignment))
    cell = rows.first?.alignment ?? .center
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    LazyGrid(tracks: tracks, cell: cell, pinnedViews: pinnedViews, content: content)
  }
}

private nonisolated struct LazyGrid<Content: View>: _UnobservedView {
  let tracks: TracksContent
  let cell: Alignment
  let pinnedViews: PinnedScrollableViews
  let content: Content

  var body: some View {
    ElementView(.stack(.tracks(tracks))) {
      content.modified(.gridCell(GridCellContent(alignment: cell)))
    }
    .creatingRowsLazily()
    .environment(\.lazyLayout, LazyLayout(axis: tracks.axis, pinnedViews: pinnedViews))
  }
}
