public import Foundation

extension View {
  /// Leaves room around a view.
  ///
  /// - Parameters:
  ///   - edges: On which sides.
  ///   - length: How much, in points; `nil` for what is usual.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(.padding(Padding(edges: edges, length: length.map(Double.init))))
  }

  /// Leaves so many points around a view.
  public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Leaves so many points on each side of a view.
  public func padding(_ insets: EdgeInsets) -> some View {
    padding(.top, insets.top).padding(.leading, insets.leading)
      .padding(.bottom, insets.bottom).padding(.trailing, insets.trailing)
  }

  /// Has a modifier apply to each element of a view.
  func modified(_ modification: ModifierContent) -> some View {
    ElementModifierView(content: .modified(modification), inside: self)
  }
}

/// Room on each side, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
