import ComposableHTML

extension LayoutTraits {
  /// The traits that the theme has rules for in an element that fills the window.
  static let page: LayoutTraits = [
    .list, .tabs, .stackedTabs, .pinned, .safeAreaIgnored, .principalToolbar, .trailingToolbar,
    .bottomToolbar, .barToolbar,
  ]

  /// The class of each trait that has one.
  private static let classes: [(trait: LayoutTraits, name: StaticName)] = [
    (.growsX, "hx"), (.growsY, "hy"), (.growsToMaximumX, "mx"), (.growsToMaximumY, "my"),
    (.flexible, "has-flexible"), (.rigid, "has-rigid"),
    (.text, "has-text"), (.menuText, "has-text"), (.interactive, "has-controls"),
    (.icon, "has-icon"), (.list, "has-list"), (.columnList, "has-column"),
    (.navigation, "has-navigation"), (.tabs, "has-tabs"), (.stackedTabs, "has-stacked-tabs"),
    (.section, "has-section"), (.shadow, "has-shadow"), (.pinned, "has-pinned"),
    (.rowBackground, "has-row-background"), (.noLineAbove, "has-no-line-above"),
    (.noLineBelow, "has-no-line-below"), (.borderedButton, "has-bordered"),
    (.leadingIcon, "has-leading-icon"), (.hiddenTab, "has-hidden-tab"),
    (.divider, "has-divider"),
    (.modifiedShape, "wraps-shape"),
    (.wholeCell, "has-whole"), (.ordered, "has-order"),
    (.shape, "of-shape"), (.aspectRatio, "of-aspect"), (.image, "of-icon"),
    (.safeAreaIgnored, "has-unsafe"), (.editableRow, "of-editable"),
    (.principalToolbar, "has-principal"), (.trailingToolbar, "has-trailing"),
    (.bottomToolbar, "has-bottom"), (.barToolbar, "has-items"), (.fieldItem, "has-field-item"),
    (.control, "of-control"), (.field, "of-field"), (.plainButton, "of-plain-button"),
    (.button, "of-button"), (.precedesSection, "before-section"),
  ]

  /// The classes of an element's node.
  ///
  /// - Parameters:
  ///   - layout: The layout of the element.
  ///   - parent: The layout of its parent.
  ///   - hidesLabels: True if the labels of controls are hidden.
  func classNames(
    of layout: ElementLayout, in parent: ElementLayout, hidesLabels: Bool
  ) -> [StaticName] {
    var traits = self
    if !hidesLabels, !layout.stoppedTraits.contains(.flexibleWithLabel) {
      if contains(.growsWithLabel) { traits.insert(.growsX) }
      if contains(.flexibleWithLabel) { traits.insert(.flexible) }
    }
    traits.mergeModified()
    traits.mergeMaximums()
    traits.formIntersection(.used(by: layout, in: parent))
    var names =
      traits.isEmpty ? [] : Self.classes.filter { traits.contains($0.trait) }.map(\.name)
    if contains(.text), !contains(.rigid),
      layout.isInColumn(of: parent)
        || !contains(.interactive) && parent.arrangement == .horizontal
    {
      names.append("fits")
    }
    return names
  }

  /// Adds that an element expands if it does so up to a maximum, unless something expands without
  /// one.
  private mutating func mergeMaximums() {
    if contains(.growsX) { remove(.growsToMaximumX) }
    if contains(.growsY) { remove(.growsToMaximumY) }
    if contains(.growsToMaximumX) { insert(.growsX) }
    if contains(.growsToMaximumY) { insert(.growsY) }
  }

  /// Adds the traits of children that are behind one modifier to those of children.
  private mutating func mergeModified() {
    if contains(.modifiedControl) { insert(.control) }
    if contains(.modifiedField) { insert(.field) }
    if contains(.modifiedPlainButton) { insert(.plainButton) }
    if contains(.modifiedButton) { insert(.button) }
  }

  /// The traits that the theme has rules for, so that other nodes have no classes of them.
  private static func used(by layout: ElementLayout, in parent: ElementLayout) -> Self {
    var traits: Self = [
      .growsX, .growsY, .growsToMaximumX, .growsToMaximumY, .ordered, .navigation,
    ]
    traits.formUnion(layout.usedTraits)
    if layout.isWrapper { traits.formUnion([.wholeCell, .hiddenTab, .divider]) }
    if layout.isPass {
      traits.formUnion([.plainButton, .editableRow])
      if parent.isPass { traits.formUnion([.rowBackground, .list]) }
    }
    if parent.containsRows {
      traits.formUnion([.section, .shadow, .rowBackground, .noLineAbove, .noLineBelow])
      traits.insert(.precedesSection)
      traits.formUnion(layout.usedTraitsInRow)
      if layout.isPass { traits.formUnion([.leadingIcon, .control, .field, .plainButton]) }
    }
    if parent.arrangement == .horizontal {
      traits.insert(.flexible)
      if layout.isPass { traits.formUnion([.button, .text, .icon, .borderedButton]) }
    }
    return traits
  }
}

extension ElementLayout {
  /// True for an element that is at most as wide as its parent if it contains texts.
  fileprivate func isInColumn(of parent: ElementLayout) -> Bool {
    if arrangement == .horizontal || fixedAxes.contains(.horizontal) { return false }
    switch parent.arrangement {
    case .list, .rows: return hasRowAround
    case .vertical, .block: return true
    case .horizontal, .none: return false
    }
  }
}
