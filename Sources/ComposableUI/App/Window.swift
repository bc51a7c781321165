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

/// A scene of the settings of an app, which is served at `/settings`.
///
/// Open it by a ``SettingsLink``, or by ``EnvironmentValues/openSettings``.
public nonisolated struct Settings<Content: View>: Scene {
  static var id: String { "settings" }

  private let content: () -> Content

  /// Creates the settings.
  ///
  /// - Parameter content: The view of the window.
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// The scene as a group of windows.
  public var body: some Scene {
    WindowGroup(Text(system: .settings), id: Self.id, content: content)
  }
}

/// A scene that is a menu at the end of the bar of menus of all windows of its app.
///
/// It is served as a window as well, which shows its content: in an app without another scene, at `/`.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  private let label: () -> Label
  private let content: () -> Content
  private let isInserted: Binding<Bool>?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - isInserted: A binding to whether the bar has the menu; `nil` if it always has.
  ///   - content: The items of the menu.
  ///   - label: The view that describes it.
  public init(
    isInserted: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.isInserted = isInserted
    self.content = content
    self.label = label
  }

  /// Traps. Never called, since the scene creates its windows without a body.
  public var body: Never { preconditionFailure("'MenuBarExtra' has no body.") }

  /// Returns the window of the menu.
  public static func _windows(of scene: Self) -> [_Window] {
    var window = _Window(
      id: nil, title: nil, content: .view { AnyView(VStack { scene.content() }) })
    window.menuBarItem = _Window.MenuBarItem(
      isInserted: { scene.isInserted?.wrappedValue ?? true },
      label: { AnyView(scene.label()) }, content: { AnyView(scene.content()) })
    return [window]
  }
}

extension MenuBarExtra where Label == Text {
  /// Creates a menu with a title.
  public init(
    _ title: LocalizedStringKey, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(isInserted: isInserted, content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == ComposableUI.Label<Text, Image> {
  /// Creates a menu with a title and an icon.
  public init(
    _ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isInserted: isInserted, content: content) {
      ComposableUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a menu with a title and an icon.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) {
    let title = String(title)
    self.init(isInserted: isInserted, content: content) {
      ComposableUI.Label(title, systemImage: systemImage)
    }
  }
}
