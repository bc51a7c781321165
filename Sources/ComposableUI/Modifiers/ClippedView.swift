import ComposableHTML
import Foundation

/// A view that is clipped to a shape.
nonisolated struct ClippedView<Content: View>: View {
  let content: Content
  let shape: FilledShape
  /// The size of the view, which the outlines of some shapes depend on.
  @State private var size: CGSize?
  @Environment(\.assumedSize) private var assumedSize

  init(content: Content, shape: FilledShape) {
    self.content = content
    self.shape = shape
  }

  var body: some View {
    if let path = shape.path {
      content
        .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
        .modified(ClipContent(outline: outline(path)))
    } else {
      content.modified(ClipContent(outline: shape.content.outline))
    }
  }

  private func outline(_ path: (CGRect) -> Path) -> ShapeContent.Outline {
    guard let size = size ?? assumedSize else { return .rectangle }
    return .path(path(CGRect(origin: .zero, size: size)))
  }
}

/// A shape that an element is clipped to.
struct ClipContent: ModifierContent {
  var outline: ShapeContent.Outline

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("clip-path", outline.clip)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { outline = outline.finite(&numbers) }

  var description: String { "clip \(outline)" }
}
