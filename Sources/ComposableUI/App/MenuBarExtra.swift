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
