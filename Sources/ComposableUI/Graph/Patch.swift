public import Transactions

/// An element on the screen, with its subtree.
@_spi(Renderer) public struct Rendering: Equatable, Sendable {
  /// The identifier of the element, unique in its graph and never reused.
  public let id: Int
  /// The content of the element.
  public let content: AnyElementContent
  /// The child elements.
  public let children: [Rendering]
}

/// A change of the rendering.
@_spi(Renderer) public enum Patch: Equatable, Sendable {
  /// Inserts a new element into a parent, before a sibling or at the end.
  case insert(Rendering, in: Int, before: Int?, Transition?)
  /// Removes an element with its subtree.
  case remove(Int, Transition?)
  /// Moves an element before a sibling, or to the end of its parent.
  case move(Int, before: Int?)
  /// Replaces the content of an element.
  case update(Int, AnyElementContent)
  /// Scrolls until an element is visible, at a place in its scroll view; `nil` for the closest one.
  case scroll(Int, UnitPoint?)
}

/// A patch with its animation.
@_spi(Renderer) public struct Change: Equatable, Sendable {
  /// The patch.
  public let patch: Patch
  /// The animation of the patch; `nil` applies it immediately.
  public let animation: Animation?

  init(_ patch: Patch, animation: Animation?) {
    self.patch = patch
    self.animation = animation
  }
}

/// The changes of an update, in the order in which they must be applied.
@_spi(Renderer) public typealias Diff = [Change]
