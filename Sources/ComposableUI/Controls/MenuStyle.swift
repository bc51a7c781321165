/// An appearance of menus. All are the automatic one here.
public protocol MenuStyle {}

/// The default appearance of menus: `.menuStyle(.automatic)`.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default menu style, a button that opens the menu.
  public init() {}
}

/// A menu of a button: `.menuStyle(.button)`. The same as ``DefaultMenuStyle`` here.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates a menu style for a button that opens the menu.
  public init() {}
}

/// A menu of a button without a border: `.menuStyle(.borderlessButton)`. The same as
/// ``DefaultMenuStyle`` here.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates a menu style for a borderless button, which has the default appearance here.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style, a button that opens the menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The same as ``MenuStyle/automatic`` here.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The same as ``MenuStyle/automatic`` here.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

nonisolated extension View {
  /// Ignored: menus have the automatic style.
  ///
  /// - Parameter style: The appearance of the menus.
  public func menuStyle(_ style: some MenuStyle) -> some View { self }

  /// Ignored: menus have no indicator.
  ///
  /// - Parameter visibility: The visibility of the indicator.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
}
