public import Foundation

nonisolated extension View {
  /// Adds padding to edges of this view.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad.
  ///   - length: The amount of padding, in points; `nil` for the renderer's default, which is 16 in
  ///     a browser.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(Padding(edges: edges, length: length.map(Double.init))))
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

  /// Applies a modifier to each element of this view.
  func modified(_ modifier: ModifierContent) -> some View {
    ElementModifierView(element: .modified(modifier), content: self)
  }
}

/// The distances from the edges of a frame, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the distances, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
