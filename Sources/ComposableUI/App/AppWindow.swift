/// A window of an app, for renderers.
///
/// The properties of the app, such as a `@StateObject`, live as long as the window.
public nonisolated struct _AppWindow<Content: App>: View {
  private let app: Content
  private let index: Int

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - index: The position of the window among those of the app.
  public init(_ app: Content, _ index: Int) {
    self.app = app
    self.index = index
  }

  /// The content of the window.
  public var body: some View {
    if case .view(let content) = app._windows[index].content { content() }
  }
}
