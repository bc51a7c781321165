import ComposableUI

extension HTML {
  /// An element with all that lies in it.
  init(_ rendering: Rendering, in surroundings: RenderContext = RenderContext()) {
    self.init()
    append(rendering, in: surroundings)
  }

  /// The node of an element, with nothing in it.
  init(empty node: HTMLNode, id: Int) {
    self.init()
    append(node, id: id, isElement: true, children: { _ in }, choices: { _ in })
  }

  /// What lies in a node that no other elements lie in.
  init(inside node: HTMLNode, id: Int) {
    self.init()
    append(inside: node, id: id, children: { _ in }, choices: { _ in })
  }

  /// Adds an element with all that lies in it.
  mutating func append(_ rendering: Rendering, in surroundings: RenderContext = RenderContext()) {
    let (id, content) = (rendering.id, rendering.content)
    let node = HTMLNode(content, id: id, in: surroundings)
    let inside = surroundings.inside(content, id)
    append(
      node, id: id, isElement: true,
      children: { html in
        var option = 0
        for child in rendering.children {
          var place = inside
          if child.content == .option {
            place.isChosen = content.chosenOption == option
            option += 1
          }
          html.append(child, in: place)
        }
      },
      choices: { html in
        let options = rendering.children.filter { $0.content == .option }
        for (index, option) in options.enumerated() {
          html.tag("option")
          if content.chosenOption == index { html.attribute("selected", "") }
          html.endOfTag()
          html.content(option.plainText)
          html.close("option")
        }
      }
    )
  }

  private mutating func append(
    _ node: HTMLNode, id: Int, isElement: Bool, children: (inout HTML) -> Void,
    choices: (inout HTML) -> Void
  ) {
    // The text of a text area lies in it, where it could lose its first line break.
    let isTextArea = node.tag == "textarea"
    tag(node.tag)
    if isElement { attribute("data-i", String(id)) }
    if let part = node.part { attribute("id", "\(part.text)\(id)") }
    for each in node.attributes where !(isTextArea && each.name == "value") {
      attribute(each.name, each.value)
    }
    if !node.styles.isEmpty { style(node.styleText) }
    endOfTag()
    if Self.voidTags.contains(node.tag) { return }
    if isTextArea {
      content("\n" + (node.attributes.first { $0.name == "value" }?.value ?? ""))
    }
    append(inside: node, id: id, children: children, choices: choices)
    close(node.tag)
  }

  private mutating func append(
    inside node: HTMLNode, id: Int, children: (inout HTML) -> Void, choices: (inout HTML) -> Void
  ) {
    for piece in node.inside {
      switch piece {
      case .text(let text): content(text)
      case .part(let part):
        append(part, id: id, isElement: false, children: children, choices: choices)
      case .children: children(&self)
      case .choices: choices(&self)
      }
    }
  }

  /// The tags that nothing lies in.
  private static let voidTags: Set<StaticName> = ["input", "hr"]
}

extension ElementContent {
  /// The place of the chosen one of a picker's options.
  fileprivate var chosenOption: Int? {
    if case .picker(let picker) = self { picker.selection } else { nil }
  }
}

extension Rendering {
  /// All text in it.
  fileprivate var plainText: String {
    if case .text(let runs) = content { return runs.map(\.text).joined() }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
