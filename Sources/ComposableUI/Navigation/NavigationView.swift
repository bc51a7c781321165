/// A stack of screens above a root, by the name that SwiftUI used before ``NavigationStack``.
///
/// Prefer ``NavigationStack``, which it contains.
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameter content: The root screen.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { NavigationStack { content } }
}
