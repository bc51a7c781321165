/// A part of what a program shows, which can be shown by itself.
public protocol Scene {
  /// What the body is made of.
  associatedtype Body: Scene

  /// What is shown.
  @SceneBuilder var body: Body { get }

  static func _windows(of scene: Self) -> [_Window]

  static var _showsDocuments: Bool { get }
}

extension Scene {
  public static func _windows(of scene: Self) -> [_Window] { Body._windows(of: scene.body) }

  /// Whether there are documents among what is shown. Told by the type, before anything is made.
  public static var _showsDocuments: Bool { Body._showsDocuments }
}

extension Never: Scene {
  public static var _showsDocuments: Bool { false }
}

/// A kind of windows, for those who show them.
public struct _Window {
  /// What tells it from others.
  public let id: String?
  /// What stands above it.
  public let title: String?
  /// What such windows show.
  public let content: Content

  /// What windows of a kind show.
  public enum Content {
    /// Each the view that this makes.
    case view(() -> AnyView)
    /// Each a document.
    case documents(_DocumentKind)
  }
}

/// Builds a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<repeat each Content> {
    TupleScene(content: (repeat each content))
  }
}

/// Several scenes.
public struct TupleScene<each Content: Scene>: Scene {
  let content: (repeat each Content)

  public var body: Never { preconditionFailure("Several scenes have no body.") }

  public static func _windows(of scene: Self) -> [_Window] {
    var windows: [_Window] = []
    repeat windows += (each Content)._windows(of: each scene.content)
    return windows
  }

  public static var _showsDocuments: Bool {
    var showsDocuments = false
    repeat showsDocuments = showsDocuments || (each Content)._showsDocuments
    return showsDocuments
  }
}
