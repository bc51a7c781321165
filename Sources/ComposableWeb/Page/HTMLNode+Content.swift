@_spi(Renderer) import ComposableUI

extension HTMLNode {
  /// Makes the node of an element.
  ///
  /// - Parameters:
  ///   - content: The content of the element.
  ///   - id: The identifier of the element.
  ///   - context: The context that the element is rendered in.
  init(_ content: ElementContent, id: Int, in context: RenderContext = RenderContext()) {
    self = .unlabeled(content, id, context)
    addLayoutClasses(of: content, in: context)
    set("data-slot", content.slot(in: context.parentContent)?.text)
    if content.receivesAccessibility {
      setAccessibility(context.accessibility, label: context.accessibilityLabel)
    }
    if let name = context.accessibilityLabel { setAccessibleName(name, content) }
    if context.hidesLabels { hideLabel(of: content) }
  }

  private static func unlabeled(
    _ content: ElementContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    switch content {
    case .window(let window): .window(window)
    case .page: HTMLNode("main", [.children])
    case .text(let runs): .text(runs, in: context)
    case .image(let name): .icon(name, in: context)
    case .stack(let stack): .stack(stack)
    case .spacer(let minLength): .spacer(minLength)
    case .divider: HTMLNode("hr", class: "divider")
    case .scroll(let axes): .scroll(axes, context)
    case .layers(let layers): .layers(layers)
    case .layer: HTMLNode("div", class: "layer", [.children])
    case .geometry: .geometry()
    case .html(let element): .element(element)
    case .shape(let shape): .shape(shape)
    case .button(let button): .button(button, in: context)
    case .link(let link): .link(link)
    case .shareLink(let share): .shareLink(share, in: context)
    case .fileInput(let selection): .fileInput(selection, in: context)
    case .toggle(let isOn, let isEnabled): .toggle(isOn, isEnabled, id, context)
    case .stepper(let stepper): .stepper(stepper, id, context)
    case .slider(let slider): .slider(slider, id, context)
    case .field(let field): .field(field, in: context)
    case .valueField(let field): .valueField(field, id, context)
    case .picker(let picker): .picker(picker, id, context)
    case .option: .option(in: context)
    case .progress(let progress): .progress(progress, id, context)
    case .label: .label(in: context)
    case .titleAndIcon(let isTitleHidden):
      HTMLNode("span", class: isTitleHidden ? "title-icon icon-only" : "title-icon", [.children])
    case .form: HTMLNode("div", class: "form", [.children])
    case .list: HTMLNode("div", class: context.listStyle.className, [.children])
    case .section: .section(id)
    case .header: .header(in: context)
    case .rows: HTMLNode("div", class: "rows", [.children])
    case .footer: HTMLNode("div", class: "footer", [.children])
    case .editableRow(let isEditing):
      HTMLNode("div", class: isEditing ? "editable editing" : "editable", [.children])
    case .row: HTMLNode("div", class: "row", [.children])
    case .rowActions: HTMLNode("div", class: "row-actions", [.children])
    case .offscreenRows(let rows): .offscreenRows(rows)
    case .disclosure(let disclosure): .disclosure(disclosure, id, context)
    case .menu(let isEnabled): .menu(isEnabled, id, context)
    case .menuLabel: .menuLabel()
    case .contextMenu(let isEnabled): .contextMenu(isEnabled)
    case .contextMenuItems: .contextMenuItems(context)
    case .tabs(let isBarHidden): .tabs(isBarHidden: isBarHidden)
    case .tabBar: HTMLNode("nav", class: "tab-bar", [.children])
    case .tabButton(let isSelected, let isEnabled): .tabButton(isSelected, isEnabled)
    case .tab(let isSelected): .tab(isSelected)
    case .navigation: HTMLNode("div", class: "navigation", [.children])
    case .screen(let screen): .screen(screen, id, context)
    case .toolbar: HTMLNode("div", class: "toolbar", [.children])
    case .toolbarItem(let placement): .toolbarItem(placement)
    case .presentation(let presentation): .presentation(presentation, id, context)
    case .message: .message(in: context)
    case .actions: HTMLNode("div", class: "actions", [.children])
    case .modified(let modifier): .modified(modifier, id, context)
    }
  }

  /// Adds the classes of an element's size and of what its subtree contains: `gx` and `gy` if it
  /// expands to the available space, `wx` and `wy` if it has a size of its own. `hx` and `hy` say
  /// that something in it expands, `mx` and `my` that nothing in it does so without a maximum.
  private mutating func addLayoutClasses(of content: ElementContent, in context: RenderContext) {
    if !(content.isLabeledControl && context.hidesLabels) {
      if content.expandingAxes.contains(.horizontal) { add(class: "gx") }
      if content.expandingAxes.contains(.vertical) { add(class: "gy") }
    }
    if content.fixedAxes.contains(.horizontal) { add(class: "wx") }
    if content.fixedAxes.contains(.vertical) { add(class: "wy") }
    let names = context.traits.classNames(
      of: content, in: context.parentContent, hidesLabels: context.hidesLabels)
    // An element that expands anyway has a class for that.
    let axes = content.expandingAxes
    var redundant: [StaticName] = axes.contains(.horizontal) ? ["hx", "mx"] : []
    if axes.contains(.vertical) { redundant += ["hy", "my"] }
    for name in names where !redundant.contains(name) { add(class: name) }
    if content.hasHostWithLayout { addToHost(classes: names) }
    guard context.isRow, let parent = context.parentContent, content.hasRowAround else { return }
    self = inRow()
    let traits = LayoutTraits.of(
      content, containing: context.traits, in: parent, isFirst: true)
    let rowNames = traits.union(context.traits.intersection(.precedesSection)).classNames(
      of: content, in: parent, hidesLabels: context.hidesLabels)
    for name in rowNames { add(class: name) }
  }

  /// Adds classes to the part that contains the children.
  private mutating func addToHost(classes names: [StaticName]) {
    for index in content.indices {
      guard case .node(var part) = content[index] else { continue }
      if part.idPrefix == "c" {
        for name in names { part.add(class: name) }
      } else {
        part.addToHost(classes: names)
      }
      content[index] = .node(part)
    }
  }

  /// Returns a row that contains the node. A row has padding of its own around it.
  private consuming func inRow() -> HTMLNode {
    if !hasHost { idPrefix = "c" }
    return HTMLNode("div", class: "modified", [.node(self)])
  }

  /// Hides the label of a control, except from assistive technologies. The control then takes only
  /// the space that it needs.
  private mutating func hideLabel(of content: ElementContent) {
    switch content {
    case .toggle, .stepper, .picker, .slider, .progress:
      add(class: "labelless")
    default:
      break
    }
  }

  /// Sets the accessible name of a node that has no part of its own for it.
  private mutating func setAccessibleName(_ name: String, _ content: ElementContent) {
    switch content {
    case .text, .image, .shape:
      if value(of: "role") == nil { set("role", "img") }
      set("aria-label", name)
    case .stack, .layers, .form, .list, .titleAndIcon:
      if value(of: "role") == nil { set("role", "group") }
      set("aria-label", name)
    case .button, .link, .shareLink, .html:
      set("aria-label", name)
    case .modified(.gestures(let gestures)) where gestures.isTappable:
      set("aria-label", name)
    default:
      break
    }
  }
}

extension ElementContent {
  /// True for an element whose children the theme lays out in a part of its node.
  fileprivate var hasHostWithLayout: Bool {
    switch self {
    case .screen, .presentation, .modified(.position): true
    default: false
    }
  }

  /// True for an element that a row contains, since it can't be one itself.
  var hasRowAround: Bool {
    switch self {
    case .layers(let layers): layers != .rowBackground
    case .modified(let modifier): modifier.affectsLayout
    default: false
    }
  }

  /// True for an element with the accessibility properties that enclosing modifiers set.
  fileprivate var receivesAccessibility: Bool {
    switch self {
    case .modified(.gestures(let gestures)) where gestures.isTappable: true
    case .modified, .contextMenu: false
    default: true
    }
  }
}
