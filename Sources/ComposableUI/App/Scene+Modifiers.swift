public import Foundation

/// A scene with windows that a modifier has changed.
nonisolated struct ModifiedScene<Content: Scene>: Scene {
  let content: Content
  let change: (inout _Window) -> Void

  var body: Never { preconditionFailure("'ModifiedScene' has no body.") }

  static func _windows(of scene: Self) -> [_Window] {
    Content._windows(of: scene.content).map { window in
      var window = window
      scene.change(&window)
      return window
    }
  }

  static var _showsDocuments: Bool { Content._showsDocuments }
}

nonisolated extension Scene {
  private func changed(_ change: @escaping (inout _Window) -> Void) -> some Scene {
    ModifiedScene(content: self, change: change)
  }

  /// Changes the content of each window.
  private func modified(_ modify: @escaping (AnyView) -> some View) -> some Scene {
    changed { window in
      guard case .view(let content) = window.content else { return }
      window.content = .view { AnyView(modify(content())) }
    }
  }

  /// Adds menus, which are shown in a bar at the top of each window.
  public func commands<Content: Commands>(
    @CommandsBuilder content: @escaping () -> Content
  ) -> some Scene {
    changed { $0.menus.append { Content._menus(of: content(), in: $0) } }
  }

  /// Removes the menus that the system has, of which a page has none.
  public func commandsRemoved() -> some Scene { self }

  /// Sets a value of the environment of each window.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Puts an object into the environment of each window.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Puts an object into the environment of each window.
  public func environmentObject(_ object: some ObservableObject) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value, which the body of the app has read.
  ///   - initial: True to perform the action when the window appears as well.
  ///   - action: Called with the value before the change and the one after it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Performs an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value, initial: initial, action) }
  }

  /// Performs an action when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some Scene {
    modified { $0.onChange(of: value) { action($1) } }
  }
}

// The user decides about the size and the place of a tab.
nonisolated extension Scene {
  /// Sets the size of new windows, which a browser decides about.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets the size of new windows, which a browser decides about.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the place of new windows, which a browser decides about.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets the sizes that windows may have, which a browser decides about.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Sets the style of windows, which have that of the browser.
  public func windowStyle(_ style: some WindowStyle) -> some Scene { self }

  /// Sets the style of the toolbars of windows, which is that of pages.
  public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { self }

  /// Sets the style of the item in the bar of menus, which is a menu.
  public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }

  /// Sets whether windows are opened when the app starts, which a browser decides about.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Sets whether windows are opened again when the app starts, which a browser decides about.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// Sets the external events that open a window. A page is opened by its address.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the shortcut that opens the window, which a browser has none for.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some Scene { self }
}

/// The sizes that a window may have.
public struct WindowResizability: Hashable, Sendable {
  /// The sizes of SwiftUI, of which a browser takes no notice.
  public static let automatic = WindowResizability()
  /// The sizes of SwiftUI, of which a browser takes no notice.
  public static let contentSize = WindowResizability()
  /// The sizes of SwiftUI, of which a browser takes no notice.
  public static let contentMinSize = WindowResizability()
}

/// The opening of a window when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI, of which a browser takes no notice.
  public static let automatic = SceneLaunchBehavior()
  /// The behaviors of SwiftUI, of which a browser takes no notice.
  public static let presented = SceneLaunchBehavior()
  /// The behaviors of SwiftUI, of which a browser takes no notice.
  public static let suppressed = SceneLaunchBehavior()
}

/// The opening of the windows of the last time when the app starts.
public struct SceneRestorationBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI, of which a browser takes no notice.
  public static let automatic = SceneRestorationBehavior()
  /// The behaviors of SwiftUI, of which a browser takes no notice.
  public static let disabled = SceneRestorationBehavior()
}

/// The look of a window.
public protocol WindowStyle {}

/// The look of a window that the system decides about.
public struct DefaultWindowStyle: WindowStyle {
  fileprivate init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The look of the system.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
  /// The look of SwiftUI with a bar for the title.
  public static var titleBar: DefaultWindowStyle { DefaultWindowStyle() }
  /// The look of SwiftUI without a title.
  public static var hiddenTitleBar: DefaultWindowStyle { DefaultWindowStyle() }
  /// The look of SwiftUI without a background.
  public static var plain: DefaultWindowStyle { DefaultWindowStyle() }
}

/// The look of the toolbar of a window.
public protocol WindowToolbarStyle {}

/// The look of the toolbar of a page.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  fileprivate init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The look of pages.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
  /// The look of pages.
  public static var expanded: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
  /// The look of pages.
  public static var unified: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
  /// The look of pages.
  public static var unifiedCompact: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }

  /// The look of pages.
  public static func unified(showsTitle: Bool) -> DefaultWindowToolbarStyle { .automatic }
}

/// The look of an item of the bar of menus.
public protocol MenuBarExtraStyle {}

/// A menu.
public struct DefaultMenuBarExtraStyle: MenuBarExtraStyle {
  fileprivate init() {}
}

extension MenuBarExtraStyle where Self == DefaultMenuBarExtraStyle {
  /// A menu.
  public static var automatic: DefaultMenuBarExtraStyle { DefaultMenuBarExtraStyle() }
  /// A menu.
  public static var menu: DefaultMenuBarExtraStyle { DefaultMenuBarExtraStyle() }
  /// A popover.
  public static var window: DefaultMenuBarExtraStyle { DefaultMenuBarExtraStyle() }
}
