public import Foundation

/// A view in a ``Layout``, which it measures and places.
public struct LayoutSubview: Equatable {
  private let pass: LayoutPass
  private let index: Int

  init(_ index: Int, in pass: LayoutPass) {
    self.index = index
    self.pass = pass
  }

  /// Returns the size that the view chooses for a proposal, in points; the best known one until the browser has
  /// measured it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    pass.size(of: index, for: proposal)
  }

  /// Returns the size that the view chooses for a proposal, with the places of its alignments.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: A point in the coordinates of the bounds of the layout.
  ///   - anchor: The point of the view that is placed there. The leading edge is that of the language.
  ///   - proposal: The proposal for which the view chooses its size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    pass.place(index, at: position, anchor, proposal)
  }

  /// The priority for space, see ``View/layoutPriority(_:)``; 0 by default.
  public var priority: Double { pass.subviews[index].priority }

  /// The distances that the view prefers to others.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view sets by ``View/layoutValue(key:value:)``, or else the default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    pass.subviews[index].values[key] ?? Key.defaultValue
  }

  /// Returns true if two values stand for the same view in the same computation.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.pass === rhs.pass && lhs.index == rhs.index
  }
}
