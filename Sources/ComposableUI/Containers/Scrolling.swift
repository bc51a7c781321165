import ComposableHTML

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  fileprivate let isHidden: Bool

  /// The visibility of the browser.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// Visible indicators. The browser decides when to show them.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Indicators that are not shown while the content scrolls.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Indicators that are never shown, the same as `hidden` here.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// The ways in which scrolling dismisses the keyboard. The browser decides about it.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// The default mode of the container. The browser decides.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// Dismissal as soon as scrolling begins. Ignored.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// Dismissal by dragging the keyboard away. Ignored.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// No dismissal by scrolling. Ignored.
  public static let never = ScrollDismissesKeyboardMode()
}

/// The ways in which content moves beyond its end. The browser decides about it.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// The default behavior of the container. The browser decides.
  public static let automatic = ScrollBounceBehavior()
  /// Movement always. Ignored.
  public static let always = ScrollBounceBehavior()
  /// Movement if the content is larger than the container. Ignored.
  public static let basedOnSize = ScrollBounceBehavior()
}

nonisolated extension View {
  /// Hides the scroll indicators of the scroll views in this view. That of the page, which scrolls
  /// lists and forms, remains.
  ///
  /// - Parameters:
  ///   - visibility: The visibility of the indicators.
  ///   - axes: Ignored: the visibility applies to both axes.
  @ViewBuilder public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    if visibility.isHidden { modified(ScrollIndicatorsHiddenContent()) } else { self }
  }

  /// Disables scrolling of the scroll views in this view. The page, which scrolls lists and forms,
  /// remains scrollable.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modified(ScrollDisabledContent(isDisabled: disabled))
  }

  /// Returns the view unchanged: lists and forms have no background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Returns the view unchanged: the browser decides whether content moves beyond its end.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Returns the view unchanged: the browser decides when to dismiss the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// Scroll views without indicators.
struct ScrollIndicatorsHiddenContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "no-indicators")
  }

  var description: String { "scrollIndicatorsHidden" }
}

/// A state of scroll views.
struct ScrollDisabledContent: ModifierContent {
  var isDisabled: Bool

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if isDisabled { node.add(class: "no-scrolling") }
  }

  var description: String { "scrollDisabled \(isDisabled)" }
}
