public import Foundation

/// An interaction of the user with an element.
///
/// Renderers pass it to ``ViewGraph/handle(_:on:)``, tests to ``ViewDriver/Control/perform(_:)``.
@_spi(Renderer) public enum Interaction: Equatable, Sendable {
  /// A tap or click.
  case tap
  /// A tap or click at a location, in points from the element's upper left corner.
  case tapAt(CGPoint)
  /// A change of the text of a text field or editor.
  case text(String)
  /// A change of a toggle.
  case bool(Bool)
  /// A change of the value of a slider.
  case number(Double)
  /// A choice of a picker's option, by its index.
  case choice(Int)
  /// An increment of a stepper by one step.
  case increment
  /// A decrement of a stepper by one step.
  case decrement
  /// A submission of the entered text.
  case submit
  /// The element received the focus.
  case focus
  /// The element lost the focus.
  case blur
  /// A request to dismiss a presentation, such as a press of the Escape key.
  case dismiss
  /// The color scheme of the user's system, with any element.
  case colorScheme(ColorScheme)
}

/// Handles an interaction with an element. Returns false if the element doesn't accept it.
typealias InteractionHandler = (Interaction) -> Bool
