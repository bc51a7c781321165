/// A window of an app, for renderers.
///
/// The properties of the app, such as a `@StateObject`, live as long as the window.
public nonisolated struct _AppWindow<Content: App>: View {
  private let app: Content
  private let index: Int
  @Environment(\.windowOrigin) private var origin

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
    let windows = app._windows
    let window = windows[index]
    if case .view(let content) = window.content {
      let extras = windows.enumerated()
        .filter { $0.offset != index }.compactMap(\.element.menuBarItem)
        .filter { $0.isInserted() }
      let menus = window.menus.flatMap { $0() }
      Group {
        if menus.isEmpty, extras.isEmpty {
          content()
        } else {
          content().safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
            MenuBar(menus: menus, extras: extras)
          }
        }
      }
      .environment(\.appWindows, AppWindows(windows: windows, base: base(of: window)))
    }
  }

  /// The address of the app, without that of the window.
  private func base(of window: _Window) -> String {
    let path = window.path(at: index)
    return origin.hasSuffix(path) ? String(origin.dropLast(path.count)) : origin
  }
}
