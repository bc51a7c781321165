public import Foundation

/// A type that computes the sizes and the places of a collection of views.
///
/// ```swift
/// struct Columns: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
///     return CGSize(width: proposal.width ?? 300, height: heights.max() ?? 0)
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     let width = bounds.width / CGFloat(max(1, subviews.count))
///     for (index, subview) in subviews.enumerated() {
///       subview.place(
///         at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
///         proposal: ProposedViewSize(width: width, height: bounds.height))
///     }
///   }
/// }
///
/// Columns { Text("a"); Text("b") }
/// ```
///
/// 1. Only the browser knows the sizes of the subviews. A layout runs first with 10 points for sizes that are not
///    known, and again when the browser has measured them: once for most layouts. Its result counts when all
///    sizes are known. Until then, the former places remain, and new subviews are not visible.
/// 2. It runs again when the browser reports another size of the container or of a subview, and when a view
///    around it is evaluated.
/// 3. The proposed width is the available one, `nil` in a horizontal scroll view. The proposed height is `nil`,
///    except of a layout that is higher for a higher proposal: that one fills the available height.
/// 4. In languages from right to left, places are mirrored, as in SwiftUI.
/// 5. A layout that asks for further sizes in each of ten rounds has the best sizes that are known. It can ask for
///    a thousand sizes at once, and for more in further rounds.
/// 6. Under `withAnimation`, subviews move from their old to their new places, also when sizes have to be measured
///    first.
///
/// Unlike in SwiftUI, stacks around a layout use neither its spacing nor its explicit alignment. A layout in another
/// one is measured as it is arranged at the time. Subviews move at once when one of them changes its size by itself.
/// To test a layout, give a ``ViewDriver`` the sizes of its subviews.
public protocol Layout {
  /// Values that the layout computes once for several calls.
  associatedtype Cache = Void

  /// The subviews of the layout.
  typealias Subviews = LayoutSubviews

  /// The properties of all layouts of the type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache when the layout, a subview or a size has changed. By default, it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred distances to other views. Ignored by the stacks of this library.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews, each by ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container, with the size that ``sizeThatFits(proposal:subviews:cache:)`` has
  ///     returned. Don't assume that it begins at zero.
  ///   - proposal: The proposal that the size was returned for.
  ///   - subviews: The subviews. One that is not placed is in the center.
  ///   - cache: The cache.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the place of a horizontal alignment in the container; `nil` for the usual one. Ignored by the stacks
  /// of this library.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the place of a vertical alignment in the container; `nil` for the usual one. Ignored by the stacks
  /// of this library.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The element of a layout that the browser computes itself; `nil` for others.
  var _stack: _StackLayout? { get }
}

/// The properties of a layout.
public struct LayoutProperties: Sendable {
  /// The axis of a stack, which determines the direction of a ``Spacer``; `nil` for another layout.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is no stack.
  public init() {}
}

/// The element of a stack.
public struct _StackLayout {
  let content: AnyElementContent

  init(_ content: any ElementContent) { self.content = AnyElementContent(content) }
}

extension Layout {
  /// The properties of a layout that is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the distances that all of the subviews prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }

  /// Returns `nil`: the usual place.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`: the usual place.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// `nil`: the layout computes the places.
  public var _stack: _StackLayout? { nil }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}
