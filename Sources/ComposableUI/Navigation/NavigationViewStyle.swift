/// The appearance of a ``NavigationView``. All styles are a stack here.
public protocol NavigationViewStyle {}

/// The default appearance: `.navigationViewStyle(.automatic)`.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default navigation view style, a stack of screens.
  public init() {}
}

/// A stack of screens: `.navigationViewStyle(.stack)`.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a navigation view style that shows a stack of screens.
  public init() {}
}

/// Columns of screens. It is a stack here: `.navigationViewStyle(.columns)`.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a navigation view style for columns, which shows a stack here.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default navigation view style, a stack of screens.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A navigation view style that shows a stack of screens.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns of screens. It is a stack here.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// Two columns of screens: `DoubleColumnNavigationViewStyle()`. It is a stack here.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates a navigation view style for two columns, which shows a stack here.
  public init() {}
}

nonisolated extension View {
  /// Returns the view unchanged: a ``NavigationView`` is a stack of screens.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
}
