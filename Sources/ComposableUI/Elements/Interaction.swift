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
  /// A choice of a picker's option, by the identifier of its element.
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
  /// A movement while pressing, from a start to a location, in points from the element's upper left
  /// corner.
  case drag(DragPhase, start: CGPoint, location: CGPoint)
  /// A press of the minimum duration.
  case longPress
  /// The end of such a press.
  case longPressEnded
  /// The measured geometry of the element, also if it is covered.
  case geometry(ElementGeometry)
  /// The rows of a collection that the user sees, or will see next, with the number of rows in a line,
  /// also if the element is covered.
  case rows(Range<Int>, columns: Int)
  /// The end of the loading of a picture, with success or without, also if the element is covered.
  case load(Bool)
  /// An event of the application's own script, with a value in JSON.
  case event(String, Data)
  /// The user begins to drag the element.
  case lift
  /// What the user drags is above the element, or not any more.
  case dropTargeted(Bool)
  /// The user drops what was lifted last, or else a text from another program, at a location in points
  /// from the element's upper left corner.
  case drop(text: String?, at: CGPoint)
  /// The result of a selection of files, also if the element is covered meanwhile.
  case fileSelection(FileSelectionResult)
}

extension Interaction {
  /// The name of the event with the sizes of a layout's subviews, also if the layout is covered.
  static let layoutEvent = "composable-layout"

  /// Returns the value of an event of the page's own scripts; `nil` for another event, and for a value that
  /// such a script does not send: of another type, or with a coordinate above a million.
  func value<Value: Decodable>(of event: String, as type: Value.Type) -> Value? {
    guard case .event(event, let data) = self,
      let value = try? JSONDecoder().decode(type, from: data)
    else { return nil }
    if let numbers = value as? [Double], !numbers.allSatisfy({ abs($0) <= 1e6 }) { return nil }
    return value
  }
  /// True for an interaction that changes what a control shows.
  package var isInput: Bool {
    switch self {
    case .text, .bool, .number, .choice: true
    default: false
    }
  }

  /// True for an interaction that reaches an element although a screen or a presentation covers it
  /// by now: it carries what the user has entered before, or ends what the user has begun.
  var reachesCoveredElements: Bool {
    switch self {
    case .text, .number, .blur, .drag(.ended, _, _), .drag(.cancelled, _, _), .longPressEnded,
      .dropTargeted(false), .geometry, .rows, .load, .fileSelection, .event(Self.layoutEvent, _):
      true
    default: false
    }
  }
}

/// The phase of a drag.
@_spi(Renderer) public enum DragPhase: Equatable, Sendable {
  /// The pointer has moved.
  case changed
  /// The user has released the pointer.
  case ended
  /// The system has interrupted the drag.
  case cancelled
}

/// Handles an interaction with an element. Returns false if the element doesn't accept it.
package typealias InteractionHandler = (Interaction) -> Bool
