import ComposableHTML

extension HTMLNode {
  /// Sets the properties that enclosing modifiers set for an element.
  mutating func setAccessibility(_ accessibility: AccessibilityContent, label: String?) {
    guard accessibility != AccessibilityContent() else { return }
    if accessibility.children != nil || accessibility.traits.role != nil,
      value(of: "role") == nil, tag == "div" || tag == "span"
    {
      setRole(accessibility, label)
    }
    if accessibility.traits.contains(.isSelected) { set("aria-current", "true") }
    if accessibility.traits.contains(.updatesFrequently) { set("aria-live", "polite") }
    if let shortcut = accessibility.keyboardShortcut {
      changeControl { control in
        control.set("aria-keyshortcuts", shortcut)
        return true
      }
    }
    var descriptions = [accessibility.hint]
    let isRange = changeControl { control in
      if control.isRange { control.set("aria-valuetext", accessibility.value) }
      return control.isRange
    }
    if !isRange { descriptions.insert(accessibility.value, at: 0) }
    let description = descriptions.compactMap { $0 }.joined(separator: ". ")
    guard !description.isEmpty else { return }
    changeControl { control in
      control.set("aria-description", description)
      return true
    }
  }

  private mutating func setRole(_ accessibility: AccessibilityContent, _ label: String?) {
    if let role = accessibility.traits.role {
      set("role", role)
      if role == "heading" { set("aria-level", "2") }
    } else if accessibility.children != .ignore {
      set("role", "group")
    } else if label != nil {
      // The children of an image are not read.
      set("role", "img")
    } else {
      set("aria-hidden", "true")
    }
  }

  /// True for a slider or a progress bar.
  private var isRange: Bool {
    value(of: "type") == "range" || value(of: "role") == "progressbar"
  }

  /// Changes the interactive part of a control, or else the node itself.
  @discardableResult
  private mutating func changeControl(_ change: (inout HTMLNode) -> Bool) -> Bool {
    changePart(where: { $0.idPrefix == "i" && $0.tag != "button" }, change) ?? change(&self)
  }
}

extension AccessibilityTraits {
  /// The role of an element with the traits; `nil` if they imply none.
  fileprivate var role: String? {
    if contains(.isHeader) { return "heading" }
    if contains(.isButton) { return "button" }
    if contains(.isLink) { return "link" }
    if contains(.isImage) { return "img" }
    return nil
  }
}
