/// The structure of an app: the scenes that make up its user interface.
///
/// ```swift
/// @main struct Timers: App {
///   var body: some Scene {
///     WindowGroup("Timers") {
///       TimersView(store: Store(initialState: Timers.State()) { Timers() })
///     }
///   }
/// }
/// ```
///
/// An app is an inert value. A renderer provides `main()`: `ComposableWeb` does for browsers, with
/// an app and its views for each tab, on an actor of its own, which is the main actor of the tab's
/// session.
@MainActor @preconcurrency public protocol App: _PropertyContainer {
  /// The type of the scene that the body returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

nonisolated extension App {
  /// The windows of all scenes.
  public var _windows: [_Window] {
    Body._windows(of: MainActor.assumeOwnsViews(self) { $0.body })
  }
}
