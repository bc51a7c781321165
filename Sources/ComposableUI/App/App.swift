/// A program with a user interface: what it shows, in scenes.
///
/// ```swift
/// @main struct Timers: App {
///   var body: some Scene {
///     WindowGroup("Timers") { TimersView(store: Store(initialState: Timers.State()) { Timers() }) }
///   }
/// }
/// ```
///
/// It is plain data: whoever shows its scenes somewhere gives it its `main`.
public protocol App {
  /// What the body is made of.
  associatedtype Body: Scene

  /// What is shown.
  @SceneBuilder var body: Body { get }

  /// Makes the program.
  init()
}

extension App {
  /// The windows of all its scenes.
  public var _windows: [_Window] { Body._windows(of: body) }
}
