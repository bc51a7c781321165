@_spi(Renderer) import ComposableUI

// The accessible name of a control is that of its label or, if the label is empty, that of its
// kind. The part `c…` contains the label, and the part `i…` is the interactive element.
extension HTMLNode {
  static func button(_ button: ButtonContent, in context: RenderContext) -> HTMLNode {
    var node = pressable(nil, button.style.className, context, button.isEnabled)
    switch button.role {
    case .destructive: node.add(class: "destructive")
    case .cancel: node.add(class: "cancel")
    case nil: break
    }
    if button.isNavigationLink { node.add(class: "navigates") }
    node.set("aria-pressed", button.isOn.map { $0 ? "true" : "false" })
    node.set("data-on", "tap")
    node.content = [.children]
    return node
  }

  /// Makes a button, or a `span` with the role of a button inside of another button, because HTML
  /// allows no nested buttons.
  static func pressable(
    _ idPrefix: StaticName?, _ name: StaticName, _ context: RenderContext, _ isEnabled: Bool
  ) -> HTMLNode {
    guard context.isInButton else {
      var node = HTMLNode("button", idPrefix: idPrefix, class: name)
      node.set("type", "button")
      node.set("disabled", !isEnabled)
      return node
    }
    var node = HTMLNode("span", idPrefix: idPrefix, class: name)
    node.set("role", "button")
    if isEnabled { node.set("tabindex", "0") } else { node.set("aria-disabled", "true") }
    return node
  }

  /// Makes a link. A disabled one has no address, which is how HTML disables links.
  static func link(_ link: LinkContent) -> HTMLNode {
    let address = WebAddress(link.url.absoluteString)
    guard link.isEnabled else {
      var node = HTMLNode("a", class: "link", [.children])
      node.set("role", "link")
      node.set("aria-disabled", "true")
      return node
    }
    var node = anchor(address, class: "link")
    node.content = [.children]
    node.set("data-on", link.hasHandler ? "tap" : nil)
    return node
  }

  /// Makes a link without content that the browser follows.
  static func anchor(_ address: WebAddress, class name: StaticName) -> HTMLNode {
    var node = HTMLNode("a", class: name)
    node.set("href", address.text)
    if address.isExternal {
      node.set("target", "_blank")
      node.set("rel", "noopener noreferrer")
    }
    return node
  }

  /// The part that contains the label of a control.
  static var labelHost: Piece {
    .node(HTMLNode("span", idPrefix: "c", class: "label", [.children]))
  }

  /// Sets the accessible name of a control: from an accessibility label, else from its own label,
  /// else from its kind.
  mutating func setAccessibleName(
    _ kind: SystemText, after label: String, _ context: RenderContext
  ) {
    set("aria-label", context.accessibilityLabel ?? context.text(kind))
    if context.accessibilityLabel == nil { set("aria-labelledby", label) }
  }

  static func toggle(
    _ isOn: Bool, _ isEnabled: Bool, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i", class: "switch")
    input.set("type", "checkbox")
    input.set("role", "switch")
    input.set("data-on", "bool")
    input.setAccessibleName(.switch, after: "c\(id)", context)
    input.set("disabled", !isEnabled)
    input.set("checked", isOn)
    return HTMLNode(
      "label", class: isEnabled ? "toggle" : "toggle off", [labelHost, .node(input)])
  }

  static func stepper(
    _ stepper: StepperContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    func step(
      _ idPrefix: StaticName, _ action: StaticName, _ verb: SystemText, _ isAllowed: Bool
    ) -> HTMLNode {
      var node = pressable(idPrefix, "step", context, isAllowed && stepper.isEnabled)
      node.set("data-on", action.text)
      if let name = context.accessibilityLabel {
        node.set("aria-label", "\(context.text(verb)) \(name)")
      } else {
        // The button's own name, followed by the stepper's label.
        node.set("aria-label", context.text(verb))
        node.set("aria-labelledby", "\(idPrefix.text)\(id) c\(id)")
      }
      return node
    }
    let down = step("d", "decrement", .decrement, stepper.canDecrement)
    let up = step("u", "increment", .increment, stepper.canIncrement)
    let steps = HTMLNode("span", class: "steps", [.node(down), .node(up)])
    var node = HTMLNode("div", class: "stepper", [labelHost, .node(steps)])
    if !stepper.isEnabled || !(stepper.canDecrement || stepper.canIncrement) {
      node.add(class: "off")
    }
    node.set("role", "group")
    node.setAccessibleName(.stepper, after: "c\(id)", context)
    return node
  }

  static func slider(
    _ slider: SliderContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i")
    input.set("type", "range")
    input.set("data-on", "number")
    input.setAccessibleName(.slider, after: "c\(id)", context)
    // Browsers clamp the value to the range and step, so these are set before it.
    input.set("min", "\(slider.range.lowerBound)")
    input.set("max", "\(slider.range.upperBound)")
    input.set("step", slider.step.map { "\($0)" } ?? "any")
    input.set("disabled", !slider.isEnabled)
    input.set("value", "\(slider.value)")
    return HTMLNode(
      "div", class: slider.isEnabled ? "slider" : "slider off", [labelHost, .node(input)])
  }

  /// Makes a text field in a box, which shows the field's label above the text.
  static func field(_ field: InputContent, in context: RenderContext) -> HTMLNode {
    var input = HTMLNode(field.kind == .lines ? "textarea" : "input", idPrefix: "i")
    switch field.kind {
    case .line: input.set("type", "text")
    case .secure: input.set("type", "password")
    case .lines: input.set("rows", "3")
    case .search: input.set("type", "search")
    }
    input.set("data-on", field.submits ? "text submit" : "text")
    input.set("maxlength", "20000")
    input.setTraits(of: field)
    input.set("placeholder", field.prompt.isEmpty ? nil : field.prompt)
    let label = field.title ?? field.prompt
    input.set(
      "aria-label",
      context.accessibilityLabel ?? (label.isEmpty ? context.text(.text) : label))
    input.set("disabled", !field.isEnabled)
    input.set("value", field.text)
    if field.kind == .search {
      // Its symbol tells what it is.
      var node = HTMLNode("div", class: field.style.className, [.node(input)])
      node.add(class: "search-field")
      return node
    }
    // The theme shows it above the text, or always if it is not the placeholder.
    let caption = label.isEmpty ? context.accessibilityLabel : label
    var captionNode = HTMLNode("span", idPrefix: "k", class: "caption", [.text(caption ?? "")])
    captionNode.set("aria-hidden", "true")
    var node = HTMLNode("div", class: field.style.className, [.node(input), .node(captionNode)])
    node.set("data-caption", caption != nil)
    if let caption, caption != field.prompt { node.add(class: "titled") }
    if field.reportsFocus { node.set("data-focus", "") }
    return node
  }

  /// Makes a picker with radio buttons or, for the style of a menu, also with a menu. The theme
  /// hides the options of a menu, and the client script keeps its titles equal to theirs.
  static func picker(
    _ picker: PickerContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    let isMenu = picker.style == .automatic || picker.style == .menu
    let choices = HTMLNode("div", idPrefix: "c", class: "choices", [.children])
    var node = HTMLNode("fieldset", class: picker.style.className, [.node(choices)])
    node.set("role", isMenu ? "none" : "radiogroup")
    if isMenu {
      var menu = HTMLNode("select", idPrefix: "i", [.menuOptions])
      menu.set("data-on", "choice")
      menu.setAccessibleName(.choice, after: "l\(id)", context)
      node.content.append(.node(menu))
    } else {
      node.setAccessibleName(.choice, after: "l\(id)", context)
    }
    node.set("disabled", !picker.isEnabled)
    node.set("data-v", picker.selection.map(String.init))
    return node
  }

  static func option(in context: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", idPrefix: "i")
    input.set("type", "radio")
    input.set("name", context.parent.map { "o\($0)" })
    input.set("data-on", "choice")
    input.set("checked", context.isSelected)
    return HTMLNode("label", class: "option", [.node(input), labelHost])
  }

  /// Makes a label beside other children. Its parent refers to it by identifier.
  static func label(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("span", class: "label", [.children])
    node.set("id", context.parent.map { "l\($0)" })
    return node
  }

  static func disclosure(
    _ disclosure: DisclosureContent, _ id: Int, _ context: RenderContext
  ) -> HTMLNode {
    var handle = pressable("i", "handle", context, disclosure.isEnabled)
    handle.set("data-on", "bool")
    handle.set("aria-expanded", disclosure.isExpanded ? "true" : "false")
    handle.set("aria-controls", "c\(id)")
    handle.setAccessibleName(.details, after: "l\(id)", context)
    let content = HTMLNode("div", idPrefix: "c", class: "content", [.children])
    return HTMLNode("div", class: "disclosure", [.node(handle), .node(content)])
  }
}

extension ButtonContent.Style {
  fileprivate var className: StaticName {
    switch self {
    case .automatic: "button automatic"
    case .bordered: "button bordered"
    case .borderedProminent: "button prominent"
    case .borderless: "button borderless"
    case .plain: "button plain"
    }
  }
}

extension _TextFieldStyleKind {
  fileprivate var className: StaticName {
    switch self {
    case .automatic: "field automatic"
    case .plain: "field plain"
    case .roundedBorder: "field rounded"
    }
  }
}

extension _PickerStyleKind {
  fileprivate var className: StaticName {
    switch self {
    case .automatic, .menu: "picker menu"
    case .segmented: "picker segmented"
    case .inline: "picker inline"
    }
  }
}
