import ComposableHTML
import Foundation

/// A view that is clipped to a shape.
nonisolated struct ClippedView<Content: View>: _UnobservedView {
  let content: Content
  let shape: FilledShape

  init(content: Content, shape: FilledShape) {
    self.content = content
    self.shape = shape
  }

  var body: some View {
    if let shape = shape.shape {
      clipped(to: shape)
    } else {
      content.modified(ClipContent(outline: shape.content.outline))
    }
  }

  private func clipped(to shape: some Shape) -> AnyView {
    AnyView(OutlineClippedView(content: content, shape: shape))
  }
}

/// A view that is clipped to a shape of an application, whose outline depends on the view's size.
private nonisolated struct OutlineClippedView<Content: View, Outline: Shape>: View, Animatable {
  let content: Content
  var shape: Outline
  @State private var size: CGSize?
  @Environment(\.assumedSize) private var assumedSize

  init(content: Content, shape: Outline) {
    self.content = content
    self.shape = shape
  }

  var animatableData: Outline.AnimatableData {
    get { shape.vector }
    set { shape = shape.with(newValue) }
  }

  var body: some View {
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .modified(ClipContent(outline: outline))
  }

  private var outline: ShapeContent.Outline {
    guard let size = size ?? assumedSize else { return .rectangle }
    return .path(shape.path(in: CGRect(origin: .zero, size: size)))
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
