import Foundation

/// The arrangement of the views of a stack, for layouts that use the layout of a stack. The browser arranges the
/// stacks themselves.
struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat?
  /// Returns the place in a view that is lined up across the axis.
  let guide: (ViewDimensions) -> CGFloat

  private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

  func size(of subviews: LayoutSubviews, for proposal: ProposedViewSize) -> CGSize {
    let views = zip(subviews, proposals(for: subviews, proposal)).map { $0.dimensions(in: $1) }
    var size = CGSize.zero
    size[axis] = views.reduce(distances(of: subviews).reduce(0, +)) { $0 + $1[axis] }
    size[crossAxis] = Extent(of: views) { (guide($0), $0[crossAxis]) }.length
    return size
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let proposals = proposals(for: subviews, proposal)
    let views = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let center = Extent(of: views) { (guide($0), $0[crossAxis]) }.before
    let distances = distances(of: subviews) + [0]
    var place: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let (along, across) = (place, center - guide(views[index]))
      let isHorizontal = axis == .horizontal
      subview.place(
        at: CGPoint(
          x: bounds.minX + (isHorizontal ? along : across),
          y: bounds.minY + (isHorizontal ? across : along)),
        proposal: proposals[index])
      place += views[index][axis] + distances[index]
    }
  }

  /// The distances between adjacent views.
  private func distances(of subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
  }

  /// Returns what is proposed to each view: an equal share of what those before have left, first to views of a
  /// high priority, and of these first to the least flexible ones.
  private func proposals(
    for subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    var proposals = [ProposedViewSize](repeating: proposal, count: subviews.count)
    guard let length = proposal[axis], length.isFinite else { return proposals }
    func sizes(for length: CGFloat) -> [CGFloat] {
      var proposal = proposal
      proposal[axis] = length
      return subviews.map { $0.dimensions(in: proposal)[axis] }
    }
    let (minimums, maximums) = (sizes(for: 0), sizes(for: .infinity))
    let views = Array(subviews)
    var remaining = length - distances(of: subviews).reduce(0, +)
    let groups = Dictionary(grouping: views.indices) { views[$0].priority }
    var reserved = minimums.reduce(0, +)
    for (_, group) in groups.sorted(by: { $0.key > $1.key }) {
      reserved -= group.reduce(0) { $0 + minimums[$1] }
      var count = group.count
      for index in group.sorted(by: { maximums[$0] - minimums[$0] < maximums[$1] - minimums[$1] }) {
        proposals[index][axis] = max(0, (remaining - reserved) / CGFloat(count))
        remaining -= views[index].dimensions(in: proposals[index])[axis]
        count -= 1
      }
    }
    return proposals
  }
}

/// The extent of aligned views along an axis.
struct Extent {
  /// The length before the alignment.
  let before: CGFloat
  private let after: CGFloat

  /// Measures views.
  ///
  /// - Parameter place: Returns the place of the alignment in a view, and its length.
  init(of views: [ViewDimensions], _ place: (ViewDimensions) -> (guide: CGFloat, length: CGFloat)) {
    let places = views.map(place)
    before = places.map(\.guide).max() ?? 0
    after = places.map { $0.length - $0.guide }.max() ?? 0
  }

  var length: CGFloat { before + after }
}

extension ViewDimensions {
  fileprivate subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
