import Foundation

/// A part of an app's user interface that has a life cycle of its own, such as a window.
///
/// The scenes are ``WindowGroup``, ``Window``, ``Settings``, ``MenuBarExtra`` and ``DocumentGroup``.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene that the body returns.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder var body: Body { get }

  /// The windows of the scene, for renderers.
  nonisolated static func _windows(of scene: Self) -> [_Window]

  /// A Boolean value that indicates whether the scene contains a ``DocumentGroup``. Determined by
  /// the type, before a scene is created.
  nonisolated static var _showsDocuments: Bool { get }
}

nonisolated extension Scene {
  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_Window] {
    Body._windows(of: MainActor.assumeOwnsViews(scene) { $0.body })
  }

  /// A Boolean value that indicates whether the scene contains a ``DocumentGroup``. Determined by
  /// the type, before a scene is created.
  public static var _showsDocuments: Bool { Body._showsDocuments }
}

nonisolated extension Never: Scene {
  /// True if a window of the scene shows documents.
  public static var _showsDocuments: Bool { false }
}

/// The windows of a scene, for renderers.
public struct _Window {
  /// The identifier of the windows; `nil` for none.
  public let id: String?
  /// The title of the windows; `nil` for none.
  public let title: Text?
  /// The content of each window.
  public internal(set) var content: Content
  /// The menus of the window's bar.
  var menus: [(_CommandsContext) -> [_CommandMenu]] = []
  /// The item of the bars of the app's other windows; `nil` for none.
  var menuBarItem: MenuBarItem?
  /// The type of the values that the window is opened for; `nil` for none.
  var valueType: (any Any.Type)?

  /// Returns the path of the window's page below that of the app: empty for the first window.
  ///
  /// - Parameter index: The position of the window among those of the app.
  public func path(at index: Int) -> String {
    if index == 0 { return "" }
    let name = id ?? "\(index + 1)"
    return "/" + (name.addingPercentEncoding(withAllowedCharacters: .windowNames) ?? name)
  }

  init(id: String?, title: Text?, content: Content) {
    self.id = id
    self.title = title
    self.content = content
  }

  /// An item at the end of the bar of menus.
  struct MenuBarItem {
    let isInserted: () -> Bool
    let label: () -> AnyView
    let content: () -> AnyView
  }

  /// The content of each window.
  public enum Content {
    /// The view that a closure creates, anew for each window.
    case view(() -> AnyView)
    /// A document.
    case documents(_DocumentKind)
  }
}

extension CharacterSet {
  /// The characters of the paths of windows that are not escaped.
  fileprivate static let windowNames = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}

/// A result builder that creates a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  /// Returns a scene of the closure.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Returns the single scene of the closure.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Combines the scenes of the closure.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(content: (repeat each content))
  }

  /// Returns the scene of a condition.
  public static func buildEither<First: Scene, Second: Scene>(
    first content: First
  ) -> ConditionalScene<First, Second> {
    .first(content)
  }

  /// Returns the scene of a condition.
  public static func buildEither<First: Scene, Second: Scene>(
    second content: Second
  ) -> ConditionalScene<First, Second> {
    .second(content)
  }

  /// Returns the scene of a condition, if it is true.
  public static func buildOptional<Content: Scene>(
    _ content: Content?
  ) -> ConditionalScene<Content, TupleScene<>> {
    content.map { .first($0) } ?? .second(TupleScene(content: ()))
  }

  /// Returns the scene of a version of the system.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
}

/// One of two scenes, created by a ``SceneBuilder``.
public nonisolated enum ConditionalScene<First: Scene, Second: Scene>: Scene {
  /// The scene of a condition that is true, and of one that is not.
  case first(First), second(Second)

  /// Traps. Never called, since the scene creates its windows without a body.
  public var body: Never { preconditionFailure("'ConditionalScene' has no body.") }

  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_Window] {
    switch scene {
    case .first(let content): First._windows(of: content)
    case .second(let content): Second._windows(of: content)
    }
  }

  /// True if a window of one of the scenes shows documents.
  public static var _showsDocuments: Bool { First._showsDocuments || Second._showsDocuments }
}

/// Several scenes as one, created by a ``SceneBuilder``.
public nonisolated struct TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)

  /// Traps. Never called, since the scene creates its windows without a body.
  public var body: Never { preconditionFailure("'TupleScene' has no body.") }

  /// Returns the windows of the scene.
  public static func _windows(of scene: Self) -> [_Window] {
    var windows: [_Window] = []
    repeat windows += (each Content)._windows(of: each scene.content)
    return windows
  }

  /// True if a window of the scene shows documents.
  public static var _showsDocuments: Bool {
    var showsDocuments = false
    repeat showsDocuments = showsDocuments || (each Content)._showsDocuments
    return showsDocuments
  }
}
