import Foundation

/// The result of a layout.
struct LayoutArrangement {
  /// The size of the container; `nil` before it was computed.
  var size: CustomLayoutContent.Size?
  /// True if the container takes the available height.
  var fillsHeight = false
  /// The places of the subviews, by their identifiers.
  var places: [Int: SubviewContent] = [:]

  init() {}

  /// Computes a layout.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the subviews.
  ///   - layout: The layout.
  ///   - pass: The subviews.
  ///   - direction: The direction of the language.
  ///   - available: The size that the container can have.
  ///   - cache: The cache of the layout; `nil` before it was created.
  init(
    of ids: [Int], by layout: AnyLayout, _ pass: LayoutPass, _ direction: LayoutDirection,
    in available: ProposedViewSize, _ cache: inout AnyLayout.Cache?
  ) {
    let subviews = LayoutSubviews(
      pass.subviews.indices.map { LayoutSubview($0, in: pass) }, direction)
    var own = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil { layout.updateCache(&own, subviews: subviews) }
    defer { cache = own }
    func size(forHeight height: CGFloat?) -> CGSize {
      layout.sizeThatFits(
        proposal: ProposedViewSize(width: available.width, height: height), subviews: subviews,
        cache: &own)
    }
    let ideal = size(forHeight: nil)
    // Not infinity, which a layout may compute with.
    fillsHeight = size(forHeight: 10_000).height > ideal.height
    let proposal = ProposedViewSize(
      width: available.width, height: fillsHeight ? available.height : nil)
    let chosen = proposal.height == nil ? ideal : size(forHeight: proposal.height)
    self.size = CustomLayoutContent.Size(
      width: Double(chosen.width), height: Double(fillsHeight ? ideal.height : chosen.height))
    let bounds = CGRect(origin: .zero, size: chosen)
    pass.bounds = chosen
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    for index in ids.indices where pass.places[index] == nil {
      subviews[index].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
    for (index, id) in ids.enumerated() {
      guard let place = pass.places[index] else { continue }
      let width = place.width ?? .infinity
      places[id] = SubviewContent(
        frame: SubviewContent.Frame(place.frame),
        proposedWidth: width == place.frame.width ? nil : Double(width))
    }
  }
}
