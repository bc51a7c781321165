public import Foundation

/// A custom alignment, as a type.
///
/// ```swift
/// extension HorizontalAlignment {
///   private enum Titles: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
///   }
///   static let titles = HorizontalAlignment(Titles.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the place of the guide in a view without one of its own, in points from its upper left corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// Creates a custom alignment.
  ///
  /// A view without an ``View/alignmentGuide(_:computeValue:)-(HorizontalAlignment,_)`` for it is aligned
  /// at its leading edge.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id) }

  private init(_ guide: AlignmentGuide) { self.guide = guide }

  /// The leading edges.
  public static let leading = Self(.start)
  /// The centers.
  public static let center = Self(.center)
  /// The trailing edges.
  public static let trailing = Self(.end)
}

/// An alignment along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let guide: AlignmentGuide

  /// Creates a custom alignment.
  ///
  /// A view without an ``View/alignmentGuide(_:computeValue:)-(VerticalAlignment,_)`` for it is aligned at
  /// its top edge.
  public init(_ id: any AlignmentID.Type) { guide = AlignmentGuide(id) }

  private init(_ guide: AlignmentGuide) { self.guide = guide }

  /// The top edges.
  public static let top = Self(.start)
  /// The centers.
  public static let center = Self(.center)
  /// The bottom edges.
  public static let bottom = Self(.end)
  /// The baselines of the first line of text.
  public static let firstTextBaseline = Self(.firstBaseline)
  /// The baselines of the last line of text.
  public static let lastTextBaseline = Self(.lastBaseline)
}

extension HorizontalAlignment: CustomStringConvertible {
  /// The name of the alignment.
  public var description: String {
    switch guide {
    case .start: "leading"
    case .center: "center"
    case .end, .firstBaseline, .lastBaseline: "trailing"
    case .custom: "custom"
    }
  }
}

extension VerticalAlignment: CustomStringConvertible {
  /// The name of the alignment.
  public var description: String {
    switch guide {
    case .start: "top"
    case .center: "center"
    case .end: "bottom"
    case .firstBaseline: "firstTextBaseline"
    case .lastBaseline: "lastTextBaseline"
    case .custom: "custom"
    }
  }
}

/// The place in views that an alignment lines up.
enum AlignmentGuide: Hashable, Sendable {
  case start, center, end, firstBaseline, lastBaseline
  case custom(ObjectIdentifier, @Sendable (ViewDimensions) -> CGFloat)

  init(_ id: any AlignmentID.Type) {
    self = .custom(ObjectIdentifier(id)) { id.defaultValue(in: $0) }
  }

  /// Returns the place in a view, in points from its start.
  func place(in view: ViewDimensions, length: CGFloat) -> CGFloat {
    if case .custom(_, let place) = self { place(view) } else { usualPlace(inLength: length) }
  }

  /// Returns the place that a browser aligns in a view, in points from its start: that of a custom alignment
  /// is the start.
  func usualPlace(inLength length: CGFloat) -> CGFloat {
    switch self {
    case .start, .custom: 0
    case .center: length / 2
    case .end, .lastBaseline, .firstBaseline: length
    }
  }

  private var customID: ObjectIdentifier? {
    if case .custom(let id, _) = self { id } else { nil }
  }

  private var order: Int {
    switch self {
    case .start: 0
    case .center: 1
    case .end: 2
    case .firstBaseline: 3
    case .lastBaseline: 4
    case .custom: 5
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.order == rhs.order && lhs.customID == rhs.customID
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(order)
    hasher.combine(customID)
  }
}

/// The size of a view, and the places of its alignments in points from its upper left corner.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points; 0 until the browser has measured it.
  public let width: CGFloat
  /// The height, in points; 0 until the browser has measured it.
  public let height: CGFloat

  /// The place of a horizontal alignment.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide.guide.place(in: self, length: width)
  }

  /// The place of a vertical alignment. That of a baseline is the bottom edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide.guide.place(in: self, length: height)
  }

  /// The place of a horizontal alignment that the view sets: `nil`, since browsers don't tell it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The place of a vertical alignment that the view sets: `nil`, since browsers don't tell it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
