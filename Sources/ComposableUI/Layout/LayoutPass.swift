import Foundation

/// The sizes that a subview has for proposals.
typealias SubviewSizes = [ProposedViewSize: CGSize]

/// One computation of a layout: the sizes that it is given, those that it asks for, and the places that it chooses.
final class LayoutPass {
  /// A subview, as a layout sees it.
  struct Subview {
    var priority = 0.0
    var values = LayoutValues()
    var sizes: SubviewSizes = [:]
  }

  /// A question of the layout for the size of a subview.
  struct Query: Hashable {
    /// The position of the subview.
    let index: Int
    let proposal: ProposedViewSize
  }

  let subviews: [Subview]
  /// The questions whose answers are known.
  private(set) var known: [Query] = []
  /// The questions whose answers are not known.
  private(set) var unknown: [Query] = []
  private var asked: Set<Query> = []
  /// The size of the container, which subviews that take all of the space have; `nil` before it is chosen.
  var bounds: CGSize?
  /// The places of subviews, by their positions, with the widths that are proposed to them.
  private(set) var places: [Int: (frame: CGRect, width: CGFloat?)] = [:]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
    let query = Query(index: index, proposal: proposal.measurable)
    let sizes = subviews[index].sizes
    let size = sizes[query.proposal]
    if asked.insert(query).inserted {
      if size == nil { unknown.append(query) } else { known.append(query) }
    }
    // Not zero, which a layout may divide by.
    return size ?? sizes[.unspecified] ?? CGSize(width: 10, height: 10)
  }

  func place(_ index: Int, at point: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize) {
    var size = size(of: index, for: proposal)
    if size.width == .infinity { size.width = bounds?.width ?? 0 }
    if size.height == .infinity { size.height = bounds?.height ?? 0 }
    let origin = CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    places[index] = (CGRect(origin: origin, size: size), proposal.measurable.width)
  }
}
