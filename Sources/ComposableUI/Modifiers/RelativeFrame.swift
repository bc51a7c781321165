import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Gives this view the size of its container: of the scroll view around it, or else of the window.
  ///
  /// - Parameters:
  ///   - axes: The axes. The height is that of the window.
  ///   - alignment: The alignment of the view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view a part of the size of its container, as one of several views beside each other.
  ///
  /// - Parameters:
  ///   - axes: The axes. The height is that of the window.
  ///   - count: The number of views that the container has space for.
  ///   - span: The number of these that the view has the space of.
  ///   - spacing: The distance between two views, in points.
  ///   - alignment: The alignment of the view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Gives this view a size that depends on that of its container.
  ///
  /// - Parameters:
  ///   - axes: The axes. The height is that of the window.
  ///   - alignment: The alignment of the view in its frame.
  ///   - length: Returns the length along an axis, from that of the container. A browser computes it, so
  ///     it is to be a multiple of the container's length plus a constant.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    func measure(_ axis: Axis, _ set: Axis.Set) -> RelativeFrameContent.Length? {
      guard axes.contains(set) else { return nil }
      let (start, end) = (Double(length(0, axis)), Double(length(1000, axis)))
      return RelativeFrameContent.Length(fraction: (end - start) / 1000, points: start)
    }
    return modified(
      RelativeFrameContent(
        width: measure(.horizontal, .horizontal), height: measure(.vertical, .vertical),
        alignment: alignment)
    )
    .needing("relative-frames.css")
  }
}

/// A frame that depends on the size of the container.
struct RelativeFrameContent: ModifierContent {
  /// A length: a fraction of that of the container, and points.
  struct Length: Hashable, Sendable {
    var fraction, points: Double

    fileprivate mutating func makeFinite(_ numbers: inout FiniteNumbers) {
      fraction = numbers.number(fraction, else: 1)
      points = numbers.number(points, else: 0)
    }
  }

  var width, height: Length?
  var alignment: Alignment

  var affectsLayout: Bool { true }

  var layout: ElementLayout {
    var layout = ElementLayout(modifierThatAffectsLayout: true)
    if width != nil { layout.fixedAxes.insert(.horizontal) }
    if height != nil { layout.fixedAxes.insert(.vertical) }
    return layout
  }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.style("flex", "none")
    if let width { node.style("width", "calc(\(width.fraction * 100)cqw + \(width.points)px)") }
    if let height { node.style("height", "calc(\(height.fraction * 100)svh + \(height.points)px)") }
    node.style("align-items", alignment.horizontal.css)
    node.style("justify-content", alignment.vertical.css)
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    width?.makeFinite(&numbers)
    height?.makeFinite(&numbers)
  }

  var description: String { "containerRelativeFrame" }
}
