import ComposableUI

/// Views that move, roll and grow from one to another, under animations that are longer than any test.
struct MovingLooks: View {
  private enum Tab: String, CaseIterable { case first, second, third }

  @Namespace private var namespace
  @State private var selection = Tab.first
  @State private var count = 8
  @State private var isOn = false
  @State private var card: Card?
  /// The duration of the animations, in seconds. Those of screens are its default ones.
  private let animation = Animation.linear(duration: 100)

  private struct Card: Identifiable {
    let id: Int
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        tabs
        followedTabs
        Text("Count \(count)").contentTransition(.numericText(value: Double(count)))
          .accessibilityIdentifier("count")
        Image(systemName: isOn ? "play.fill" : "pause.fill")
          .contentTransition(.symbolEffect(.replace)).accessibilityIdentifier("icon")
        Image(systemName: "heart.fill").symbolEffect(.bounce, value: count)
          .sensoryFeedback(.success, trigger: count).accessibilityIdentifier("heart")
        Image(systemName: "bell").symbolEffect(.pulse, isActive: isOn)
          .accessibilityIdentifier("bell")
        HStack {
          Button("Count") { withAnimation(animation) { count += 3 } }
          Button("Count at once") { count += 1 }
          Button("Turn") { withAnimation(animation) { isOn.toggle() } }
        }
        HStack {
          NavigationLink("Open") {
            Text("Detail").frame(maxWidth: .infinity, maxHeight: .infinity)
              .navigationTransition(.zoom(sourceID: "link", in: namespace))
          }
          .matchedTransitionSource(id: "link", in: namespace)
          Button("Show a card") { card = Card(id: 1) }
            .matchedTransitionSource(id: 1, in: namespace) {
              $0.clipShape(RoundedRectangle(cornerRadius: 12))
            }
        }
      }
      .padding()
      .navigationTitle("Moving looks")
    }
    .sheet(item: $card) { card in
      VStack {
        Text("Card \(card.id)").padding(60)
        Button("Close") { self.card = nil }
      }
      .navigationTransition(.zoom(sourceID: card.id, in: namespace))
    }
  }

  /// The indicator of each tab is a view of its own.
  private var tabs: some View {
    HStack {
      ForEach(Tab.allCases, id: \.self) { tab in
        Button(tab.rawValue) { withAnimation(animation) { selection = tab } }
          .padding(8)
          .background {
            if selection == tab {
              Capsule().fill(.yellow).accessibilityIdentifier("indicator")
                .matchedGeometryEffect(id: "indicator", in: namespace)
            }
          }
      }
    }
  }

  /// One indicator has the frame of the tab that is selected.
  private var followedTabs: some View {
    HStack(spacing: 30) {
      ForEach(Tab.allCases, id: \.self) { tab in
        Text(tab.rawValue).padding(8).matchedGeometryEffect(id: tab, in: namespace)
          .accessibilityIdentifier("\(tab.rawValue) tab")
      }
    }
    .background {
      Capsule().fill(.green).accessibilityIdentifier("follower")
        .matchedGeometryEffect(id: selection, in: namespace, isSource: false)
    }
  }
}
