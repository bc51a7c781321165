import ComposableHTML

/// The part that an element has in the layout of a page.
package struct ElementLayout: Sendable {
  /// The axes along which the element takes all the space that it is given.
  var expandingAxes: Axis.Set
  /// The axes along which the element expands up to a maximum, whatever it contains.
  var limitedAxes: Axis.Set = []
  /// The axes along which the element has a size of its own.
  var fixedAxes: Axis.Set = []
  /// True for a spacer, which expands along the axis of a stack.
  var expandsAlongStack = false

  /// The traits that it adds to those of its parent.
  package var traits: LayoutTraits
  /// The traits of its subtree, other than those that all elements pass on, that it passes on.
  var passedTraits: LayoutTraits = []
  /// The traits of its subtree that it does not pass on.
  var stoppedTraits: LayoutTraits = []
  /// The traits of its subtree that the theme has rules for.
  var usedTraits: LayoutTraits
  /// The traits of its subtree that the theme has rules for in a row.
  var usedTraitsInRow: LayoutTraits = []

  /// The arrangement of its children.
  var arrangement: Arrangement
  /// True if only its first child determines its size.
  var isSizedByFirstChild = false
  /// True if the theme lays out its children in a part of its node.
  var hasLayoutInHost = false
  /// True for an element around another one: a modifier or a context menu.
  var isWrapper = false
  /// True for an element around another one that has no effect on its layout.
  var isPass = false
  /// True for an element that a row contains, since it can't be one itself.
  var hasRowAround = false
  /// True for an element that takes no space beside its siblings.
  package var takesNoSpace = false
  /// The label that it has as a control.
  var label = Label.none
  /// The rows of a list that it consists of.
  var rows: Rows
  /// True if every second child may have another background.
  var alternatesChildren = false

  /// The arrangement of the children of an element.
  package enum Arrangement: Sendable {
    /// Any other.
    case none
    /// A horizontal or a vertical stack.
    case horizontal, vertical
    /// One, several below each other, or layers.
    case block
    /// A form or list, whose children are rows and sections.
    case list
    /// The rows of a section, or the content of a row.
    case rows
  }

  /// The label of a control.
  enum Label: Sendable {
    /// It has none, or one that can't be hidden.
    case none
    /// It can be hidden.
    case hideable
    /// It can be hidden, and the control then is as wide as its own parts.
    case expanding
  }

  /// The rows of a list that an element consists of.
  package enum Rows: Sendable {
    /// One.
    case one
    /// Its children.
    case children
    /// The rows of its children.
    case rowsOfChildren
    /// One if it has a child.
    case oneForChildren
  }

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - expandingAxes: The axes along which the element takes all the space that it is given.
  ///   - traits: The traits that it adds to those of its parent; `nil` for those of the axes.
  ///   - usedTraits: The traits of its subtree that the theme has rules for.
  ///   - arrangement: The arrangement of its children.
  ///   - rows: The rows of a list that it consists of.
  package init(
    expandingAxes: Axis.Set = [], traits: LayoutTraits? = nil, usedTraits: LayoutTraits = [],
    arrangement: Arrangement = .none, rows: Rows = .one
  ) {
    self.expandingAxes = expandingAxes
    self.traits = traits ?? (expandingAxes.contains(.horizontal) ? .flexible : [])
    self.usedTraits = usedTraits
    self.arrangement = arrangement
    self.rows = rows
  }

  /// Creates the layout of a modifier.
  init(modifierThatAffectsLayout affectsLayout: Bool) {
    self.init(arrangement: .block)
    isWrapper = true
    isPass = !affectsLayout
    hasRowAround = affectsLayout
  }

  /// True if the children are sections and rows.
  package var containsSections: Bool { arrangement == .list }

  /// True if the children are rows of a list, or the content of one.
  var containsRows: Bool { arrangement == .list || arrangement == .rows }

  /// Returns true if the traits of the children differ from those in another layout.
  package func arrangesChildren(differentlyFrom other: ElementLayout) -> Bool {
    arrangement != other.arrangement || isSizedByFirstChild != other.isSizedByFirstChild
  }
}
