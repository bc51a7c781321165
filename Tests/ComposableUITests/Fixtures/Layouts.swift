import ComposableUI
import Foundation

/// A layout of views beside each other, in as many lines as they need.
struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }

  private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var place = CGPoint.zero
    var line: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if place.x > 0, place.x + size.width > width {
        place = CGPoint(x: 0, y: place.y + line + spacing)
        line = 0
      }
      defer {
        place.x += size.width + spacing
        line = max(line, size.height)
      }
      return CGRect(origin: place, size: size)
    }
  }
}

/// A layout of views on a circle, in the order of their ranks.
struct Radial: Layout {
  /// The place of a view in the order.
  struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.width, bounds.height) / 2
    let ordered = subviews.sorted { $0[Rank.self] < $1[Rank.self] }
    for (index, subview) in ordered.enumerated() {
      let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
      subview.place(
        at: CGPoint(
          x: (bounds.midX + radius * sin(angle)).rounded(),
          y: (bounds.midY - radius * cos(angle)).rounded()),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// A row of views that are all as wide as the widest one, which the layout computes once.
struct EqualWidths: Layout {
  struct Cache {
    var size: CGSize
    var spacings: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Cache(
      size: CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0),
      spacings: subviews.indices.dropLast().map { index in
        subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
      })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.size.width * CGFloat(subviews.count) + cache.spacings.reduce(0, +),
      height: cache.size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX + cache.size.width / 2
    for (subview, spacing) in zip(subviews, cache.spacings + [0]) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(cache.size))
      x += cache.size.width + spacing
    }
  }
}
