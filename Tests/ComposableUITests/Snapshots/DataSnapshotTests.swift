import OpenCombineShim
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Modifiers of data, lifetime, accessibility, addresses and previews.
@MainActor
@Suite struct DataSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("environment") {
      SnapshotFixtures.EnvironmentText().environment(\.headerProminence, .increased)
    } is: {
      """
      text([(text: "increased", traits: (0))])
      """
    }
    Snapshot("environment(default)") {
      SnapshotFixtures.EnvironmentText()
    } is: {
      """
      text([(text: "standard", traits: (0))])
      """
    }
    Snapshot("environment(object)") {
      SnapshotFixtures.ObjectText().environment(SnapshotFixtures.Model())
    } is: {
      """
      text([(text: "model", traits: (0))])
      """
    }
    Snapshot("environmentObject") {
      SnapshotFixtures.EnvironmentObjectText()
        .environmentObject(SnapshotFixtures.PublishingModel())
    } is: {
      """
      text([(text: "model", traits: (0))])
      """
    }
    Snapshot("transformEnvironment") {
      SnapshotFixtures.EnvironmentText().transformEnvironment(\.headerProminence) {
        $0 = .increased
      }
    } is: {
      """
      text([(text: "increased", traits: (0))])
      """
    }
    Snapshot("preference") {
      Text("a").preference(key: SnapshotFixtures.SumKey.self, value: 1)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("transformPreference") {
      Text("a").transformPreference(SnapshotFixtures.SumKey.self) { $0 += 1 }
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("onPreferenceChange") {
      Text("a").onPreferenceChange(SnapshotFixtures.SumKey.self) { _ in }
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("onAppear") {
      Text("a").onAppear {}
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("onDisappear") {
      Text("a").onDisappear {}
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("onChange") {
      Text("a").onChange(of: 1) {}
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("onReceive") {
      Text("a").onReceive(Just(1)) { _ in }
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("task") {
      Text("a").task {}
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("task(id:)") {
      Text("a").task(id: 1) {}
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("modifier") {
      Text("a").modifier(SnapshotFixtures.Framed(width: 2))
    } is: {
      """
      modified(frame(width: 2.0, alignment: (horizontal: center, vertical: center)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("bind") {
      SnapshotFixtures.BoundField()
    } is: {
      """
      modified(focus(true))
        field(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: \
      default))
      """
    }
    Snapshot("accessibilityLabel") {
      Image(systemName: "star").accessibilityLabel("Favorite")
    } is: {
      """
      modified(accessibilityLabel("Favorite"))
        image(systemName: "star")
      """
    }
    Snapshot("accessibilityLabel(isEnabled:)") {
      Image(systemName: "star").accessibilityLabel("Favorite", isEnabled: false)
    } is: {
      """
      modified(accessibilityLabel)
        image(systemName: "star")
      """
    }
    Snapshot("help") {
      Text("a").help("Tooltip")
    } is: {
      """
      modified(help("Tooltip"))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityValue") {
      Text("a").accessibilityValue("half")
    } is: {
      """
      modified(accessibility(value: "half", traits: (0), removedTraits: (0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityHint") {
      Text("a").accessibilityHint("Opens it")
    } is: {
      """
      modified(accessibility(hint: "Opens it", traits: (0), removedTraits: (0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityHidden") {
      Text("a").accessibilityHidden(true)
    } is: {
      """
      modified(accessibility(isHidden, traits: (0), removedTraits: (0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityIdentifier") {
      Text("a").accessibilityIdentifier("total")
    } is: {
      """
      modified(accessibility(identifier: "total", traits: (0), removedTraits: (0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityElement(.ignore)") {
      VStack { Text("a") }.accessibilityElement(children: .ignore)
    } is: {
      """
      modified(accessibility(children: ignore, traits: (0), removedTraits: (0)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityElement(.combine)") {
      VStack { Text("a") }.accessibilityElement(children: .combine)
    } is: {
      """
      modified(accessibility(children: combine, traits: (0), removedTraits: (0)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityElement(.contain)") {
      VStack { Text("a") }.accessibilityElement(children: .contain)
    } is: {
      """
      modified(accessibility(children: contain, traits: (0), removedTraits: (0)))
        stack(vertical(center))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityAddTraits") {
      Text("a").accessibilityAddTraits([.isHeader, .isSelected])
    } is: {
      """
      modified(accessibility(traits: (6), removedTraits: (0)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("accessibilityRemoveTraits") {
      Text("a").accessibilityRemoveTraits(.isHeader)
    } is: {
      """
      modified(accessibility(traits: (0), removedTraits: (2)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("onOpenURL") {
      Text("a").onOpenURL { _ in }
    } is: {
      """
      window(address: /, history: automatic)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("pageAddress") {
      Text("a").pageAddress(.constant(PageAddress(path: "/books/3")))
    } is: {
      """
      window(address: /books/3, history: automatic)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("previewDisplayName") {
      Text("a").previewDisplayName("Name")
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("previewDevice") {
      Text("a").previewDevice("iPhone")
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("previewLayout") {
      Text("a").previewLayout(.sizeThatFits)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
    Snapshot("previewInterfaceOrientation") {
      Text("a").previewInterfaceOrientation(.landscapeLeft)
    } is: {
      """
      text([(text: "a", traits: (0))])
      """
    }
  }
}
