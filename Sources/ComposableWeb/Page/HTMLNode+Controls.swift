import ComposableUI

// A control is called by what lies in it, its label, and by the name of its kind where that is empty.
// `c…` is the part in which the label lies, `i…` the one that the user works with.
extension HTMLNode {
  static func button(_ button: ButtonContent, in surroundings: RenderContext) -> HTMLNode {
    var node = pressable(nil, button.style.className, surroundings, button.isEnabled)
    switch button.role {
    case .destructive: node.add(class: "destructive")
    case .cancel: node.add(class: "cancel")
    case nil: break
    }
    node.set("data-on", "tap")
    node.inside = [.children]
    return node
  }

  /// Something to press: a button, or what stands for one where HTML allows none.
  private static func pressable(
    _ part: StaticName?, _ name: StaticName, _ surroundings: RenderContext, _ isEnabled: Bool
  ) -> HTMLNode {
    guard surroundings.isInButton else {
      var node = HTMLNode("button", part: part, class: name)
      node.set("type", "button")
      node.set("disabled", !isEnabled)
      return node
    }
    var node = HTMLNode("span", part: part, class: name)
    node.set("role", "button")
    if isEnabled { node.set("tabindex", "0") } else { node.set("aria-disabled", "true") }
    return node
  }

  static func link(_ address: WebAddress, hasHandler: Bool) -> HTMLNode {
    var node = HTMLNode("a", class: "link", [.children])
    node.set("href", address.text)
    if address.isExternal {
      node.set("target", "_blank")
      node.set("rel", "noopener noreferrer")
    }
    node.set("data-on", hasHandler ? "tap" : nil)
    return node
  }

  /// Where a control's label lies.
  private static var host: Piece {
    .part(HTMLNode("span", part: "c", class: "label", [.children]))
  }

  /// Names a control: after what a modifier says, or after its label, or at least after its kind.
  private mutating func call(
    _ kind: String, after label: String, _ surroundings: RenderContext
  ) {
    set("aria-label", surroundings.name ?? kind)
    if surroundings.name == nil { set("aria-labelledby", label) }
  }

  static func toggle(
    _ isOn: Bool, _ isEnabled: Bool, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    var input = HTMLNode("input", part: "i", class: "switch")
    input.set("type", "checkbox")
    input.set("role", "switch")
    input.set("data-on", "bool")
    input.call("Switch", after: "c\(id)", surroundings)
    input.set("disabled", !isEnabled)
    input.set("checked", isOn)
    return HTMLNode("label", class: "toggle gx", [host, .part(input)])
  }

  static func stepper(
    _ stepper: StepperContent, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    func step(_ part: StaticName, _ action: StaticName, _ verb: String, _ can: Bool) -> HTMLNode {
      var node = pressable(part, "step", surroundings, can && stepper.isEnabled)
      node.set("data-on", action.text)
      if let name = surroundings.name {
        node.set("aria-label", "\(verb) \(name)")
      } else {
        // Its own name, and then the label.
        node.set("aria-label", verb)
        node.set("aria-labelledby", "\(part.text)\(id) c\(id)")
      }
      return node
    }
    let down = step("d", "decrement", "Decrement", stepper.canDecrement)
    let up = step("u", "increment", "Increment", stepper.canIncrement)
    let steps = HTMLNode("span", class: "steps", [.part(down), .part(up)])
    var node = HTMLNode("div", class: "stepper gx", [host, .part(steps)])
    node.set("role", "group")
    node.call("Stepper", after: "c\(id)", surroundings)
    return node
  }

  static func slider(
    _ slider: SliderContent, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    var input = HTMLNode("input", part: "i")
    input.set("type", "range")
    input.set("data-on", "number")
    input.call("Slider", after: "c\(id)", surroundings)
    // The value comes last: the others say what it may be.
    input.set("min", "\(slider.range.lowerBound)")
    input.set("max", "\(slider.range.upperBound)")
    input.set("step", slider.step.map { "\($0)" } ?? "any")
    input.set("disabled", !slider.isEnabled)
    input.set("value", "\(slider.value)")
    return HTMLNode("div", class: "slider gx", [host, .part(input)])
  }

  static func field(_ field: InputContent, in surroundings: RenderContext) -> HTMLNode {
    var node = HTMLNode(field.kind == .lines ? "textarea" : "input", class: field.style.className)
    switch field.kind {
    case .line: node.set("type", "text")
    case .secure: node.set("type", "password")
    case .lines: node.set("rows", "3")
    }
    node.set("data-on", field.submits ? "text submit" : "text")
    node.set("autocomplete", "off")
    node.set("maxlength", "20000")
    node.set("enterkeyhint", field.submits ? "send" : nil)
    node.set("placeholder", field.prompt.isEmpty ? nil : field.prompt)
    node.set("aria-label", surroundings.name ?? (field.prompt.isEmpty ? "Text" : field.prompt))
    node.set("disabled", !field.isEnabled)
    node.set("value", field.text)
    return node
  }

  /// A picker has both a menu and buttons. The theme shows what its look asks for, the script keeps
  /// the menu's texts like those of the options.
  static func picker(
    _ picker: PickerContent, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    let isMenu = picker.style == .automatic || picker.style == .menu
    var menu = HTMLNode("select", part: "i", [.choices])
    menu.set("data-on", "choice")
    menu.set("hidden", !isMenu)
    if isMenu { menu.call("Choice", after: "l\(id)", surroundings) }
    let choices = HTMLNode("div", part: "c", class: "choices", [.children])
    var node = HTMLNode("fieldset", class: picker.style.className, [.part(choices), .part(menu)])
    node.set("role", isMenu ? "none" : "radiogroup")
    if !isMenu { node.call("Choice", after: "l\(id)", surroundings) }
    node.set("disabled", !picker.isEnabled)
    node.set("data-v", picker.selection.map(String.init))
    return node
  }

  static func option(in surroundings: RenderContext) -> HTMLNode {
    var input = HTMLNode("input", part: "i")
    input.set("type", "radio")
    input.set("name", surroundings.parent.map { "o\($0)" })
    input.set("data-on", "choice")
    input.set("checked", surroundings.isChosen)
    return HTMLNode("label", class: "option", [.part(input), host])
  }

  static func progress(
    _ fraction: Double?, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    let fraction = fraction.map { max(0, min(1, $0)) }
    var fill = HTMLNode("span", part: "f", class: "fill")
    fill.style("width", fraction.map { "\($0 * 100)%" })
    var bar = HTMLNode("span", part: "i", class: fraction == nil ? "spinner" : "bar", [.part(fill)])
    bar.set("role", "progressbar")
    bar.call("Progress", after: "c\(id)", surroundings)
    bar.set("aria-valuemin", "0")
    bar.set("aria-valuemax", "100")
    bar.set("aria-valuenow", fraction.map { shortest($0 * 100, places: 0) })
    var node = HTMLNode("div", class: "progress", [host, .part(bar)])
    if fraction != nil { node.add(class: "gx") }
    return node
  }

  /// A label that lies among other things: what it belongs to finds it by its name.
  static func label(in surroundings: RenderContext) -> HTMLNode {
    var node = HTMLNode("span", class: "label", [.children])
    node.set("id", surroundings.parent.map { "l\($0)" })
    return node
  }

  static func disclosure(
    _ isExpanded: Bool, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    var handle = pressable("i", "handle", surroundings, true)
    handle.set("data-on", "bool")
    handle.set("aria-expanded", isExpanded ? "true" : "false")
    handle.set("aria-controls", "c\(id)")
    handle.call("Details", after: "l\(id)", surroundings)
    let content = HTMLNode("div", part: "c", class: "content", [.children])
    return HTMLNode("div", class: "disclosure gx", [.part(handle), .part(content)])
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

extension InputContent.Style {
  fileprivate var className: StaticName {
    switch self {
    case .automatic: "field gx automatic"
    case .plain: "field gx plain"
    case .roundedBorder: "field gx rounded"
    }
  }
}

extension PickerContent.Style {
  fileprivate var className: StaticName {
    switch self {
    case .automatic, .menu: "picker gx menu"
    case .segmented: "picker gx segmented"
    case .inline: "picker gx inline"
    }
  }
}
