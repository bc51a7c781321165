/// The contents of an element's subtree that the layout of the element or of its ancestors depends on.
///
/// The theme finds them as classes of the element's node. Selectors with `:has()` would say the same,
/// but browsers then restyle the whole page after each change of a descendant.
@_spi(Renderer) public struct LayoutTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // Size: a view of a fixed size does not pass them on.
  /// Something that expands horizontally.
  static let growsX = Self(bit: 0)
  /// Something that expands vertically.
  static let growsY = Self(bit: 1)
  /// Something that expands horizontally up to a maximum.
  static let growsToMaximumX = Self(bit: 47)
  /// Something that expands vertically up to a maximum.
  static let growsToMaximumY = Self(bit: 48)
  /// A control that expands horizontally if its label is shown.
  static let growsWithLabel = Self(bit: 2)
  /// A spacer, or something that expands horizontally, also in a view of a fixed size.
  static let flexible = Self(bit: 3)
  /// A horizontal stack, or a view of a fixed width.
  static let rigid = Self(bit: 4)

  // Content at any depth.
  static let text = Self(bit: 5)
  static let icon = Self(bit: 6)
  static let list = Self(bit: 7)
  /// A form or list that is in no horizontal stack.
  static let columnList = Self(bit: 8)
  /// A table or pages, which are as wide as the window.
  static let fullWidth = Self(bit: 49)
  static let navigation = Self(bit: 9)
  static let tabs = Self(bit: 10)
  /// Tabs in a vertical stack.
  static let stackedTabs = Self(bit: 11)
  package static let section = Self(bit: 12)
  static let shadow = Self(bit: 13)
  static let pinned = Self(bit: 14)
  static let rowBackground = Self(bit: 15)
  static let noLineAbove = Self(bit: 16)
  static let noLineBelow = Self(bit: 17)
  static let borderedButton = Self(bit: 18)

  // The element itself or, around it, modifiers and similar elements.
  /// A title with an icon at its start.
  static let leadingIcon = Self(bit: 19)
  static let hiddenTab = Self(bit: 20)
  /// A divider.
  static let divider = Self(bit: 21)

  // Children.
  static let wholeCell = Self(bit: 22)
  static let ordered = Self(bit: 23)
  static let shape = Self(bit: 24)
  static let aspectRatio = Self(bit: 25)
  static let image = Self(bit: 26)
  /// A view that ignores the safe area, other than a shape.
  static let safeAreaIgnored = Self(bit: 27)
  /// A row with actions, also in modifiers without an effect on layout.
  static let editableRow = Self(bit: 28)
  static let principalToolbar = Self(bit: 29)
  static let trailingToolbar = Self(bit: 30)
  static let bottomToolbar = Self(bit: 31)
  /// A toolbar in the bar.
  static let barToolbar = Self(bit: 32)
  static let fieldItem = Self(bit: 33)

  // Children, and children of a child that is a modifier without an effect on layout.
  static let control = Self(bit: 34)
  static let field = Self(bit: 35)
  /// A button without a border.
  static let plainButton = Self(bit: 36)
  static let button = Self(bit: 37)
  static let modifiedControl = Self(bit: 38)
  static let modifiedField = Self(bit: 39)
  static let modifiedPlainButton = Self(bit: 40)
  static let modifiedButton = Self(bit: 41)

  /// A section as the next sibling of the element, not in its subtree.
  package static let precedesSection = Self(bit: 42)

  /// A control that is ``flexible`` if its label is shown.
  static let flexibleWithLabel = Self(bit: 43)
  /// A control, a link, or a view with gestures.
  static let interactive = Self(bit: 44)
  /// The text in the label of a menu.
  static let menuText = Self(bit: 45)
  /// A shape behind one modifier.
  static let modifiedShape = Self(bit: 46)
}

extension LayoutTraits {
  /// The traits that elements pass on, whatever they are.
  private static let deep: Self = [
    .growsX, .growsY, .growsToMaximumX, .growsToMaximumY, .growsWithLabel, .flexible,
    .flexibleWithLabel, .interactive, .rigid, .text, .icon, .list, .columnList, .fullWidth,
    .navigation, .tabs, .stackedTabs, .section, .shadow, .pinned, .rowBackground, .noLineAbove,
    .noLineBelow, .borderedButton,
  ]

  /// Returns what a child adds to the traits of its parent.
  ///
  /// - Parameters:
  ///   - child: The content of the child.
  ///   - inside: The traits of the child.
  ///   - parent: The layout of the parent.
  ///   - isFirst: True for the first child.
  package static func of(
    _ child: any ElementContent, containing inside: Self, in parent: ElementLayout, isFirst: Bool
  ) -> Self {
    let layout = child.layout
    var traits = inside.intersection(.deep).union(layout.traits)
    if layout.expandingAxes.contains(.horizontal) {
      traits.insert(layout.label == .expanding ? .growsWithLabel : .growsX)
    }
    if layout.expandingAxes.contains(.vertical) { traits.insert(.growsY) }
    if layout.limitedAxes.contains(.horizontal) {
      traits.subtract([.growsX, .growsWithLabel])
      traits.insert(.growsToMaximumX)
    }
    if layout.limitedAxes.contains(.vertical) {
      traits.remove(.growsY)
      traits.insert(.growsToMaximumY)
    }
    if layout.fixedAxes.contains(.horizontal) {
      traits.subtract([.growsX, .growsToMaximumX, .growsWithLabel])
      traits.insert(.rigid)
    }
    if layout.fixedAxes.contains(.vertical) { traits.subtract([.growsY, .growsToMaximumY]) }
    traits.subtract(layout.stoppedTraits)
    if layout.expandsAlongStack {
      if parent.arrangement == .horizontal { traits.insert(.growsX) }
      if parent.arrangement == .vertical { traits.insert(.growsY) }
    }
    if parent.isSizedByFirstChild, !isFirst {
      // A background or an overlay does not change the size of its view.
      traits.subtract([
        .growsX, .growsY, .growsToMaximumX, .growsToMaximumY, .growsWithLabel,
      ])
    }
    traits.formUnion(inside.intersection(layout.passedTraits))
    traits.formUnion(child.derivedTraits(from: inside))
    traits.formUnion(wrapped(by: layout, inside))
    return traits
  }

  /// Returns the traits of an element with children.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - layout: The layout of the element.
  static func of(_ children: some Sequence<some LaidOutElement>, in layout: ElementLayout) -> Self {
    var traits: Self = []
    var isFirst = true
    for child in children {
      traits.formUnion(
        .of(child.shown.base, containing: child.traits, in: layout, isFirst: isFirst))
      isFirst = false
    }
    return traits
  }

  /// Returns which of an element's children precede a section, apart from those that take no space.
  static func precedingSections(_ children: [some LaidOutElement]) -> [Bool] {
    var isBeforeSection = false
    let reversed = children.reversed().map { child in
      defer {
        let layout = child.shown.base.layout
        if !layout.takesNoSpace { isBeforeSection = layout.traits.contains(.section) }
      }
      return isBeforeSection
    }
    return reversed.reversed()
  }

  /// The traits of what an element consists of, if it wraps that.
  private static func wrapped(by layout: ElementLayout, _ inside: Self) -> Self {
    var traits: Self = []
    if layout.isWrapper {
      traits.formUnion(inside.intersection([.hiddenTab, .divider]))
      if inside.contains(.shape) { traits.insert(.modifiedShape) }
    }
    guard layout.isPass else { return traits }
    traits.formUnion(inside.intersection([.leadingIcon, .editableRow]))
    if inside.contains(.control) { traits.insert(.modifiedControl) }
    if inside.contains(.field) { traits.insert(.modifiedField) }
    if inside.contains(.plainButton) { traits.insert(.modifiedPlainButton) }
    if inside.contains(.button) { traits.insert(.modifiedButton) }
    return traits
  }
}

/// An element that the traits of its parent depend on.
protocol LaidOutElement {
  /// The content that is shown.
  var shown: AnyElementContent { get }
  /// The traits of its children, as they are shown.
  var traits: LayoutTraits { get }
}
