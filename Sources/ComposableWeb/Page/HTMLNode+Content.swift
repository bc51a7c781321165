import ComposableUI

extension HTMLNode {
  /// The node of an element.
  ///
  /// - Parameters:
  ///   - content: What the element is.
  ///   - id: Its number.
  ///   - surroundings: What it lies in.
  init(_ content: ElementContent, id: Int, in surroundings: RenderContext = RenderContext()) {
    self = .plain(content, id, surroundings)
    if let name = surroundings.name { call(name, content) }
  }

  private static func plain(
    _ content: ElementContent, _ id: Int, _ surroundings: RenderContext
  ) -> HTMLNode {
    switch content {
    case .page: HTMLNode("main", [.children])
    case .text(let runs): .text(runs)
    case .image(let name): .icon(name, in: surroundings)
    case .stack(let stack): .stack(stack)
    case .spacer(let minLength): .spacer(minLength)
    case .divider: HTMLNode("hr", class: "divider")
    case .scroll(let axes): .scroll(axes)
    case .layers(let layers): .layers(layers)
    case .layer: HTMLNode("div", class: "layer", [.children])
    case .shape(let shape): .shape(shape)
    case .button(let button): .button(button, in: surroundings)
    case .link(let url, let hasHandler):
      .link(WebAddress(url.absoluteString), hasHandler: hasHandler)
    case .toggle(let isOn, let isEnabled): .toggle(isOn, isEnabled, id, surroundings)
    case .stepper(let stepper): .stepper(stepper, id, surroundings)
    case .slider(let slider): .slider(slider, id, surroundings)
    case .field(let field): .field(field, in: surroundings)
    case .picker(let picker): .picker(picker, id, surroundings)
    case .option: .option(in: surroundings)
    case .progress(let fraction): .progress(fraction, id, surroundings)
    case .label: .label(in: surroundings)
    case .titleAndIcon: HTMLNode("span", class: "title-icon", [.children])
    case .form: HTMLNode("div", class: "form gx gy", [.children])
    case .list: HTMLNode("div", class: "list gx gy", [.children])
    case .section: .section(id)
    case .header: .header(in: surroundings)
    case .rows: HTMLNode("div", class: "rows", [.children])
    case .footer: HTMLNode("div", class: "footer", [.children])
    case .disclosure(let isExpanded): .disclosure(isExpanded, id, surroundings)
    case .navigation: HTMLNode("div", class: "navigation gx gy", [.children])
    case .screen(let title, let canGoBack): .screen(title, canGoBack, id)
    case .modified(let modification): .modified(modification, surroundings)
    }
  }

  /// Gives a name to a node whose content has no place of its own for it.
  private mutating func call(_ name: String, _ content: ElementContent) {
    switch content {
    case .text, .image, .shape:
      set("role", "img")
      set("aria-label", name)
    case .stack, .layers, .form, .list, .titleAndIcon:
      set("role", "group")
      set("aria-label", name)
    case .button, .link, .modified(.tappable):
      set("aria-label", name)
    default:
      break
    }
  }
}
