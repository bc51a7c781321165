import ComposableHTML
public import Foundation

/// A modifier that transforms the rendering of a view, depending on its size.
///
/// ```swift
/// struct Tilt: GeometryEffect {
///   func effectValue(size: CGSize) -> ProjectionTransform {
///     ProjectionTransform(CGAffineTransform(rotationAngle: 0.1))
///   }
/// }
/// ```
///
/// The layout does not change. A property `animatableData` is interpolated as that of other
/// ``Animatable`` values; without one, an animation moves the view straight to its new transformation.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transformation for a size of the view, in points from its upper left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// Returns the view with the transformation.
  public func body(content: Content) -> some View {
    TransformedView(content: content, transform: effectValue(size:))
  }
}

/// A transformation of points in a plane. Perspective is not available.
public struct ProjectionTransform: Hashable, Sendable {
  let affine: CGAffineTransform

  /// Creates the transformation that changes nothing.
  public init() { self.init(.identity) }

  /// Creates a transformation.
  public init(_ transform: CGAffineTransform) { affine = transform }

  /// True if the transformation changes nothing.
  public var isIdentity: Bool { affine.isIdentity }

  /// Returns the transformation that does this one first, and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(other.affine))
  }
}

nonisolated extension View {
  /// Transforms the rendering of this view. The layout does not change.
  ///
  /// - Parameter transform: The transformation of its points, in points from its upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(TransformContent(transform: transform))
  }

  /// Transforms the rendering of this view. The layout does not change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}

/// A view with a transformation that depends on its size.
private nonisolated struct TransformedView<Content: View>: View {
  let content: Content
  let transform: (CGSize) -> ProjectionTransform
  @State private var size: CGSize?

  var body: some View {
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .projectionEffect(size.map(transform) ?? ProjectionTransform())
  }
}

/// A transformation of the rendered element, in points from its upper left corner.
struct TransformContent: ModifierContent {
  var transform: CGAffineTransform

  var affectsLayout: Bool { true }

  private var coefficients: [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map { Double($0) }
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    if !transform.isIdentity {
      let matrix = coefficients
      node.style(
        "transform",
        """
        matrix(\(matrix[0]),\(matrix[1]),\(matrix[2]),\(matrix[3]),\(matrix[4]),\(matrix[5]))
        """)
    }
    node.style("transform-origin", "0 0")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    if !coefficients.allSatisfy({ numbers.optional($0) != nil }) { transform = .identity }
  }

  var description: String {
    "transform " + coefficients.map { "\($0)" }.joined(separator: " ")
  }
}
