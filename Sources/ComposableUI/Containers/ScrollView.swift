/// Views that can be scrolled.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Has views scroll.
  ///
  /// - Parameters:
  ///   - axes: In which directions.
  ///   - showsIndicators: Of no effect: who shows the views decides about that.
  ///   - content: The views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public var body: some View { ElementView(.scroll(axes)) { content } }
}
