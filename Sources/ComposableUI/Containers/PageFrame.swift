import ComposableHTML

/// Another page of the host, in a frame: a document of its own, with its own width, styles and session.
///
/// It takes all the space that it is given. The page is loaded when the user scrolls to it.
package nonisolated struct PageFrame: View {
  private let content: PageFrameContent

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - address: The path and the query of the page.
  ///   - title: The name for assistive technologies.
  package init(_ address: PageAddress, title: String) {
    content = PageFrameContent(address: address, title: title)
  }

  package var body: some View { ElementView(content) }
}

/// The element of a page in a frame.
struct PageFrameContent: ElementContent {
  let address: PageAddress
  let title: String

  func html(in context: RenderContext) -> HTMLNode {
    var node = HTMLNode("iframe")
    node.set("src", address.description)
    node.set("title", title)
    node.set("loading", "lazy")
    node.style("display", "block")
    node.style("border", "0")
    node.style("width", "100%")
    node.style("height", "100%")
    return node
  }

  var layout: ElementLayout { ElementLayout(expandingAxes: [.horizontal, .vertical]) }

  var labeling: AccessibilityLabeling { .node }

  var description: String { "PageFrame(\(address), title: \"\(title)\")" }
}
