public import Foundation

/// A ``VStack`` that takes the available width.
///
/// Of a long collection, only the views near what the user sees are created, see ``ForEach``. A
/// ``Section`` in it consists of its header, its views and its footer, without a card.
public nonisolated struct LazyVStack<Content: View>: _UnobservedView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a stack that arranges its content from top to bottom.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the content.
  ///   - spacing: The distance between adjacent views, in points; `nil` for the renderer's default,
  ///     which is 8 in a browser.
  ///   - pinnedViews: The views of sections that stay visible while the stack scrolls. Give them a
  ///     background.
  ///   - content: The views of the stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    ElementView(VStackContent(alignment: alignment, spacing: spacing.map(Double.init))) { content }
      .creatingRowsLazily()
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
      .environment(\.lazyLayout, LazyLayout(axis: .vertical, pinnedViews: pinnedViews))
  }
}

/// An ``HStack`` for long collections.
///
/// Only the views near what the user sees are created, see ``ForEach``.
public nonisolated struct LazyHStack<Content: View>: _UnobservedView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a stack that arranges its content from the leading to the trailing edge.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the content.
  ///   - spacing: The distance between adjacent views, in points; `nil` for the renderer's default,
  ///     which is 8 in a browser.
  ///   - pinnedViews: The views of sections that stay visible while the stack scrolls. Give them a
  ///     background.
  ///   - content: The views of the stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// The content of the view.
  public var body: some View {
    ElementView(HStackContent(alignment: alignment, spacing: spacing.map(Double.init))) { content }
      .creatingRowsLazily()
      .environment(\.lazyLayout, LazyLayout(axis: .horizontal, pinnedViews: pinnedViews))
  }
}
