/// The activity of a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible, not interactive, and visible and interactive.
  case background, inactive, active
}

extension EnvironmentValues {
  /// The activity of the window: always `active`. The views of a page live while its browser is
  /// connected, and a hidden tab of a browser does not report that it is hidden.
  public var scenePhase: ScenePhase { .active }
}
