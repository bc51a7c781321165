/// Windows that all show the same view, each with a state of its own.
///
/// 1. The content is made anew for each window, on the actor that owns it: a store that is made in it
///    belongs to that window.
public struct WindowGroup<Content: View>: Scene {
  private let id: String?
  private let title: Text?
  private let content: () -> Content

  private init(_ title: Text?, _ id: String?, _ content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  /// Shows a view in windows.
  ///
  /// - Parameter content: The view.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(nil, nil, content)
  }

  /// Shows a view in windows.
  ///
  /// - Parameters:
  ///   - id: What tells these windows from others.
  ///   - content: The view.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, id, content)
  }

  /// Shows a view in windows with a title.
  ///
  /// - Parameters:
  ///   - title: What stands above the windows.
  ///   - content: The view.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Shows a view in windows with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(title), nil, content)
  }

  /// Shows a view in windows with a title.
  public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id, content)
  }

  /// Shows a view in windows with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(title), id, content)
  }

  public var body: Never { preconditionFailure("A group of windows has no body.") }

  public static func _windows(of scene: Self) -> [_Window] {
    [
      _Window(
        id: scene.id, title: scene.title?.text, content: .view { AnyView(scene.content()) }
      )
    ]
  }
}
