/// A view with the given content, which observes nothing by itself: each body is observed already.
///
/// It lets views that were written for systems without the module `Observation` compile unchanged.
public nonisolated struct WithPerceptionTracking<Content: View>: _UnobservedView {
  private let content: Content

  /// Creates a view with the given content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of the view.
  public var body: some View { content }
}
