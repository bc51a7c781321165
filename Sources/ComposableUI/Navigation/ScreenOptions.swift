/// The properties of a screen that its views set.
struct ScreenOptions: Hashable, Sendable {
  /// The display of the title.
  var titleDisplayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// True if the user cannot dismiss the screen, other than with a control of its own.
  var isBackButtonHidden = false
  /// True if the bar with the title, the back button and the toolbar is hidden.
  var isBarHidden = false
  /// The style behind the bar; `nil` for that of the theme.
  var barBackground: ResolvedShapeStyle?
  /// True if nothing is drawn behind the bar.
  var isBarBackgroundHidden = false
  /// The color scheme of the bar; `nil` for that of the screen.
  var barColorScheme: ColorScheme?
  /// The line below the title; `nil` for none.
  var subtitle: String?
  /// True if the title has a menu.
  var hasTitleMenu = false
  /// True if the bar does not show the title.
  var isTitleRemoved = false
}

/// The bar of a screen, with its title and its back button.
public struct NavigationBarItem: Sendable {
  /// The ways to display the title of a screen.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large for the root of a stack, otherwise inline.
    case automatic
    /// In the middle of the bar.
    case inline
    /// In large letters below the buttons of the bar.
    case large
  }
}

/// The purposes of a toolbar. All have the same bar.
public struct ToolbarRole: Hashable, Sendable {
  /// The default purpose.
  public static let automatic = ToolbarRole()
  /// A screen of a stack.
  public static let navigationStack = ToolbarRole()
  /// Moving through contents. Ignored.
  public static let browser = ToolbarRole()
  /// Editing a document. Ignored.
  public static let editor = ToolbarRole()
}

/// The ways to display the title of a screen: `.toolbarTitleDisplayMode(.inline)`.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  fileprivate let displayMode: NavigationBarItem.TitleDisplayMode

  /// Large for the root of a stack, otherwise inline.
  public static let automatic = ToolbarTitleDisplayMode(displayMode: .automatic)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(displayMode: .inline)
  /// In large letters below the buttons of the bar.
  public static let large = ToolbarTitleDisplayMode(displayMode: .large)
  /// In large letters; SwiftUI has them beside the buttons of the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(displayMode: .large)
}

nonisolated extension View {
  /// Sets how the title of the screen that contains the view is displayed.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenOption(\.titleDisplayMode, displayMode)
  }

  /// Sets how the title of the screen that contains the view is displayed.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.displayMode)
  }

  /// Returns the view unchanged: there is one kind of bar.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Hides the back button of the screen that contains the view. Then, only a control of the views
  /// or a change of the path dismisses the screen.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenOption(\.isBackButtonHidden, hidesBackButton)
  }

  /// Hides the bar of the screen that contains the view, with the title, the back button and the
  /// toolbar.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    screenOption(\.isBarHidden, hidden)
  }

  /// Sets an option of the screen that contains the view; `nil` leaves it to other views.
  func screenOption<Value: Hashable>(
    _ keyPath: WritableKeyPath<ScreenOptions, Value>, _ value: Value?
  ) -> some View {
    AncestorValueView(
      value: value.map { value in
        OptionsChange<ScreenOptions>(id: value) { $0[keyPath: keyPath] = value }
      },
      content: self)
  }
}
