@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Lets the user drag the node. Browsers do it with a pointer, the client script with a keyboard.
  mutating func setDraggable(_ types: [UTType], _ context: RenderContext) {
    guard !types.isEmpty else { return }
    set("data-lift", types.attribute)
    set("draggable", "true")
    set("tabindex", "0")
    set("role", "group")
    set("aria-roledescription", context.text(.draggable))
  }

  /// Makes the node a destination of drops.
  mutating func setDropDestination(_ destination: DropDestinationContent) {
    set("data-files", destination.files?.isEnabled == true ? "drop" : nil)
    guard !destination.contentTypes.isEmpty else { return }
    set("data-drop", destination.contentTypes.attribute)
    set("data-targets", destination.reportsTargeting)
  }
}

extension [UTType] {
  /// The identifiers, separated by spaces.
  fileprivate var attribute: String { map(\.identifier).joined(separator: " ") }
}
