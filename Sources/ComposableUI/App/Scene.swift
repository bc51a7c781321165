/// A part of what a program shows, which can be shown by itself.
public protocol Scene {
  /// What the body is made of.
  associatedtype Body: Scene

  /// What is shown.
  @SceneBuilder var body: Body { get }

  static func _windows(of scene: Self) -> [_Window]
}

extension Scene {
  public static func _windows(of scene: Self) -> [_Window] { Body._windows(of: scene.body) }
}

extension Never: Scene {}

/// A kind of windows, for those who show them.
public struct _Window {
  /// What tells it from others.
  public let id: String?
  /// What stands above it.
  public let title: String?
  /// Makes what is shown in one such window.
  public let content: () -> AnyView
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
}
