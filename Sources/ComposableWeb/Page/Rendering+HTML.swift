import ComposableHTML
@_spi(Renderer) import ComposableUI

extension HTML {
  /// Renders the root with its subtree.
  init(_ rendering: Rendering) {
    self.init(rendering, in: RenderContext())
  }

  /// Renders an element with its subtree.
  ///
  /// - Parameters:
  ///   - rendering: The element.
  ///   - context: The context of its node, but for its identifier and traits.
  ///   - collectsHoles: True for HTML of which there may be a template.
  init(_ rendering: Rendering, in context: RenderContext, collectsHoles: Bool = false) {
    self.init()
    self.collectsHoles = collectsHoles
    append(rendering, in: context)
  }

  /// Renders the node of an element, without children.
  init(empty node: HTMLNode, id: Int) {
    self.init()
    append(node, id: id, isElement: true, children: { _, _ in }, menuOptions: { _ in })
  }

  /// Renders the content of a node that contains no child elements.
  init(contentOf node: HTMLNode, id: Int) {
    self.init()
    append(contentOf: node, id: id, children: { _, _ in }, menuOptions: { _ in })
  }

  /// Appends an element with its subtree.
  ///
  /// - Parameter context: The context of its node, but for its identifier and traits.
  mutating func append(_ rendering: Rendering, in context: RenderContext) {
    var context = context
    context.id = rendering.id
    context.traits = rendering.traits
    let content = rendering.content
    let childContext = context.entering(content)
    append(
      HTMLNode(content, in: context), id: rendering.id, isElement: true,
      children: { html, slot in
        for child in rendering.children where content.base.slot(of: child.content.base) == slot {
          html.append(child, in: childContext)
        }
      },
      menuOptions: { html in
        for option in rendering.options {
          html.tag("option")
          if childContext.selectedOption == option.id { html.attribute("selected", "") }
          html.endOfTag()
          html.content(option.plainText)
          html.close("option")
        }
      }
    )
  }

  private mutating func append(
    _ node: HTMLNode, id: Int, isElement: Bool, children: (inout HTML, _ slot: StaticName?) -> Void,
    menuOptions: (inout HTML) -> Void
  ) {
    // The value of a text area is its content. HTML drops a leading line break there, so one is
    // added.
    let isTextArea = node.tag == "textarea"
    tag(node.tag)
    if isElement { attribute("data-i", String(id)) }
    if let idPrefix = node.idPrefix { attribute("id", "\(idPrefix.text)\(id)") }
    for each in node.attributes where !(isTextArea && each.name == "value") {
      attribute(each.name, each.value)
    }
    if !node.styles.isEmpty { style(node.styleText) }
    endOfTag()
    if Self.voidTags.contains(node.tag) { return }
    if isTextArea {
      content("\n" + (node.attributes.first { $0.name == "value" }?.value ?? ""))
    }
    append(contentOf: node, id: id, children: children, menuOptions: menuOptions)
    close(node.tag)
  }

  private mutating func appendReference(to symbol: String, class name: String?) {
    tag("use")
    if let name { attribute("class", name) }
    attribute("href", "#" + symbol)
    endOfTag()
    close("use")
  }

  private mutating func append(
    contentOf node: HTMLNode, id: Int, children: (inout HTML, _ slot: StaticName?) -> Void,
    menuOptions: (inout HTML) -> Void
  ) {
    for piece in node.content {
      switch piece {
      case .text(let text): content(text)
      case .node(let child):
        if collectsSymbols, node.isSymbol, let outline = child.value(of: "d") {
          appendReference(to: symbol(outline), class: child.value(of: "class"))
        } else {
          append(child, id: id, isElement: false, children: children, menuOptions: menuOptions)
        }
      case .children: children(&self, nil)
      case .slot(let name): children(&self, name)
      case .menuOptions: menuOptions(&self)
      }
    }
  }

  /// The void elements, which have no content and no end tag.
  private static let voidTags: Set<StaticName> = ["input", "hr", "img", "source", "track", "wbr"]
}

extension Rendering {
  /// The text of all descendants.
  fileprivate var plainText: String {
    content.base.plainText
      ?? children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
