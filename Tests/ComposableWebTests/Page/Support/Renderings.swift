@_spi(Renderer) @testable import ComposableUI
@testable import ComposableWeb

extension Rendering {
  init(id: Int, content: any ElementContent, children: [Rendering]) {
    self.init(id: id, content: AnyElementContent(content), children: children)
  }

  /// An equal element whose traits are made anew from its children.
  var remade: Rendering {
    Rendering(id: id, content: content, children: children.map(\.remade))
  }

  /// An element without children.
  static func leaf(_ content: any ElementContent, id: Int = 1) -> Rendering {
    Rendering(id: id, content: content, children: [])
  }

  /// A text element.
  static func text(_ text: String, id: Int) -> Rendering {
    leaf(TextContent([.plain(text)]), id: id)
  }
}

extension Patch {
  /// Replaces the content of an element.
  static func update(_ id: Int, _ content: any ElementContent) -> Patch {
    .update(id, AnyElementContent(content))
  }
}

extension TextRun {
  /// A text without styles of its own.
  static func plain(_ text: String) -> TextRun {
    TextRun(text: text, font: nil, traits: [], foregroundStyle: nil)
  }
}

extension InputContent {
  static func with(
    text: String = "", prompt: String = "", title: String? = nil, kind: Kind = .line,
    style: _TextFieldStyleKind = .automatic,
    submits: Bool = false, isEnabled: Bool = true
  ) -> InputContent {
    InputContent(
      text: text, prompt: prompt, title: title, kind: kind, style: style, submits: submits,
      isEnabled: isEnabled
    )
  }
}

extension JSONValue {
  /// The element of an array at an index; `nil` if there is none.
  subscript(_ index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }
}
