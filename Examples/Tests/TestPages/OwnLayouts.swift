import ComposableUI

/// Layouts whose places the server computes from the sizes that the browser measures.
struct OwnLayouts: View {
  @State private var tags = [
    "Apple", "Blood orange", "Cherry", "Damson plum", "Elderberry", "Fig", "Gooseberry",
    "Huckleberry", "Illawarra plum from the east of Australia", "Jackfruit", "Kiwi", "Lemon",
  ]
  @State private var isSpacious = false
  @State private var isRow = false
  @State private var showsTabs = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Own layouts").accessibilityAddTraits(.isHeader)
      Button("Add") { withAnimation(.linear(duration: 0.2)) { tags.insert("Mango", at: 0) } }
      Button("Rename") { tags[0] = "A much longer name of a fruit" }
      Button("Spread") { isSpacious.toggle() }
      Button("Turn") { isRow.toggle() }
      Button("Tabs") { showsTabs = true }
      TagFlow(spacing: isSpacious ? 24 : 8) {
        ForEach(tags, id: \.self) { tag in
          Text(tag).padding(8).background(.yellow).accessibilityIdentifier("tag")
        }
      }
      .background(Color.green.accessibilityIdentifier("background"))
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(Circle())
      layout {
        ForEach(["North", "East", "South", "West"], id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
        }
      }
      .frame(height: 200)
    }
    .sheet(isPresented: $showsTabs) {
      TabView {
        Tab("First", systemImage: "star") { Text("No layout") }
        Tab("Second", systemImage: "moon") {
          TagFlow(spacing: 8) {
            ForEach(tags, id: \.self) { Text($0).accessibilityIdentifier("hidden") }
          }
        }
      }
    }
  }

  /// Views beside each other, in as many lines as they need.
  private struct TagFlow: Layout {
    let spacing: CGFloat

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
      let frames = frames(of: subviews, in: proposal.width ?? bounds.width)
      for (subview, frame) in zip(subviews, frames) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
      var place = CGPoint.zero
      var line: CGFloat = 0
      return subviews.map { subview in
        var size = subview.sizeThatFits(.unspecified)
        // A long text wraps.
        if size.width > width {
          size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
        }
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

  /// Views on a circle.
  private struct Circle: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let radius = (bounds.height - (sizes.map(\.height).max() ?? 0)) / 2
      for (index, subview) in subviews.enumerated() {
        let angle = 2 * Double.pi * Double(index) / Double(subviews.count)
        subview.place(
          at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }
}
