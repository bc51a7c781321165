public import Transactions

/// An element on the screen, with its subtree.
@_spi(Renderer) public struct Rendering: Equatable, Sendable {
  /// The identifier of the element, unique in its graph and never reused.
  public let id: Int
  /// The content of the element.
  public let content: AnyElementContent
  /// The contents of its subtree that the layouts of the element and of those around it depend on.
  package private(set) var traits: LayoutTraits
  /// The child elements.
  public private(set) var children: [Rendering]

  /// Creates an element as it is shown.
  init(id: Int, content: AnyElementContent, traits: LayoutTraits, children: [Rendering]) {
    self.id = id
    self.content = content
    self.traits = traits
    self.children = children
  }

  /// Creates an element with the traits of its children.
  init(id: Int, content: AnyElementContent, children: [Rendering]) {
    self.init(id: id, content: content, traits: [], children: children)
    let layout = content.base.layout
    traits = .of(children, in: layout)
    guard layout.containsSections else { return }
    for (index, precedes) in LayoutTraits.precedingSections(children).enumerated() {
      self.children[index].traits.remove(.precedesSection)
      if precedes { self.children[index].traits.insert(.precedesSection) }
    }
  }
}

extension Rendering: LaidOutElement {
  var shown: AnyElementContent { content }
}

/// A change of the rendering.
@_spi(Renderer) public enum Patch: Equatable, Sendable {
  /// Inserts a new element into a parent, before a sibling or at the end.
  case insert(Rendering, in: Int, before: Int?, ElementTransition?)
  /// Removes an element with its subtree.
  case remove(Int, ElementTransition?)
  /// Moves an element before a sibling, or to the end of its parent.
  case move(Int, before: Int?)
  /// Replaces the content of an element.
  case update(Int, AnyElementContent)
  /// Replaces the layout traits of an element, since its subtree or its siblings have changed.
  case layout(Int, LayoutTraits)
  /// Scrolls until an element is visible, at a place in its scroll view; `nil` for the closest one.
  case scroll(Int, UnitPoint?)
}

/// A patch with its animation.
@_spi(Renderer) public struct Change: Sendable {
  /// The patch.
  public let patch: Patch
  /// The animation of the patch; `nil` applies it immediately.
  public let animation: Animation?
  /// The element before the patch; of an insertion, the inserted one.
  package let element: ShownElement

  init(_ patch: Patch, animation: Animation?, of element: ShownElement) {
    self.patch = patch
    self.animation = animation
    self.element = element
  }
}

extension Change: Equatable {
  /// Returns true if the patches and their animations are equal.
  public static func == (one: Change, other: Change) -> Bool {
    one.patch == other.patch && one.animation == other.animation
  }
}

/// The changes of an update, in the order in which they must be applied.
@_spi(Renderer) public typealias Diff = [Change]

/// An element as it was shown at a moment.
@_spi(Renderer) public struct ShownElement: Sendable {
  /// The element that modifiers apply to: its node has the accessibility attributes that they set.
  package final class Modified: Sendable {
    package let id: Int
    package let content: AnyElementContent
    /// The context of its node before the change of a modifier.
    package let contextBefore: RenderContext
    /// The context after it.
    package let contextAfter: RenderContext

    package init(
      _ id: Int, _ content: AnyElementContent, _ contextBefore: RenderContext,
      _ contextAfter: RenderContext
    ) {
      self.id = id
      self.content = content
      self.contextBefore = contextBefore
      self.contextAfter = contextAfter
    }
  }

  /// The storage of a context, which is too large to be part of each change.
  private final class Context: Sendable {
    let value: RenderContext

    init(_ value: RenderContext) { self.value = value }
  }

  package let content: AnyElementContent
  private let storedContext: Context?
  /// The element that this one modifies, if the change of this one changes its node.
  package let modified: Modified?

  /// - Parameter context: The context of its node; `nil` if it does not matter.
  package init(
    _ content: AnyElementContent, in context: RenderContext? = nil, modified: Modified? = nil
  ) {
    self.content = content
    storedContext = context.map(Context.init)
    self.modified = modified
  }

  /// The context of its node; that of the root if it does not matter.
  package var context: RenderContext { storedContext?.value ?? RenderContext() }
}
