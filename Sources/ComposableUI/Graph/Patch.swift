public import Transactions

/// Something that is shown, with all that lies in it.
public struct Rendering: Equatable, Sendable {
  /// Tells it from all others that the graph ever shows.
  public let id: Int
  /// What it is.
  public let content: ElementContent
  /// What lies in it.
  public let children: [Rendering]
}

/// One change of what is shown.
public enum Patch: Equatable, Sendable {
  /// Something new lies in an element, before another or at the end.
  case insert(Rendering, in: Int, before: Int?, Transition?)
  /// An element has gone, with all that lies in it.
  case remove(Int, Transition?)
  /// An element lies before another in the same element, or at the end.
  case move(Int, before: Int?)
  /// An element is something else.
  case update(Int, ElementContent)
}

/// A patch, and how it is to be shown moving.
public struct Change: Equatable, Sendable {
  /// What changes.
  public let patch: Patch
  /// How it moves; `nil` shows it at once.
  public let animation: Animation?

  init(_ patch: Patch, animation: Animation?) {
    self.patch = patch
    self.animation = animation
  }
}

/// What a turn changed, in the order in which it is to be applied.
public typealias Diff = [Change]
