public import Foundation

/// The size of the columns of a ``LazyVGrid``, or of the rows of a ``LazyHGrid``.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) { … }
/// ```
///
/// Unlike in SwiftUI, the spacing and the alignment of the first item apply to all, and only the
/// first adaptive item is repeated: further ones are flexible.
public struct GridItem: Sendable {
  /// The size of a column or row, in points.
  public enum Size: Sendable {
    /// A constant size.
    case fixed(CGFloat)
    /// A size between limits, as large as possible.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each of a size between limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of a column or the height of a row.
  public var size: Size
  /// The distance to the next column or row, in points; `nil` for the default.
  public var spacing: CGFloat?
  /// The alignment of the views in their cells; `nil` for the center.
  public var alignment: Alignment?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - size: The size of the column or row.
  ///   - spacing: The distance to the next column or row, in points; `nil` for the default.
  ///   - alignment: The alignment of the views in their cells; `nil` for the center.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// Returns the tracks of a lazy grid, of which at most one is adaptive.
  static func tracks(_ items: [GridItem]) -> [TracksContent.Track] {
    var hasAdaptive = false
    return items.map { item in
      switch item.size {
      case .fixed(let length):
        return .fixed(Double(length))
      case .adaptive(let minimum, let maximum) where !hasAdaptive:
        hasAdaptive = true
        return .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        return .flexible(minimum: Double(minimum), maximum: Double(maximum))
      }
    }
  }
}

/// The parts of sections that stay visible while their content scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value, with one bit for each member of the set.
  public let rawValue: UInt32
  /// Creates a set from a raw value, with one bit for each member.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
