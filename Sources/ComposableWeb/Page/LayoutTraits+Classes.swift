@_spi(Renderer) import ComposableUI

extension LayoutTraits {
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
  ///   - content: The content of the element.
  ///   - parent: The content of its parent.
  ///   - hidesLabels: True if the labels of controls are hidden.
  func classNames(
    of content: ElementContent, in parent: ElementContent?, hidesLabels: Bool
  ) -> [StaticName] {
    var traits = self
    if !hidesLabels, content != .modified(.labelsHidden) {
      if contains(.growsWithLabel) { traits.insert(.growsX) }
      if contains(.flexibleWithLabel) { traits.insert(.flexible) }
    }
    traits.mergeModified()
    traits.mergeMaximums()
    traits.formIntersection(.used(by: content, in: parent))
    var names =
      traits.isEmpty ? [] : Self.classes.filter { traits.contains($0.trait) }.map(\.name)
    if contains(.text), !contains(.rigid),
      content.isInColumn(of: parent) || !contains(.interactive) && content.isInRow(of: parent)
    {
      names.append("fits")
    }
    // Its bars have the width of what it shows.
    if case .screen = content, contains(.growsX), isDisjoint(with: [.list, .tabs]) {
      names.append("wide")
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
  private static func used(by content: ElementContent, in parent: ElementContent?) -> Self {
    var traits: Self = [
      .growsX, .growsY, .growsToMaximumX, .growsToMaximumY, .ordered, .navigation,
    ]
    switch content {
    case .page, .screen, .presentation, .tab:
      traits.formUnion([.list, .tabs, .stackedTabs, .pinned, .safeAreaIgnored])
      traits.formUnion([.principalToolbar, .trailingToolbar, .bottomToolbar, .barToolbar])
    case .stack(.vertical): traits.insert(.columnList)
    case .stack(.horizontal): traits.insert(.field)
    case .list: traits.insert(.section)
    case .scroll: traits.insert(.pinned)
    case .row: traits.insert(.editableRow)
    case .button, .link, .shareLink: traits.formUnion([.text, .icon, .borderedButton])
    case .menu: traits.insert(.menuText)
    case .layer: traits.insert(.interactive)
    case .layers: traits.insert(.rigid)
    case .toolbar: traits.insert(.fieldItem)
    case .toolbarItem: traits.insert(.field)
    case .modified(.aspectRatio): traits.formUnion([.shape, .image])
    case .modified(.frame): traits.insert(.aspectRatio)
    case .modified(.safeAreaIgnored): traits.formUnion([.shape, .modifiedShape])
    default: break
    }
    switch content {
    case .modified, .contextMenu: traits.formUnion([.wholeCell, .hiddenTab, .divider])
    default: break
    }
    if content.isPass {
      traits.formUnion([.plainButton, .editableRow])
      if parent?.isPass == true { traits.formUnion([.rowBackground, .list]) }
    }
    switch parent {
    case .rows, .form, .list, .row:
      traits.formUnion([.section, .shadow, .rowBackground, .noLineAbove, .noLineBelow])
      traits.insert(.precedesSection)
      if content.isPass || content.isButton || content.isEditableRow { traits.insert(.leadingIcon) }
      if content.isPass { traits.formUnion([.control, .field, .plainButton]) }
    case .stack(.horizontal):
      traits.insert(.flexible)
      if content.isPass { traits.formUnion([.button, .text, .icon, .borderedButton]) }
    default: break
    }
    return traits
  }
}

extension ElementContent {
  fileprivate var isButton: Bool { if case .button = self { true } else { false } }

  fileprivate var isEditableRow: Bool { if case .editableRow = self { true } else { false } }

  /// True for a view of a horizontal stack, which breaks long words if it contains texts only.
  fileprivate func isInRow(of parent: ElementContent?) -> Bool {
    guard case .stack(.horizontal) = parent else { return false }
    return true
  }

  /// True for an element that is at most as wide as its parent if it contains texts.
  fileprivate func isInColumn(of parent: ElementContent?) -> Bool {
    if case .stack(.horizontal) = self { return false }
    if fixedAxes.contains(.horizontal) { return false }
    switch parent {
    case .rows, .form, .list, .row: return hasRowAround
    case .page, .screen, .presentation, .disclosure, .stack(.vertical), .modified, .contextMenu,
      .layers, .layer:
      return true
    default: return false
    }
  }
}
