package import ComposableHTML

extension HTMLNode {
  /// Makes the node of an element.
  ///
  /// - Parameters:
  ///   - content: The content of the element.
  ///   - context: The context that the element is rendered in.
  package init(_ content: AnyElementContent, in context: RenderContext) {
    let content = content.base
    let layout = content.layout
    self = content.html(in: context)
    addLayoutClasses(of: content, layout, in: context)
    set("data-slot", context.parentContent?.base.slot(of: content)?.text)
    if !content.passesOnAccessibility {
      setAccessibility(context.accessibility, label: context.accessibilityLabel)
    }
    if let name = context.accessibilityLabel { setAccessibleName(name, content.labeling) }
    if context.hidesLabels, layout.label != .none { add(class: "labelless") }
  }

  /// Adds the classes of an element's size and of what its subtree contains: `gx` and `gy` if it
  /// expands to the available space, `wx` and `wy` if it has a size of its own. `hx` and `hy` say
  /// that something in it expands, `mx` and `my` that nothing in it does so without a maximum.
  private mutating func addLayoutClasses(
    of content: any ElementContent, _ layout: ElementLayout, in context: RenderContext
  ) {
    let axes = layout.expandingAxes
    if !(layout.label == .expanding && context.hidesLabels) {
      if axes.contains(.horizontal) { add(class: "gx") }
      if axes.contains(.vertical) { add(class: "gy") }
    }
    if layout.fixedAxes.contains(.horizontal) { add(class: "wx") }
    if layout.fixedAxes.contains(.vertical) { add(class: "wy") }
    let names = context.traits.classNames(
      of: layout, in: context.parentLayout, hidesLabels: context.hidesLabels)
    // An element that expands anyway has a class for that.
    var redundant: [StaticName] = axes.contains(.horizontal) ? ["hx", "mx"] : []
    if axes.contains(.vertical) { redundant += ["hy", "my"] }
    for name in names where !redundant.contains(name) { add(class: name) }
    if layout.hasLayoutInHost {
      _ = changePart(where: { $0.idPrefix == "c" }) { host in
        for name in names { host.add(class: name) }
      }
    }
    guard context.parentLayout.containsRows, layout.hasRowAround else { return }
    self = inRow()
    let traits = LayoutTraits.of(
      content, containing: context.traits, in: context.parentLayout, isFirst: true)
    let rowNames = traits.union(context.traits.intersection(.precedesSection)).classNames(
      of: layout, in: context.parentLayout, hidesLabels: context.hidesLabels)
    for name in rowNames { add(class: name) }
  }

  /// Returns a row that contains the node. A row has padding of its own around it.
  private consuming func inRow() -> HTMLNode {
    if !hasHost { idPrefix = "c" }
    return HTMLNode("div", class: "modified", [.node(self)])
  }

  /// Sets the accessible name of a node that has no part of its own for it.
  private mutating func setAccessibleName(_ name: String, _ labeling: AccessibilityLabeling) {
    switch labeling {
    case .part: return
    case .node: break
    case .image: if value(of: "role") == nil { set("role", "img") }
    case .group: if value(of: "role") == nil { set("role", "group") }
    }
    set("aria-label", name)
  }
}
