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

  /// The values of the views with the focus, and those of the window.
  private(set) var focusedValues = FocusedValues()
  /// The values of each view, the last one to set some at the end.
  @ObservationIgnored private var focusedSources: [FocusedSource] = []

  init(isConnected: Bool) { self.isConnected = isConnected }

  /// Sets the value of a view; `nil` to remove it.
  func setFocused(_ source: FocusedSource?, of owner: AnyObject) {
    let index = focusedSources.firstIndex { $0.owner === owner }
    switch (index, source) {
    case (nil, nil): return
    case (let index?, let source?):
      if source.isSame(as: focusedSources[index]) { return }
      focusedSources[index] = source
    case (let index?, nil): focusedSources.remove(at: index)
    case (nil, let source?): focusedSources.append(source)
    }
    focusedValues = focusedSources.reduce(into: FocusedValues()) { $1.apply(to: &$0) }
  }
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
