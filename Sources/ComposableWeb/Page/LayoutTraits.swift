@_spi(Renderer) import ComposableUI

/// The contents of an element's subtree that the layout of the element or of its ancestors depends on.
///
/// The theme finds them as classes of the element's node. Selectors with `:has()` would say the same,
/// but browsers then restyle the whole page after each change of a descendant.
struct LayoutTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

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
  static let navigation = Self(bit: 9)
  static let tabs = Self(bit: 10)
  /// Tabs in a vertical stack.
  static let stackedTabs = Self(bit: 11)
  static let section = Self(bit: 12)
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
  static let precedesSection = Self(bit: 42)

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
    .flexibleWithLabel, .interactive, .rigid, .text, .icon, .list, .columnList,
    .navigation, .tabs, .stackedTabs, .section, .shadow, .pinned, .rowBackground, .noLineAbove,
    .noLineBelow, .borderedButton,
  ]

  /// Returns what a child adds to the traits of its parent.
  ///
  /// - Parameters:
  ///   - child: The content of the child.
  ///   - inside: The traits of the child.
  ///   - parent: The content of the parent.
  ///   - isFirst: True for the first child.
  static func of(
    _ child: ElementContent, containing inside: Self, in parent: ElementContent, isFirst: Bool
  ) -> Self {
    var traits = inside.intersection(.deep).union(of(child))
    if child.expandingAxes.contains(.horizontal) {
      traits.insert(child.isLabeledControl ? .growsWithLabel : .growsX)
    }
    if child.expandingAxes.contains(.vertical) { traits.insert(.growsY) }
    let limitedAxes = child.limitedAxes
    if limitedAxes.contains(.horizontal) {
      traits.subtract([.growsX, .growsWithLabel])
      traits.insert(.growsToMaximumX)
    }
    if limitedAxes.contains(.vertical) {
      traits.remove(.growsY)
      traits.insert(.growsToMaximumY)
    }
    let fixedAxes = child.fixedAxes
    if fixedAxes.contains(.horizontal) {
      traits.subtract([.growsX, .growsToMaximumX, .growsWithLabel])
      traits.insert(.rigid)
    }
    if fixedAxes.contains(.vertical) { traits.subtract([.growsY, .growsToMaximumY]) }
    switch child {
    case .modified(.labelsHidden): traits.subtract([.growsWithLabel, .flexibleWithLabel])
    case .menuLabel where inside.contains(.text): traits.insert(.menuText)
    case .stack(.horizontal): traits.remove(.columnList)
    case .stack(.vertical) where inside.contains(.tabs): traits.insert(.stackedTabs)
    case .modified(.safeAreaIgnored) where inside.isDisjoint(with: [.shape, .modifiedShape]):
      traits.insert(.safeAreaIgnored)
    case .toolbarItem where inside.contains(.field): traits.insert(.fieldItem)
    default: break
    }
    switch (child, parent) {
    case (.toolbar, _):
      traits.subtract([.growsX, .growsToMaximumX, .growsWithLabel])
    case (.spacer, .stack(.horizontal)): traits.insert(.growsX)
    case (.spacer, .stack(.vertical)): traits.insert(.growsY)
    case (.layer, .layers(let layers)) where !isFirst || layers == .rowBackground:
      // A background or an overlay does not change the size of its view.
      traits.subtract([
        .growsX, .growsY, .growsToMaximumX, .growsToMaximumY, .growsWithLabel,
      ])
    default: break
    }
    traits.formUnion(wrapped(by: child, inside))
    return traits
  }

  /// The traits of what an element consists of, if it wraps that.
  private static func wrapped(by element: ElementContent, _ inside: Self) -> Self {
    var traits: Self = []
    switch element {
    case .modified, .contextMenu:
      traits.formUnion(inside.intersection([.hiddenTab, .divider]))
      if inside.contains(.shape) { traits.insert(.modifiedShape) }
    default: break
    }
    switch element {
    case .button, .editableRow, .row: traits.formUnion(inside.intersection(.leadingIcon))
    default: break
    }
    guard element.isPass else { return traits }
    traits.formUnion(inside.intersection(.leadingIcon))
    if inside.contains(.control) { traits.insert(.modifiedControl) }
    if inside.contains(.field) { traits.insert(.modifiedField) }
    if inside.contains(.plainButton) { traits.insert(.modifiedPlainButton) }
    if inside.contains(.button) { traits.insert(.modifiedButton) }
    traits.formUnion(inside.intersection(.editableRow))
    return traits
  }

  /// The traits of an element without its subtree, other than those of its size.
  private static func of(_ content: ElementContent) -> Self {
    switch content {
    case .text: .text
    case .image: [.icon, .image]
    case .stack(.horizontal): .rigid
    case .spacer: .flexible
    case .divider: .divider
    case .shape: [.shape, .flexible]
    case .form, .list: [.list, .columnList, .flexible]
    case .section: .section
    case .navigation: [.navigation, .flexible]
    case .tabs: [.tabs, .flexible]
    case .tab(isSelected: false): [.hiddenTab, .flexible]
    case .titleAndIcon(isTitleHidden: false): .leadingIcon
    case .editableRow: .editableRow
    case .layers(.rowBackground): .rowBackground
    case .button(let button):
      button.style == .bordered || button.style == .borderedProminent
        ? [.button, .borderedButton, .interactive] : [.button, .plainButton, .interactive]
    case .menu: [.plainButton, .interactive]
    case .toggle, .stepper: [.control, .flexibleWithLabel, .interactive]
    case .slider, .valueField: [.control, .flexible, .interactive]
    case .picker(let picker):
      picker.style == .automatic || picker.style == .menu
        ? [.control, .flexibleWithLabel, .interactive] : [.flexibleWithLabel, .interactive]
    case .field: [.field, .flexible, .interactive]
    case .disclosure: [.flexible, .interactive]
    case .link, .shareLink, .fileInput, .tabButton: .interactive
    case .toolbar(let slot): of(slot)
    case .modified(let modifier): of(modifier)
    default: content.expandingAxes.contains(.horizontal) ? .flexible : []
    }
  }

  private static func of(_ slot: ToolbarSlot) -> Self {
    switch slot {
    case .leading: .barToolbar
    case .principal: [.barToolbar, .principalToolbar]
    case .trailing: [.barToolbar, .trailingToolbar]
    case .search: []
    case .bottom: .bottomToolbar
    }
  }

  private static func of(_ modifier: ModifierContent) -> Self {
    switch modifier {
    case .gestures: .interactive
    case .frame(let frame): frame.maxWidth == nil ? [] : .flexible
    case .position: .flexible
    case .aspectRatio(let ratio, _): ratio == nil ? .aspectRatio : [.aspectRatio, .flexible]
    case .gridCell(let cell): cell.isWhole ? .wholeCell : []
    case .zIndex: .ordered
    case .pinned: .pinned
    case .filter(.shadow): .shadow
    case .listRow(let row):
      switch (row.hiddenSeparators.contains(.top), row.hiddenSeparators.contains(.bottom)) {
      case (true, true): [.noLineAbove, .noLineBelow]
      case (true, false): .noLineAbove
      case (false, true): .noLineBelow
      case (false, false): []
      }
    default: []
    }
  }
}

extension ElementContent {
  /// The axes along which the element takes all the space that it is given.
  var expandingAxes: Axis.Set {
    switch self {
    // Across its axis, a scroll view has the size of its content.
    case .scroll(.horizontal): .horizontal
    case .form, .list, .scroll, .geometry, .shape, .navigation, .screen, .tabs, .tab:
      [.horizontal, .vertical]
    case .toggle, .stepper, .slider, .field, .valueField, .picker, .disclosure: .horizontal
    case .progress(let progress): progress.isLinear ? .horizontal : []
    case .stack(.tracks(let tracks)):
      !tracks.isFlexible ? [] : tracks.axis == .vertical ? .horizontal : .vertical
    case .modified(.frame(let frame)):
      Self.axes(horizontal: frame.maxWidth != nil, vertical: frame.maxHeight != nil)
    case .modified(.position): [.horizontal, .vertical]
    case .modified(.aspectRatio(.some, _)): .horizontal
    default: []
    }
  }

  /// The axes along which the element expands up to a maximum, whatever it contains.
  var limitedAxes: Axis.Set {
    guard case .modified(.frame(let frame)) = self else { return [] }
    return Self.axes(
      horizontal: frame.maxWidth?.isFinite == true, vertical: frame.maxHeight?.isFinite == true)
  }

  /// The axes along which the element has a size of its own.
  var fixedAxes: Axis.Set {
    switch self {
    case .modified(.frame(let frame)):
      Self.axes(horizontal: frame.width != nil, vertical: frame.height != nil)
    case .modified(.fixedSize(let axes)): axes
    case .modified(.aspectRatio(.some, _)): .vertical
    default: []
    }
  }

  private static func axes(horizontal: Bool, vertical: Bool) -> Axis.Set {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return axes
  }

  /// True for a control that is as wide as its own parts if its label is hidden.
  var isLabeledControl: Bool {
    switch self {
    case .toggle, .stepper, .picker: true
    default: false
    }
  }

  /// True for an element that contains another one, and has no effect on its layout.
  var isPass: Bool {
    switch self {
    case .modified(let modifier): !modifier.affectsLayout
    case .contextMenu, .layers(.rowBackground): true
    default: false
    }
  }
}
