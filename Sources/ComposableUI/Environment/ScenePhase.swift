import Observation

/// The activity of a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible, not interactive, and visible and interactive.
  case background, inactive, active
}

/// The state of a window.
@Observable final class WindowState {
  var isConnected: Bool
  /// The value that the user drags, or has lifted last without dropping it.
  @ObservationIgnored var lifted: Any?

  init(isConnected: Bool) { self.isConnected = isConnected }
}

private enum WindowStateKey: EnvironmentKey { static var defaultValue: WindowState? { nil } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether a user sees the window.
  ///
  /// A page is rendered once before its browser connects, for search engines and for a first paint
  /// without a script. Until then this is false; views appear and their tasks start when it becomes
  /// true. From then on it is true, also while the connection is interrupted.
  public var isConnected: Bool { windowState?.isConnected ?? true }

  var windowState: WindowState? {
    get { self[WindowStateKey.self] }
    set { self[WindowStateKey.self] = newValue }
  }

  /// The activity of the window: `background` until a user sees it, then `active`. A hidden tab of
  /// a browser does not report that it is hidden.
  public var scenePhase: ScenePhase { isConnected ? .active : .background }
}
