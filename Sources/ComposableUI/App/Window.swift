/// A scene of one window.
///
/// In a browser, each tab shows it with state of its own, as a ``WindowGroup``.
public nonisolated struct Window<Content: View>: Scene {
  private let title: Text
  private let id: String
  private let content: () -> Content

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - id: The identifier, which ``EnvironmentValues/openWindow`` takes, and the path of the page.
  ///   - content: The view of the window.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// Creates a window.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id: id, content: content)
  }

  /// The scene as a group of windows.
  public var body: some Scene { WindowGroup(title, id: id, content: content) }
}
