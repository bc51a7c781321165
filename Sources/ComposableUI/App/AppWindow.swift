/// A window of an app, for renderers.
///
/// The properties of the app, such as a `@StateObject`, live as long as the window. It reads nothing of the environment: its
/// content, which may create stores, is evaluated again only if the app's own properties change.
public nonisolated struct _AppWindow<Content: App>: View {
  private let app: Content
  private let index: Int
  private let id: String?

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - index: The position of the window among those of the app.
  ///   - id: The identifier of the window, which is found by it whatever scenes the app has later; `nil` for none.
  public init(_ app: Content, _ index: Int, id: String? = nil) {
    self.app = app
    self.index = index
    self.id = id
  }

  /// The content of the window.
  public var body: some View {
    let windows = app._windows
    let index = id.map { id in windows.firstIndex { $0.id == id } } ?? index
    // A scene under a condition may be gone.
    if let index, windows.indices.contains(index), case .view(let content) = windows[index].content
    {
      let window = windows[index]
      let extras = windows.enumerated().filter { $0.offset != index }
        .compactMap(\.element.menuBarItem)
      Group {
        // The items of the bar may change. Its place stays, and so the identity of the content does.
        if window.menus.isEmpty, extras.isEmpty {
          content()
        } else {
          content().frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaInset(
            edge: .top, spacing: 0
          ) {
            MenuBar(menus: window.menus, extras: extras.filter { $0.isInserted() })
          }
        }
      }
      .environment(\.appWindows, AppWindows(windows, shown: index))
    }
  }
}
