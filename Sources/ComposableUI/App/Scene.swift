/// A part of an app's user interface that has a life cycle of its own, such as a window.
///
/// The scenes are ``WindowGroup`` and ``DocumentGroup``. SwiftUI's other scenes, scene modifiers
/// and scene phases are not available.
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
  public let content: Content

  /// The content of each window.
  public enum Content {
    /// The view that a closure creates, anew for each window.
    case view(() -> AnyView)
    /// A document.
    case documents(_DocumentKind)
  }
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
