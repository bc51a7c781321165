import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Sets the opacity of this view.
  ///
  /// - Parameter opacity: A fraction from 0 (transparent) to 1 (opaque).
  public func opacity(_ opacity: Double) -> some View {
    modified(OpacityContent(opacity: opacity))
  }

  /// Rotates the rendering of this view, clockwise for positive angles. The layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - anchor: The center of the rotation, in fractions of the frame.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modified(RotationContent(angle: angle, anchor: anchor))
  }

  /// Scales the rendering of this view. The layout does not change.
  ///
  /// - Parameters:
  ///   - scale: The factor for both axes; 1 is the original size.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales the rendering of this view by the width and the height of a size, which are factors.
  /// The layout does not change.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the rendering of this view. The layout does not change.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor; 1 is the original size.
  ///   - y: The vertical factor; 1 is the original size.
  ///   - anchor: The point that keeps its place, in fractions of the frame.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modified(ScaleContent(x: Double(x), y: Double(y), anchor: anchor))
  }

  /// Moves the rendering of this view. The layout does not change.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(OffsetContent(x: Double(x), y: Double(y)))
  }

  /// Moves the rendering of this view by a distance in points, to the right and downwards. The
  /// layout does not change.
  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Sets the order of this view among overlapping siblings: a higher one is in front.
  ///
  /// Apply it last, to a view of a stack: it orders the views of that stack only. Views with equal
  /// indices, by default 0, are in the order of the stack.
  ///
  /// - Parameter value: The index. Two decimals are significant.
  public func zIndex(_ value: Double) -> some View {
    modified(ZIndexContent(index: value))
  }

  /// Clips this view to a shape.
  ///
  /// - Parameter shape: The shape, in the frame of the view. Its fill, stroke and trim are ignored.
  public func clipShape(_ shape: some Shape) -> some View {
    ClippedView(content: self, shape: shape.fill())
  }

  /// Clips this view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: Ignored: a shape is clipped by what is inside of its outline.
  public func clipShape(_ shape: some Shape, style: FillStyle) -> some View { clipShape(shape) }

  /// Clips this view to its frame.
  ///
  /// - Parameter antialiased: Ignored.
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(.rect)
  }

  /// Clips this view to its frame with rounded corners. Rarely needed: prefer ``clipShape(_:)``.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points.
  ///   - antialiased: Ignored.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Returns the view unchanged. Unlike in SwiftUI, a view always receives taps in its visible
  /// area.
  public func contentShape(_ shape: some Shape) -> some View { self }
}

/// A modifier that changes the rendering of an element and not its layout.
protocol VisualModifierContent: ModifierContent {
  /// Adds the modifier around others.
  func add(to change: inout _VisualChange)
}

/// The opacity of an element, from 0 to 1.
struct OpacityContent: VisualModifierContent {
  var opacity: Double

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("opacity", "\(opacity)")
  }

  func add(to change: inout _VisualChange) { change.opacity *= opacity }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    opacity = numbers.number(opacity, else: 1)
  }

  var description: String { "opacity \(opacity)" }
}

/// A rotation of the rendered element around an anchor, without effect on its frame.
struct RotationContent: VisualModifierContent {
  var angle: Angle
  var anchor: UnitPoint

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) { node.rotate(angle, anchor) }

  func add(to change: inout _VisualChange) {
    change.transforms.append(.rotation(angle, anchor: anchor))
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    angle = Angle(radians: numbers.number(angle.radians, else: 0))
    anchor = anchor.finite(&numbers)
  }

  var description: String { "rotation \(angle.degrees)" }
}

extension HTMLNode {
  /// Rotates the node around an anchor.
  mutating func rotate(_ angle: Angle, _ anchor: UnitPoint) {
    style("rotate", "\(angle.degrees)deg")
    if anchor != .center { style("transform-origin", anchor.css) }
  }
}

/// A scaling of the rendered element relative to an anchor, without effect on its frame.
struct ScaleContent: VisualModifierContent {
  var x, y: Double
  var anchor: UnitPoint

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("scale", "\(x) \(y)")
    if anchor != .center { node.style("transform-origin", anchor.css) }
  }

  func add(to change: inout _VisualChange) {
    change.transforms.append(.scale(x: x, y: y, anchor: anchor))
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    x = numbers.number(x, else: 1)
    y = numbers.number(y, else: 1)
    anchor = anchor.finite(&numbers)
  }

  var description: String { "scale \(x) \(y)" }
}

/// A movement of the rendered element, in points, without effect on its frame.
struct OffsetContent: VisualModifierContent {
  var x, y: Double

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("translate", "\(x)px \(y)px")
  }

  func add(to change: inout _VisualChange) { change.transforms.append(.offset(x: x, y: y)) }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    x = numbers.number(x, else: 0)
    y = numbers.number(y, else: 0)
  }

  var description: String { "offset \(x) \(y)" }
}

/// The place of an element in front of siblings with a lower index.
struct ZIndexContent: ModifierContent {
  var index: Double

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: false)
    layout.traits = .ordered
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.add(class: "ordered")
    // CSS has integers only.
    node.style("z-index", "\(Int(max(-1e6, min(1e6, (index * 100).rounded()))))")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    index = numbers.number(index, else: 0)
  }

  var description: String { "zIndex \(index)" }
}
