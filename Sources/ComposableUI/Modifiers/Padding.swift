import ComposableHTML
public import Foundation

nonisolated extension View {
  /// Adds padding to edges of this view.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad.
  ///   - length: The amount of padding, in points; `nil` for the renderer's default, which is 16 in
  ///     a browser.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(PaddingContent(edges: edges, length: length.map(Double.init)))
  }

  /// Adds an equal amount of padding to all edges of this view.
  ///
  /// - Parameter length: The amount of padding, in points.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Adds a different amount of padding to each edge of this view.
  ///
  /// - Parameter insets: The amounts of padding, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    padding(.top, insets.top).padding(.leading, insets.leading)
      .padding(.bottom, insets.bottom).padding(.trailing, insets.trailing)
  }
}

/// Padding around an element.
struct PaddingContent: ModifierContent {
  /// The edges with padding.
  var edges: Edge.Set
  /// The width of the padding in points; `nil` for the default.
  var length: Double?

  /// The default padding, in points.
  private static var defaultLength: Double { 16 }

  var affectsLayout: Bool { true }

  func apply(to node: inout HTMLNode, in context: RenderContext) {
    let length = length ?? Self.defaultLength
    func side(_ edge: Edge.Set) -> Double { edges.contains(edge) ? length : 0 }
    node.style("padding-block", "\(side(.top))px \(side(.bottom))px")
    node.style("padding-inline", "\(side(.leading))px \(side(.trailing))px")
  }

  mutating func makeFinite(_ numbers: inout FiniteNumbers) {
    length = length.map { numbers.number($0, else: 0) }
  }

  var description: String { length.map { "padding \($0)" } ?? "padding" }
}
