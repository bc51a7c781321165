public import Foundation

/// A layout whose type is erased: the views keep their state when it changes.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(MyFlow(spacing: 8))
/// layout { Text("a"); Text("b") }
/// ```
public struct AnyLayout: Layout {
  /// The cache of the layout, whatever its type.
  public struct Cache {
    fileprivate var value: Any
  }

  private let base: any Layout

  /// Erases the type of a layout.
  public init(_ layout: some Layout) { base = (layout as? AnyLayout)?.base ?? layout }

  /// Creates the cache.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: base.makeCache(subviews: subviews))
  }

  /// Updates the cache; that of another type of layout is made anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update(_ layout: some Layout) {
      layout.access(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(base)
  }

  /// Returns the preferred distances of the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing(_ layout: some Layout) -> ViewSpacing {
      layout.access(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return spacing(base)
  }

  /// Returns the size of the layout for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size(_ layout: some Layout) -> CGSize {
      layout.access(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return size(base)
  }

  /// Places the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place(_ layout: some Layout) {
      layout.access(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  /// Returns the place of a horizontal alignment in the layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func place(_ layout: some Layout) -> CGFloat? {
      layout.access(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return place(base)
  }

  /// Returns the place of a vertical alignment in the layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func place(_ layout: some Layout) -> CGFloat? {
      layout.access(&cache, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return place(base)
  }

  /// The element of a stack.
  public var _stack: _StackLayout? { base._stack }
}

extension Layout {
  /// Calls a closure with the cache of the layout, which is made anew if it is that of another type.
  fileprivate func access<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews,
    _ body: (inout Cache) -> Result
  ) -> Result {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    // The only reference to its values, so that they are changed in place.
    cache.value = ()
    defer { cache.value = own }
    return body(&own)
  }
}
