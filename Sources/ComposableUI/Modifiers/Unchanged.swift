// Modifiers of SwiftUI without an effect in a browser: applications that use them compile, and look as
// they do without.

public import Foundation

/// The order of the items of a menu. All menus have their items in the order of the views.
public struct MenuOrder: Hashable, Sendable {
  /// The default order.
  public static let automatic = MenuOrder()
  /// The order of the views.
  public static let fixed = MenuOrder()
  /// The most important item next to the control. Ignored.
  public static let priority = MenuOrder()
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

/// The help of writing tools, which a browser decides about.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = WritingToolsBehavior()
  /// The behaviors of SwiftUI.
  public static let complete = WritingToolsBehavior()
  /// The behaviors of SwiftUI.
  public static let limited = WritingToolsBehavior()
  /// The behaviors of SwiftUI.
  public static let disabled = WritingToolsBehavior()
}

/// The repetition of a button that is held. There is none.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = ButtonRepeatBehavior()
  /// The behaviors of SwiftUI.
  public static let enabled = ButtonRepeatBehavior()
  /// The behaviors of SwiftUI.
  public static let disabled = ButtonRepeatBehavior()
}

/// The closing of a menu when an item is chosen. All close.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = MenuActionDismissBehavior()
  /// The behaviors of SwiftUI.
  public static let enabled = MenuActionDismissBehavior()
  /// The behaviors of SwiftUI.
  public static let disabled = MenuActionDismissBehavior()
}

/// The opening of a view that something is dragged over. None opens.
public struct SpringLoadingBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = SpringLoadingBehavior()
  /// The behaviors of SwiftUI.
  public static let enabled = SpringLoadingBehavior()
  /// The behaviors of SwiftUI.
  public static let disabled = SpringLoadingBehavior()
}

/// Interaction with what is behind a sheet. There is none.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = PresentationBackgroundInteraction()
  /// The behaviors of SwiftUI.
  public static let enabled = PresentationBackgroundInteraction()
  /// The behaviors of SwiftUI.
  public static let disabled = PresentationBackgroundInteraction()

  /// Interaction while the sheet is lower than a height.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// The gesture that a swipe in a sheet is.
public struct PresentationContentInteraction: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = PresentationContentInteraction()
  /// The behaviors of SwiftUI.
  public static let resizes = PresentationContentInteraction()
  /// The behaviors of SwiftUI.
  public static let scrolls = PresentationContentInteraction()
}

/// The form of a sheet in a narrow window. A browser decides by the width of the window.
public struct PresentationAdaptation: Hashable, Sendable {
  /// The forms of SwiftUI.
  public static let automatic = PresentationAdaptation()
  /// The forms of SwiftUI.
  public static let none = PresentationAdaptation()
  /// The forms of SwiftUI.
  public static let popover = PresentationAdaptation()
  /// The forms of SwiftUI.
  public static let sheet = PresentationAdaptation()
  /// The forms of SwiftUI.
  public static let fullScreenCover = PresentationAdaptation()
}

/// The size of a sheet. All sheets have the size of their content, up to a maximum.
public struct PresentationSizing: Hashable, Sendable {
  /// The sizes of SwiftUI.
  public static let automatic = PresentationSizing()
  /// The sizes of SwiftUI.
  public static let fitted = PresentationSizing()
  /// The sizes of SwiftUI.
  public static let form = PresentationSizing()
  /// The sizes of SwiftUI.
  public static let page = PresentationSizing()

  /// Returns the size unchanged.
  public func fitted(horizontal: Bool, vertical: Bool) -> PresentationSizing { self }
  /// Returns the size unchanged.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> PresentationSizing {
    self
  }
}

/// The appearance of groups of controls. All look the same.
public struct ControlGroupStyle: Hashable, Sendable {
  /// The styles of SwiftUI.
  public static let automatic = ControlGroupStyle()
  /// The styles of SwiftUI.
  public static let navigation = ControlGroupStyle()
  /// The styles of SwiftUI.
  public static let compactMenu = ControlGroupStyle()
  /// The styles of SwiftUI.
  public static let menu = ControlGroupStyle()
  /// The styles of SwiftUI.
  public static let palette = ControlGroupStyle()
}

/// The time at which a bar of tabs becomes small. It never does.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The behaviors of SwiftUI.
  public static let automatic = TabBarMinimizeBehavior()
  /// The behaviors of SwiftUI.
  public static let never = TabBarMinimizeBehavior()
  /// The behaviors of SwiftUI.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// The behaviors of SwiftUI.
  public static let onScrollUp = TabBarMinimizeBehavior()
}

/// The edge of content under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// The styles of SwiftUI.
  public static let automatic = ScrollEdgeEffectStyle()
  /// The styles of SwiftUI.
  public static let hard = ScrollEdgeEffectStyle()
  /// The styles of SwiftUI.
  public static let soft = ScrollEdgeEffectStyle()
}

nonisolated extension View {
  /// Returns the view unchanged: menus have their items in the order of the views.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Returns the view unchanged: icons of labels have the width of their symbols.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Returns the view unchanged: all groups of controls look the same.
  public func controlGroupStyle(_ style: ControlGroupStyle) -> some View { self }

  /// Returns the view unchanged: dialogs have no such toggle.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Returns the view unchanged: alerts have no icons.
  public func dialogIcon(_ icon: Image?) -> some View { self }

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

  /// Returns the view unchanged: what is behind a sheet can't be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Returns the view unchanged: a swipe in a sheet scrolls.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Returns the view unchanged: the width of the window decides about the form of a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Returns the view unchanged: the width of the window decides about the form of a sheet.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Returns the view unchanged: a sheet has the size of its content.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Returns the view unchanged: a browser has writing tools of its own.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Returns the view unchanged: radio buttons are below one another.
  public func horizontalRadioGroupLayout() -> some View { self }

  /// Returns the view unchanged: a button that is held is pressed once.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }

  /// Returns the view unchanged: a menu closes when an item is chosen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    self
  }

  /// Returns the view unchanged: a browser shows scroll indicators by itself.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns the view unchanged: a browser shows scroll indicators by itself.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Returns the view unchanged: content ends at a bar.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Returns the view unchanged: a bar of tabs keeps its size.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Returns the view unchanged: backgrounds end at the view.
  public func backgroundExtensionEffect() -> some View { self }

  /// Returns the view unchanged: the Tab key moves the focus in the order of the views.
  public func focusSection() -> some View { self }

  /// Returns the view unchanged: content that is out of date looks as other content.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Returns the view unchanged: a browser speaks as its user prefers.
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Returns the view unchanged: a browser speaks as its user prefers.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Returns the view unchanged: a browser speaks as its user prefers.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Returns the view unchanged: a browser decides about the brightness of pictures.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Returns the view unchanged: text is large where its user wants it to be.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Returns the view unchanged: views are used by their labels.
  public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }

  /// Returns the view unchanged: views are used by their labels.
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }

  /// Returns the view unchanged: screen readers read views in their order.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }

  /// Returns the view unchanged: a click is in the middle of a view.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }

  /// Returns the view unchanged: touches are those of the browser.
  public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }

  /// Returns the view unchanged: what a user can do is known by the views.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Returns the view unchanged: a page has no files to drag into windows of the system.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// Returns the view unchanged: a page can be captured.
  public func contentCaptureProtected(_ isProtected: Bool = true) -> some View { self }

  /// Returns the view unchanged: rows do not follow the pointer.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Returns the view unchanged: the effect of the pointer is that of each view.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Returns the view unchanged: the effect of the pointer is that of each view.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Returns the view unchanged: a page has no widgets.
  public func widgetURL(_ url: URL?) -> some View { self }
}

extension Image {
  /// The brightness of pictures.
  public struct DynamicRange: Hashable, Sendable {
    /// The ranges of SwiftUI.
    public static let standard = DynamicRange()
    /// The ranges of SwiftUI.
    public static let constrainedHigh = DynamicRange()
    /// The ranges of SwiftUI.
    public static let high = DynamicRange()
  }
}
