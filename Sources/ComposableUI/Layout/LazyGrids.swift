import ComposableHTML
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
    ElementView(tracks) {
      content.modified(GridCellContent(alignment: cell))
    }
    .creatingRowsLazily()
    .environment(\.lazyLayout, LazyLayout(axis: tracks.axis, pinnedViews: pinnedViews))
  }
}

/// The tracks and spacing of a grid whose cells follow each other. Its children are modified by
/// ``GridCellContent``.
struct TracksContent: ElementContent {
  /// The axis along which the grid grows: vertical if the tracks are columns.
  var axis: Axis
  /// The tracks.
  var tracks: [Track]
  /// The distance between tracks, in points; `nil` for the default.
  var trackSpacing: Double?
  /// The distance between lines of cells along the axis, in points; `nil` for the default.
  var lineSpacing: Double?
  /// The alignment of tracks that are smaller than the grid.
  var alignment: Alignment

  /// The sizes of a column or row, in points.
  enum Track: Equatable, Sendable {
    /// A track of a constant size.
    case fixed(Double)
    /// A track of a size between limits.
    case flexible(minimum: Double, maximum: Double)
    /// As many tracks as fit, each of a size between limits.
    case adaptive(minimum: Double, maximum: Double)
  }

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("div", class: "grid", [.children])
    let template = tracks.map(\.css).joined ?? "auto"
    switch axis {
    case .vertical:
      node.style("grid-template-columns", template)
      node.style("column-gap", trackSpacing.map { "\($0)px" })
      node.style("row-gap", lineSpacing.map { "\($0)px" })
      if alignment.horizontal != .center {
        node.style("justify-content", alignment.horizontal.css)
      }
    case .horizontal:
      node.add(class: "across")
      node.style("grid-template-rows", template)
      node.style("row-gap", trackSpacing.map { "\($0)px" })
      node.style("column-gap", lineSpacing.map { "\($0)px" })
      if alignment.vertical != .center {
        node.style("align-content", alignment.vertical.css)
      }
    }
    return node
  }

  /// True if the tracks take the available space.
  private var isFlexible: Bool {
    tracks.contains { track in
      if case .fixed = track { false } else { true }
    }
  }

  var layout: ElementLayout {
    ElementLayout(expandingAxes: !isFlexible ? [] : axis == .vertical ? .horizontal : .vertical)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    func limits(_ minimum: Double, _ maximum: Double) -> (minimum: Double, maximum: Double) {
      (numbers.number(minimum, else: 10), numbers.maximum(maximum) ?? .infinity)
    }
    trackSpacing = numbers.optional(trackSpacing)
    lineSpacing = numbers.optional(lineSpacing)
    tracks = tracks.map { track in
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
  }

  var numberName: String { "the spacing of a stack" }
  var labeling: AccessibilityLabeling { .group }
  var description: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}

extension TracksContent.Track {
  fileprivate var css: CSS {
    switch self {
    case .fixed(let length): "\(max(0, length))px"
    case .flexible(let minimum, let maximum): Self.range("\(max(0, minimum))px", minimum, maximum)
    case .adaptive(let minimum, let maximum):
      // A column that is wider than the grid would overflow it.
      "repeat(auto-fill,\(Self.range("min(\(max(1, minimum))px,100%)", minimum, maximum)))"
    }
  }

  private static func range(_ least: CSS, _ minimum: Double, _ maximum: Double) -> CSS {
    maximum.isFinite
      ? "minmax(\(least),\(max(0, minimum, maximum))px)" : "minmax(\(least),1fr)"
  }
}

extension [CSS] {
  /// The values, separated by spaces; `nil` if there are none.
  fileprivate var joined: CSS? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { "\($0) \($1)" }
  }
}
