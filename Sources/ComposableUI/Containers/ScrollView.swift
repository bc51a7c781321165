/// A container that scrolls its content.
///
/// SwiftUI's programmatic scrolling and scroll positions are not available.
public nonisolated struct ScrollView<Content: View>: _UnobservedView {
  private let axes: Axis.Set
  private let content: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Ignored: the renderer decides about scroll indicators.
  ///   - content: The views to scroll.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { ElementView(.scroll(axes)) { content } }
}
