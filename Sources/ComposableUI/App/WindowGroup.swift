/// A scene that presents a group of windows with the same content, each with state of its own. In a
/// browser, each tab is a window.
///
/// 1. The content is created anew for each window, on the actor that owns the window: a store that
///    is created in it belongs to that window.
///
/// SwiftUI's groups of windows for presented values are not available.
public nonisolated struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: Text?
  private let content: () -> Content

  private init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Creates a window group.
  ///
  /// - Parameter content: The view of each window.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil, content)
  }

  /// Creates a window group with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group, unique in the app. In a browser it is the path of the
  ///     windows, unless they are the first of the app, at `/`.
  ///   - content: The view of each window.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id, content)
  }

  /// Creates a window group with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows, in the language of each.
  ///   - content: The view of each window.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, nil, content)
  }

  /// Creates a window group with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the windows, in the language of each.
  ///   - content: The view of each window.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a window group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Creates a window group with a title and an identifier.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title, id, content)
  }

  /// Creates a window group with a title and an identifier.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id, content)
  }

  /// Creates a window group with a title and an identifier.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id, content)
  }

  /// Traps. Never called, since the scene creates its windows without a body.
  public var body: Never { preconditionFailure("'WindowGroup' has no body.") }

  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_Window] {
    [
      _Window(
        id: scene.id, title: scene.title,
        content: .view { AnyView(scene.content()) }
      )
    ]
  }
}
