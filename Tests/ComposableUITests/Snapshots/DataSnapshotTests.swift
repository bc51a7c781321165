import OpenCombineShim
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Modifiers of data, lifetime, accessibility, addresses and previews.
@MainActor
@Suite struct DataSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("environment", is: #"Text(runs: [(text: "increased", traits: (0))])"#) {
      SnapshotFixtures.EnvironmentText().environment(\.headerProminence, .increased)
    }
    Snapshot("environment(default)", is: #"Text(runs: [(text: "standard", traits: (0))])"#) {
      SnapshotFixtures.EnvironmentText()
    }
    Snapshot("environment(object)", is: #"Text(runs: [(text: "model", traits: (0))])"#) {
      SnapshotFixtures.ObjectText().environment(SnapshotFixtures.Model())
    }
    Snapshot("environmentObject") {
      SnapshotFixtures.EnvironmentObjectText()
        .environmentObject(SnapshotFixtures.PublishingModel())
    } is: {
      """
      Text(runs: [(text: "model", traits: (0))])
      """
    }
    Snapshot("transformEnvironment") {
      SnapshotFixtures.EnvironmentText().transformEnvironment(\.headerProminence) {
        $0 = .increased
      }
    } is: {
      """
      Text(runs: [(text: "increased", traits: (0))])
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
      Focus(isFocused)
        Input(prompt: "Title", kind: line, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot("accessibilityLabel") {
      Image(systemName: "star").accessibilityLabel("Favorite")
    } is: {
      """
      AccessibilityLabel(label: "Favorite")
        Symbol(name: "star")
      """
    }
    Snapshot("accessibilityLabel(isEnabled:)") {
      Image(systemName: "star").accessibilityLabel("Favorite", isEnabled: false)
    } is: {
      """
      AccessibilityLabel
        Symbol(name: "star")
      """
    }
    Snapshot("accessibilityLabel(String)", modifier: #"AccessibilityLabel(label: "Close")"#) {
      $0.accessibilityLabel(String("Close"))
    }
    Snapshot(
      "accessibilityLabel(interpolation)", modifier: #"AccessibilityLabel(label: "Close 1")"#
    ) {
      $0.accessibilityLabel("Close \(1)")
    }
    Snapshot("accessibilityLabel(Text)", modifier: #"AccessibilityLabel(label: "Close")"#) {
      $0.accessibilityLabel(Text("Close").bold())
    }
    Snapshot(
      "accessibilityLabel(String, isEnabled:)", modifier: #"AccessibilityLabel(label: "Close")"#
    ) {
      $0.accessibilityLabel(String("Close"), isEnabled: true)
    }
    Snapshot(
      "accessibilityLabel(Text, isEnabled:)", modifier: #"AccessibilityLabel(label: "Close")"#
    ) {
      $0.accessibilityLabel(Text("Close"), isEnabled: true)
    }
    Snapshot("help", modifier: #"Help(text: "Tooltip")"#) { $0.help("Tooltip") }
    Snapshot("help(String)", modifier: #"Help(text: "Closes it")"#) { $0.help(String("Closes it")) }
    Snapshot("help(interpolation)", modifier: #"Help(text: "Closes 2 windows")"#) {
      $0.help("Closes \(2) windows")
    }
    Snapshot("help(Text)", modifier: #"Help(text: "Closes")"#) { $0.help(Text("Closes")) }
    Snapshot(
      "accessibilityValue",
      modifier: #"Accessibility(value: "half", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityValue("half") }
    Snapshot(
      "accessibilityValue(String)",
      modifier: #"Accessibility(value: "half", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityValue(String("half")) }
    Snapshot(
      "accessibilityValue(interpolation)",
      modifier: #"Accessibility(value: "1 of 2", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityValue("\(1) of 2") }
    Snapshot(
      "accessibilityHint",
      modifier: #"Accessibility(hint: "Opens it", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityHint("Opens it") }
    Snapshot(
      "accessibilityHidden", modifier: "Accessibility(isHidden, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityHidden(true) }
    Snapshot(
      "accessibilityIdentifier",
      modifier: #"Accessibility(identifier: "total", traits: (0), removedTraits: (0))"#
    ) { $0.accessibilityIdentifier("total") }
    Snapshot(
      "accessibilityElement",
      modifier: "Accessibility(children: ignore, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement() }
    Snapshot(
      "accessibilityElement(.ignore)",
      modifier: "Accessibility(children: ignore, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement(children: .ignore) }
    Snapshot(
      "accessibilityElement(.combine)",
      modifier: "Accessibility(children: combine, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement(children: .combine) }
    Snapshot(
      "accessibilityElement(.contain)",
      modifier: "Accessibility(children: contain, traits: (0), removedTraits: (0))"
    ) { $0.accessibilityElement(children: .contain) }
    Snapshot("accessibilityAddTraits", modifier: "Accessibility(traits: (6), removedTraits: (0))") {
      $0.accessibilityAddTraits([.isHeader, .isSelected])
    }
    Snapshot(
      "accessibilityRemoveTraits", modifier: "Accessibility(traits: (0), removedTraits: (2))"
    ) { $0.accessibilityRemoveTraits(.isHeader) }
    Snapshot("onOpenURL") {
      Text("a").onOpenURL { _ in }
    } is: {
      """
      Window(address: /, history: automatic)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("pageAddress") {
      Text("a").pageAddress(.constant(PageAddress(path: "/books/3")))
    } is: {
      """
      Window(address: /books/3, history: automatic)
        Text(runs: [(text: "a", traits: (0))])
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
