/// A group of views without layout of its own. A modifier of the group applies to each of them.
public nonisolated struct Group<Content: View>: _UnobservedView {
  private let content: Content

  /// Creates a group of the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}
