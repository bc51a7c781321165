public import Foundation

/// A size that a layout proposes to a view, which chooses its own size. `nil` stands for the ideal length, zero for
/// the minimum and infinity for the maximum.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points; `nil` for the ideal one.
  public var width: CGFloat?
  /// The proposed height, in points; `nil` for the ideal one.
  public var height: CGFloat?

  /// The proposal of the minimum size.
  public static let zero = Self(width: 0, height: 0)
  /// The proposal of the maximum size.
  public static let infinity = Self(width: .infinity, height: .infinity)
  /// The proposal of the ideal size.
  public static let unspecified = Self(width: nil, height: nil)

  /// Creates a proposal from lengths in points; `nil` for ideal ones.
  public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size with other lengths in place of those that are `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The length from which one counts as infinite, and as which a browser is told infinity.
  static let infiniteLength: CGFloat = 100_000

  /// The proposal as a browser measures it: without numbers that no view can have, and rounded, so that equal
  /// lengths that were computed in different ways are measured once.
  var measurable: Self {
    Self(width: width.flatMap(Self.length), height: height.flatMap(Self.length))
  }

  private static func length(_ length: CGFloat) -> CGFloat? {
    if length.isNaN { return nil }
    return length >= infiniteLength ? .infinity : (max(0, length) * 10_000).rounded() / 10_000
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
