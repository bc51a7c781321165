@_spi(Renderer) import ComposableUI

extension ViewDriver {
  /// The elements of the page, without what is presented above it.
  var pageElements: [Rendering] { rendering.children.first?.children ?? [] }

  /// The contents of all elements of the page, each before those of its children.
  var contents: [ElementContent] { pageElements.flatMap(\.contents) }

  /// The modifiers of all elements, the outer ones first.
  var modifiers: [ModifierContent] {
    contents.compactMap { content in
      if case .modified(let modifier) = content { modifier } else { nil }
    }
  }

  /// The shapes, in order.
  var shapes: [ShapeContent] {
    contents.compactMap { content in
      if case .shape(let shape) = content { shape } else { nil }
    }
  }

  /// The titles of the screens of a navigation stack, from the root to the visible one.
  var screenTitles: [String?] {
    contents.compactMap { content in
      if case .screen(let screen) = content { .some(screen.title) } else { nil }
    }
  }
}

extension Rendering {
  /// The contents of the element and of its subtree.
  fileprivate var contents: [ElementContent] { [content] + children.flatMap(\.contents) }
}
