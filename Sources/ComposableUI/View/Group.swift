/// A group of views without layout of its own. A modifier of the group applies to each of them.
///
/// It also groups items of toolbars, commands and scenes, such as those of a condition.
public nonisolated struct Group<Content> {
  let content: Content

  /// Creates a group of views, items, commands or scenes.
  init(_ content: Content) { self.content = content }
}

extension Group: View, _UnobservedView where Content: View {
  /// Creates a group of the views of a closure.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content())
  }

  /// The content of the view.
  public var body: some View { content }
}
