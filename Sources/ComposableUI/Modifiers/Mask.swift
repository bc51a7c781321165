import ComposableCore
import ComposableHTML
import Foundation

nonisolated extension View {
  /// Shows this view only where a shape is: ``clipShape(_:)`` by another name.
  ///
  /// - Parameters:
  ///   - alignment: Ignored: a shape fills the frame.
  ///   - mask: The shape.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some Shape
  ) -> some View {
    clipShape(mask())
  }

  /// Shows this view only where a shape is: ``clipShape(_:)`` by another name.
  public func mask(_ mask: some Shape) -> some View {
    clipShape(mask)
  }

  /// Shows this view where a gradient is opaque.
  public func mask(_ gradient: some _GradientStyle) -> some View {
    modified(MaskContent(style: gradient._resolved))
  }

  /// Shows this view where a gradient is opaque.
  ///
  /// - Parameters:
  ///   - alignment: Ignored: a gradient fills the frame.
  ///   - mask: The gradient.
  public func mask(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> some _GradientStyle
  ) -> some View {
    self.mask(mask())
  }

  /// Shows this view where another one is opaque.
  ///
  /// ```swift
  /// photo.mask {
  ///   Rectangle().overlay { Circle().padding(40).blendMode(.destinationOut) }
  /// }
  /// ```
  ///
  /// 1. The mask consists of shapes and of linear and radial gradients: in stacks, backgrounds and overlays, with frames,
  ///    padding, offsets, rotations, scalings and opacities. Filters in it are ignored. A shape of your own has the size of
  ///    the whole mask.
  /// 2. `blendMode(.destinationOut)` cuts what is behind it out of the mask.
  /// 3. A mask with anything else, such as texts and icons, hides nothing: a browser masks by pictures only.
  /// 4. The mask is drawn as soon as a browser has measured this view. It does not keep `@State`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask in the frame of this view, if it is smaller.
  ///   - mask: The mask.
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows this view where another one is opaque, see `mask(alignment:_:)`.
  @_disfavoredOverload
  public func mask(_ mask: some View) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }
}

/// A view that is shown where another one is opaque.
private nonisolated struct MaskedView<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask
  let alignment: Alignment
  @State private var size: CGSize?
  @Environment(\.self) private var environment

  init(content: Content, mask: Mask, alignment: Alignment) {
    self.content = content
    self.mask = mask
    self.alignment = alignment
  }

  var body: some View {
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .modified(MaskPictureContent(picture: picture))
  }

  /// The mask as a picture in SVG; `nil` if it cannot be drawn, and until the view is measured.
  private var picture: String? {
    guard let size = size ?? environment.assumedSize else { return nil }
    var environment = environment
    environment.assumedSize = size
    let isolation: any Actor = StoreIsolation.ambient ?? MainActor.shared
    let graph = ViewGraph(environment: environment, isConnected: false, isolation: isolation) {
      mask
    }
    return MaskDrawing(of: graph.rendering, size: size, alignment: alignment)?.picture
  }
}

/// A gradient whose opacity is that of an element.
struct MaskContent: ModifierContent {
  var style: ResolvedShapeStyle

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("-webkit-mask-image", style.image)
    node.style("mask-image", style.image)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) { style = style.finite(&numbers) }

  var description: String { "mask \(style)" }
}

/// A picture whose opacity is that of an element.
struct MaskPictureContent: ModifierContent {
  /// The picture in SVG; `nil` for an opaque one.
  var picture: String?

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard let picture else { return }
    let data = picture.replacing("%", with: "%25").replacing("#", with: "%23")
    let image: CSS = "url(\(url: "data:image/svg+xml,\(data)"))"
    node.style("-webkit-mask-image", image)
    node.style("-webkit-mask-size", "100% 100%")
    node.style("mask-image", image)
    node.style("mask-size", "100% 100%")
  }

  var description: String { picture == nil ? "mask" : "mask by a picture" }
}
