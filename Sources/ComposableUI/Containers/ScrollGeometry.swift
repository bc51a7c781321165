import ComposableHTML
public import Foundation

/// The place and the sizes of what a ``ScrollView`` shows, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The distance of the visible part from the upper left corner of the content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The size of the visible part.
  public var containerSize: CGSize
  /// The margins around the content: none.
  public var contentInsets: EdgeInsets { EdgeInsets() }
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part of the content.
  public var bounds: CGRect { visibleRect }

  /// Reads the values of the page's script.
  init?(_ values: [Double]) {
    guard values.count == 6 else { return nil }
    contentOffset = CGPoint(x: values[0], y: values[1])
    contentSize = CGSize(width: values[2], height: values[3])
    containerSize = CGSize(width: values[4], height: values[5])
  }
}

nonisolated extension View {
  /// Adds an action to perform when a value has changed that is computed from what a scroll view shows.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isDown in
  ///     showsTitle = isDown
  ///   }
  /// ```
  ///
  /// It is that of the first ``ScrollView`` in this view or, without one, of the page. A browser reports it at
  /// most 10 times a second.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Returns the value.
  ///   - action: The action, with the old and the new value.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ScrollGeometryReader(content: self, transform: transform, action: action)
  }

  /// Adds an action to perform when this view becomes visible in its scroll view, or disappears from it.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that has to be visible, from 0 to 1.
  ///   - action: The action, with `true` when the view has become visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    ElementModifierView(
      element: VisibilityContent(threshold: threshold),
      handler: { interaction in
        guard let isVisible = interaction.value(of: "visible", as: Bool.self) else { return false }
        action(isVisible)
        return true
      },
      content: self
    )
    .needing("scrolling.js")
  }
}

private nonisolated struct ScrollGeometryReader<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var value: Value?

  init(
    content: Content, transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }

  var body: some View {
    ElementModifierView(
      element: ScrollGeometryContent(), handler: { receive($0) }, content: content
    )
    .needing("scrolling.js")
  }

  private func receive(_ interaction: Interaction) -> Bool {
    guard
      let geometry = interaction.value(of: "scroll", as: [Double].self)
        .flatMap(ScrollGeometry.init)
    else { return false }
    let new = transform(geometry)
    guard new != value else { return true }
    action(value ?? new, new)
    value = new
    return true
  }
}

/// An element that reports what its scroll view shows.
struct ScrollGeometryContent: ModifierContent {
  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-scrolling")
  }

  var description: String { "scrollGeometry" }
}

/// An element that reports whether it is visible.
struct VisibilityContent: ModifierContent {
  /// The part that has to be visible, from 0 to 1.
  var threshold: Double

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    node.set("data-hook", "composable-visibility")
    node.set("data-value", "\(max(0, min(1, threshold)))")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    threshold = numbers.number(threshold, else: 0.5)
  }

  var description: String { "visibility \(threshold)" }
}
