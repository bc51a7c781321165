@_spi(Renderer) @testable import ComposableUI

extension ViewDriver {
  /// The elements of the page, without what is presented above it.
  var pageElements: [Rendering] { rendering.children.first?.children ?? [] }

  /// The contents of all elements of the page, each before those of its children.
  var contents: [AnyElementContent] { pageElements.flatMap(\.contents) }

  /// The modifiers of all elements, the outer ones first.
  var modifiers: [AnyElementContent] {
    contents.filter { $0.base is any ModifierContent }
  }

  /// The shapes, in order.
  var shapes: [ShapeContent] {
    contents.compactMap { $0.as(ShapeContent.self) }
  }

  /// The titles of the screens of a navigation stack, from the root to the visible one.
  var screenTitles: [String?] {
    contents.compactMap { $0.as(ScreenContent.self) }.map(\.title)
  }
}

extension Rendering {
  /// The texts of the element and of its subtree, in order.
  var texts: [String] {
    if content.is(TextContent.self) { return label.map { [$0] } ?? [] }
    return children.flatMap(\.texts)
  }

  /// The contents of the element and of its subtree.
  fileprivate var contents: [AnyElementContent] { [content] + children.flatMap(\.contents) }
}

func == (lhs: AnyElementContent?, rhs: some ElementContent) -> Bool {
  lhs?.base.isEqual(to: rhs) == true
}

func == (lhs: [AnyElementContent], rhs: [any ElementContent]) -> Bool {
  lhs == rhs.map { AnyElementContent($0) }
}

extension Patch {
  /// Replaces the content of an element.
  static func update(_ id: Int, _ content: any ElementContent) -> Patch {
    .update(id, AnyElementContent(content))
  }
}
