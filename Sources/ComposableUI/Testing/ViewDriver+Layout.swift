public import Foundation

extension ViewDriver {
  /// Returns the size that a subview of a ``Layout`` is assumed to have, unless a driver is created with other
  /// sizes: that of a text with 8 points for each character of the label and 20 points for each line, and all of
  /// the proposed size without a label.
  public static func assumedSubviewSize(
    _ label: String, _ proposal: ProposedViewSize
  ) -> CGSize {
    guard !label.isEmpty else { return proposal.replacingUnspecifiedDimensions() }
    let width = CGFloat(label.count) * 8
    guard let proposed = proposal.width, proposed < width else {
      return CGSize(width: width, height: 20)
    }
    let columns = max(1, (proposed / 8).rounded(.down))
    return CGSize(
      width: columns * 8, height: (CGFloat(label.count) / columns).rounded(.up) * 20)
  }

  /// Returns the frame of a subview of a ``Layout``, in points from the upper leading corner of the layout.
  ///
  /// - Parameter label: The label of the subview.
  public func frame(ofSubview label: String) throws -> CGRect {
    let subviews = rendering.all { $0.is(SubviewContent.self) }
    let found = subviews.filter { $0.label == label }
    guard found.count == 1, let frame = found[0].content.as(SubviewContent.self)?.frame else {
      throw NotFound(
        kind: "subview", label: label, count: found.count, available: subviews.compactMap(\.label))
    }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension ViewGraph {
  /// Updates the graph, and answers layouts that ask for sizes, as a browser does.
  ///
  /// - Parameters:
  ///   - size: The size that layouts can have.
  ///   - subviewSize: Returns the size of a subview from its label and a proposal.
  /// - Returns: The changes of the rendering since the last update.
  func update(
    measuringWith size: CGSize, _ subviewSize: (String, ProposedViewSize) -> CGSize
  ) -> Diff {
    var diff = update()
    // A layout may ask again, but not without end.
    for _ in 0..<20 {
      let layouts = shownElements.values.filter { $0.content.is(CustomLayoutContent.self) }
      if layouts.isEmpty { break }
      for layout in layouts.sorted(by: { $0.id < $1.id }) {
        guard let answer = layout.rendering.sizes(in: size, subviewSize) else { continue }
        _ = handle(.event(Interaction.layoutEvent, answer), on: layout.id)
      }
      let changes = update()
      if changes.isEmpty { break }
      diff += changes
    }
    return diff
  }
}

extension Rendering {
  /// The answer of a browser to a layout that asks for sizes; `nil` if there is none.
  fileprivate func sizes(
    in size: CGSize, _ subviewSize: (String, ProposedViewSize) -> CGSize
  ) -> Data? {
    guard let layout = content.as(CustomLayoutContent.self) else { return nil }
    let height = layout.fillsHeight ? Double(size.height) : -1
    var lengths = [Double(layout.request.version), Double(size.width), height]
    for query in layout.request.queries {
      let label = children.indices.contains(query.index) ? children[query.index].label : nil
      let size = subviewSize(label ?? "", query.proposal)
      lengths += [size.width, size.height].map {
        min(max(0, Double($0)), Double(ProposedViewSize.infiniteLength))
      }
    }
    return try? JSONEncoder().encode(lengths)
  }
}
