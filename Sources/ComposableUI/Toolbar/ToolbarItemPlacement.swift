import ComposableHTML

/// The place of an item in a toolbar.
///
/// A place with a meaning is preferable to one with a position, as it is also right in languages
/// that are written from right to left.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The place on the screen.
  let slot: ToolbarSlot
  /// True for the action that confirms the edits on the screen, which is emphasized.
  let isConfirmation: Bool
  /// The menu that contains the item; `nil` for an item in the bar itself.
  let menu: ToolbarMenu?

  private init(_ slot: ToolbarSlot, isConfirmation: Bool = false, menu: ToolbarMenu? = nil) {
    self.slot = slot
    self.isConfirmation = isConfirmation
    self.menu = menu
  }

  /// At the trailing edge of the bar.
  public static let automatic = Self(.trailing)
  /// In the middle of the bar, in place of the title.
  public static let principal = Self(.principal)
  /// Beside the back button, for an item that also leads elsewhere.
  public static let navigation = Self(.leading)
  /// The action that the screen is mostly used for.
  public static let primaryAction = Self(.trailing)
  /// Actions that are used less than the primary one: in a menu at the trailing edge of the bar.
  public static let secondaryAction = Self(.trailing, menu: .more)
  /// Information about the state of the content, such as a number of messages.
  public static let status = Self(.bottom)
  /// The action that confirms the edits on the screen, such as "Save".
  public static let confirmationAction = Self(.trailing, isConfirmation: true)
  /// The action that ends without a change, such as "Cancel".
  public static let cancellationAction = Self(.leading)
  /// The action that removes something in place of a confirmation.
  public static let destructiveAction = Self(.trailing)
  /// At the leading edge of the bar.
  public static let topBarLeading = Self(.leading)
  /// At the trailing edge of the bar.
  public static let topBarTrailing = Self(.trailing)
  /// At the leading edge of the bar.
  public static let navigationBarLeading = Self(.leading)
  /// At the trailing edge of the bar.
  public static let navigationBarTrailing = Self(.trailing)
  /// In a bar at the lower edge of the screen.
  public static let bottomBar = Self(.bottom)
  /// In a bar at the lower edge of the screen: a browser has no place beside its keyboard.
  public static let keyboard = Self(.bottom)
  /// Below the bar.
  static let search = Self(.search)
  /// In the menu of the title.
  static let titleMenu = Self(.principal, menu: .title)
}

/// A menu with items of a toolbar.
enum ToolbarMenu: Hashable, Sendable {
  /// The actions that are used less than others.
  case more
  /// The menu of the title.
  case title
}

/// A place for the items of a toolbar on a screen.
enum ToolbarSlot: String, CaseIterable, Sendable {
  /// The edges and the middle of the bar.
  case leading, principal, trailing
  /// The place of a search field below the bar.
  case search
  /// The lower edge of the screen.
  case bottom
}

/// An item of a toolbar.
struct ToolbarItemContent: ElementContent {
  var placement: ToolbarItemPlacement

  func html(in context: RenderContext) -> HTMLNode {
    if placement.menu != nil { return HTMLNode("div", class: "menu-part", [.children]) }
    return HTMLNode(
      "div", class: placement.isConfirmation ? "item confirmation" : "item", [.children])
  }

  var layout: ElementLayout { ElementLayout(usedTraits: .field) }

  func derivedTraits(from inside: LayoutTraits) -> LayoutTraits {
    inside.contains(.field) ? .fieldItem : []
  }

  var description: String { "ToolbarItem" }
}
