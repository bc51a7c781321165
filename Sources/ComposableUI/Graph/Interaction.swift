public import Foundation

/// What a user does with an element.
public enum Interaction: Equatable, Sendable {
  /// Presses or clicks it.
  case tap
  /// Presses or clicks it at a place, in points from its upper left corner.
  case tapAt(CGPoint)
  /// Changes its text.
  case text(String)
  /// Switches it.
  case bool(Bool)
  /// Moves it to a number.
  case number(Double)
  /// Chooses one of its options, told by its place.
  case choice(Int)
  /// One step up.
  case increment
  /// One step down.
  case decrement
  /// Has what was entered taken.
  case submit
}

/// Takes what a user does with an element, and says whether that is something it can do.
typealias Handler = (Interaction) -> Bool
