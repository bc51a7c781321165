public import Foundation

/// The layout of an ``HStack``.
public struct HStackLayout: Layout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between adjacent views, in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, spacing: spacing) { $0[alignment] }
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// Returns the size of the stack for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement.size(of: subviews, for: proposal) }

  /// Places the views beside each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { arrangement.place(subviews, in: bounds, proposal) }

  /// The element that arranges the views.
  public var _stack: _StackLayout? {
    _StackLayout(HStackContent(alignment: alignment, spacing: spacing.map { Double($0) }))
  }
}

/// The layout of a ``VStack``.
public struct VStackLayout: Layout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent views, in points; `nil` for the default.
  public var spacing: CGFloat?

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, spacing: spacing) { $0[alignment] }
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// Returns the size of the stack for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement.size(of: subviews, for: proposal) }

  /// Places the views below each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { arrangement.place(subviews, in: bounds, proposal) }

  /// The element that arranges the views.
  public var _stack: _StackLayout? {
    _StackLayout(VStackContent(alignment: alignment, spacing: spacing.map { Double($0) }))
  }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: Layout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size that contains all views for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let views = subviews.map { $0.dimensions(in: proposal) }
    return CGSize(
      width: Extent(of: views) { ($0[alignment.horizontal], $0.width) }.length,
      height: Extent(of: views) { ($0[alignment.vertical], $0.height) }.length)
  }

  /// Places the views above each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let views = subviews.map { $0.dimensions(in: proposal) }
    let x = Extent(of: views) { ($0[alignment.horizontal], $0.width) }.before
    let y = Extent(of: views) { ($0[alignment.vertical], $0.height) }.before
    for (subview, view) in zip(subviews, views) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + x - view[alignment.horizontal],
          y: bounds.minY + y - view[alignment.vertical]),
        proposal: proposal)
    }
  }

  /// The element that arranges the views.
  public var _stack: _StackLayout? { _StackLayout(ZStackContent(alignment: alignment)) }
}
