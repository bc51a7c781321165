// Modifiers of SwiftUI without an effect in a browser: applications that use them compile, and look as
// they do without.

/// The order of the items of a menu. All menus have their items in the order of the views.
public struct MenuOrder: Hashable, Sendable {
  /// The default order.
  public static let automatic = MenuOrder()
  /// The order of the views.
  public static let fixed = MenuOrder()
  /// The most important item next to the control. Ignored.
  public static let priority = MenuOrder()
}

/// The transition of a screen that is pushed. All screens slide.
public protocol NavigationTransition {}

/// The default transition: `.navigationTransition(.automatic)`.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the default transition.
  public init() {}
}

/// A screen that grows out of a view, which slides here: `.navigationTransition(.zoom(…))`.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A transition of a screen that grows out of the view with an identifier. It slides here.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The movement of a symbol. Symbols do not move.
public struct SymbolEffect: Hashable, Sendable {
  /// Movements of SwiftUI.
  public static let bounce = SymbolEffect()
  /// Movements of SwiftUI.
  public static let pulse = SymbolEffect()
  /// Movements of SwiftUI.
  public static let variableColor = SymbolEffect()
  /// Movements of SwiftUI.
  public static let scale = SymbolEffect()
  /// Movements of SwiftUI.
  public static let rotate = SymbolEffect()
  /// Movements of SwiftUI.
  public static let wiggle = SymbolEffect()
  /// Movements of SwiftUI.
  public static let breathe = SymbolEffect()
}

/// The repetition of the movement of a symbol. Symbols do not move.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The default options.
  public static let `default` = SymbolEffectOptions()
  /// A movement that is repeated.
  public static let repeating = SymbolEffectOptions()
  /// A movement that is not repeated.
  public static let nonRepeating = SymbolEffectOptions()

  /// A movement that is repeated a number of times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// A movement at another speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
}

/// The distance between the sections of a list. All lists have the same.
public struct ListSectionSpacing: Hashable, Sendable {
  /// The default distance.
  public static let `default` = ListSectionSpacing()
  /// A shorter distance. Ignored.
  public static let compact = ListSectionSpacing()

  /// A distance in points. Ignored.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing() }
}

nonisolated extension View {
  /// Returns the view unchanged: menus have their items in the order of the views.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Returns the view unchanged: alerts have no icons.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Returns the view unchanged: all screens slide.
  public func navigationTransition(_ transition: some NavigationTransition) -> some View { self }

  /// Returns the view unchanged: all screens slide.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: symbols do not move.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: symbols do not move.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> some View { self }

  /// Returns the view unchanged: sections have the distance of the theme.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Returns the view unchanged: sections have the distance of the theme.
  public func listSectionSpacing(_ spacing: Double) -> some View { self }

  /// Returns the view unchanged: a browser lays out a view with those around it.
  public func geometryGroup() -> some View { self }

  /// Returns the view unchanged: the ring around the control with the focus is needed by those who use
  /// the keyboard.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: what is scrolled is clipped.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: a scroll view begins at its start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Returns the view unchanged: a browser's dialog has its own texts.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Returns the view unchanged: a browser's dialog has its own texts.
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }

  /// Returns the view unchanged: a field submits for all views around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Returns the view unchanged: each address has a window of its own.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Returns the view unchanged: icons have the tint of the list.
  public func listItemTint(_ tint: Color?) -> some View { self }
}
