import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Sets the place in this view that a horizontal alignment lines up with those of other views.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Today")
  ///   Text("Tomorrow").alignmentGuide(.leading) { $0[.leading] - 16 }  // indented by 16 points
  /// }
  /// ```
  ///
  /// Apply it last, to a view of a stack or of a layer with that alignment. The view is moved by the
  /// distance, when the browser has measured it: the frame of the stack is that without the guide.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - computeValue: Returns the place, in points from the leading edge of the view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignedView(content: self, axis: .horizontal, guide: guide.guide) { view in
      guide.guide.usualPlace(inLength: view.width) - computeValue(view)
    }
  }

  /// Sets the place in this view that a vertical alignment lines up with those of other views.
  ///
  /// Apply it last, to a view of a stack or of a layer with that alignment. The view is moved by the
  /// distance, when the browser has measured it: the frame of the stack is that without the guide.
  ///
  /// - Parameters:
  ///   - guide: The alignment.
  ///   - computeValue: Returns the place, in points from the top edge of the view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignedView(content: self, axis: .vertical, guide: guide.guide) { view in
      guide.guide.usualPlace(inLength: view.height) - computeValue(view)
    }
  }
}

/// A view that is moved to where an alignment has it.
private nonisolated struct AlignedView<Content: View>: View {
  let content: Content
  let axis: Axis
  let guide: AlignmentGuide
  /// Returns the distance from the place that is set to the one that a browser aligns.
  let distance: (ViewDimensions) -> CGFloat
  @State private var size = CGSize.zero

  init(
    content: Content, axis: Axis, guide: AlignmentGuide,
    distance: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.content = content
    self.axis = axis
    self.guide = guide
    self.distance = distance
  }

  var body: some View {
    let view = ViewDimensions(width: size.width, height: size.height)
    content
      .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
      .modified(
        AlignmentGuideContent(
          axis: axis, guide: guide, distance: Double(distance(view))))
  }
}

/// The distance by which an alignment moves an element, in points.
struct AlignmentGuideContent: ModifierContent {
  var axis: Axis
  var guide: AlignmentGuide
  var distance: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    guard applies(in: context) else { return }
    node.style("position", "relative")
    switch axis {
    case .horizontal: node.style("inset-inline-start", "\(distance)px")
    case .vertical: node.style("top", "\(distance)px")
    }
  }

  /// Returns true unless the element is in a stack with another alignment.
  private func applies(in context: RenderContext) -> Bool {
    switch context.parentContent?.base {
    case let stack as VStackContent: axis == .horizontal && stack.alignment.guide == guide
    case let stack as HStackContent: axis == .vertical && stack.alignment.guide == guide
    case let stack as ZStackContent:
      guide
        == (axis == .horizontal
          ? stack.alignment.horizontal.guide : stack.alignment.vertical.guide)
    default: true
    }
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    distance = numbers.number(distance, else: 0)
  }

  var description: String { "alignmentGuide \(distance)" }
}
