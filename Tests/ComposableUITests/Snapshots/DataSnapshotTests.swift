import OpenCombineShim
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Modifiers of data, lifetime, accessibility, addresses and previews.
@MainActor
@Suite struct DataSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("environment", is: #"text([(text: "increased", traits: (0))])"#) {
      SnapshotFixtures.EnvironmentText().environment(\.headerProminence, .increased)
    }
    Snapshot("environment(default)", is: #"text([(text: "standard", traits: (0))])"#) {
      SnapshotFixtures.EnvironmentText()
    }
    Snapshot("environment(object)", is: #"text([(text: "model", traits: (0))])"#) {
      SnapshotFixtures.ObjectText().environment(SnapshotFixtures.Model())
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
    Snapshot(unchanged: "preference") { $0.preference(key: SnapshotFixtures.SumKey.self, value: 1) }
    Snapshot(unchanged: "transformPreference") {
      $0.transformPreference(SnapshotFixtures.SumKey.self) { $0 += 1 }
    }
    Snapshot(unchanged: "onPreferenceChange") {
      $0.onPreferenceChange(SnapshotFixtures.SumKey.self) { _ in }
    }
    Snapshot(unchanged: "onAppear") { $0.onAppear {} }
    Snapshot(unchanged: "onDisappear") { $0.onDisappear {} }
    Snapshot(unchanged: "onChange") { $0.onChange(of: 1) {} }
    Snapshot(unchanged: "onReceive") { $0.onReceive(Just(1)) { _ in } }
    Snapshot(unchanged: "task") { $0.task {} }
    Snapshot(unchanged: "task(id:)") { $0.task(id: 1) {} }
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
    Snapshot("accessibilityLabel(String)", modifier: #"accessibilityLabel("Close")"#) {
      $0.accessibilityLabel(String("Close"))
    }
    Snapshot("accessibilityLabel(interpolation)", modifier: #"accessibilityLabel("Close 1")"#) {
      $0.accessibilityLabel("Close \(1)")
    }
    Snapshot("accessibilityLabel(Text)", modifier: #"accessibilityLabel("Close")"#) {
      $0.accessibilityLabel(Text("Close").bold())
    }
    Snapshot("accessibilityLabel(String, isEnabled:)", modifier: #"accessibilityLabel("Close")"#) {
      $0.accessibilityLabel(String("Close"), isEnabled: true)
    }
    Snapshot("accessibilityLabel(Text, isEnabled:)", modifier: #"accessibilityLabel("Close")"#) {
      $0.accessibilityLabel(Text("Close"), isEnabled: true)
    }
    Snapshot("help", modifier: #"help("Tooltip")"#) { $0.help("Tooltip") }
    Snapshot("help(String)", modifier: #"help("Closes it")"#) { $0.help(String("Closes it")) }
    Snapshot("help(interpolation)", modifier: #"help("Closes 2 windows")"#) {
      $0.help("Closes \(2) windows")
    }
    Snapshot("help(Text)", modifier: #"help("Closes")"#) { $0.help(Text("Closes")) }
    Snapshot(
      "accessibilityValue",
      modifier: #"accessibility(value: "half", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityValue("half") }
    Snapshot(
      "accessibilityValue(String)",
      modifier: #"accessibility(value: "half", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityValue(String("half")) }
    Snapshot(
      "accessibilityValue(interpolation)",
      modifier: #"accessibility(value: "1 of 2", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityValue("\(1) of 2") }
    Snapshot(
      "accessibilityHint",
      modifier: #"accessibility(hint: "Opens it", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityHint("Opens it") }
    Snapshot(
      "accessibilityHidden", modifier: "accessibility(isHidden, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityHidden(true) }
    Snapshot(
      "accessibilityIdentifier",
      modifier: #"accessibility(identifier: "total", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityIdentifier("total") }
    Snapshot(
      "accessibilityElement",
      modifier: "accessibility(children: ignore, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement() }
    Snapshot(
      "accessibilityElement(.ignore)",
      modifier: "accessibility(children: ignore, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement(children: .ignore) }
    Snapshot(
      "accessibilityElement(.combine)",
      modifier: "accessibility(children: combine, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement(children: .combine) }
    Snapshot(
      "accessibilityElement(.contain)",
      modifier: "accessibility(children: contain, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement(children: .contain) }
    Snapshot("accessibilityAddTraits", modifier: "accessibility(traits: (6), removedTraits: (0))") {
      $0.accessibilityAddTraits([.isHeader, .isSelected])
    }
    Snapshot(
      "accessibilityRemoveTraits", modifier: "accessibility(traits: (0), removedTraits: (2))"
    ) { $0.accessibilityRemoveTraits(.isHeader) }
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
    Snapshot(unchanged: "previewDisplayName") { $0.previewDisplayName("Name") }
    Snapshot(unchanged: "previewDevice") { $0.previewDevice("iPhone") }
    Snapshot(unchanged: "previewLayout") { $0.previewLayout(.sizeThatFits) }
    Snapshot(unchanged: "previewInterfaceOrientation") {
      $0.previewInterfaceOrientation(.landscapeLeft)
    }
  }
}
