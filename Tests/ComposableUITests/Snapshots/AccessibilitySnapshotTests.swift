import Testing

@_spi(Renderer) @testable import ComposableUI

/// Views for users of assistive technologies, and modifiers that are made of others.
@MainActor
@Suite struct AccessibilitySnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("accessibilityAction") {
      Text("a").accessibilityAction {}
      Text("b").accessibilityAction(named: "c") {}
    } is: {
      """
      KeyPress(keys: [" ", "enter"])
        Focusable(isFocusable)
          Text(runs: [(text: "a", traits: (0))])
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "b", traits: (0))])
        Layer
          ScreenReader
            Button(style: automatic, isEnabled)
              Text(runs: [(text: "c", traits: (0))])
      """
    }
    Snapshot("accessibilityActions") {
      Divider().accessibilityActions { Text("a") }
      Divider().accessibilityChildren { Text("b") }
      Divider().accessibilityRepresentation { Text("c") }
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Divider
        Layer
          ScreenReader
            Text(runs: [(text: "a", traits: (0))])
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Divider
        Layer
          ScreenReader
            Text(runs: [(text: "b", traits: (0))])
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Accessibility(isHidden, traits: (0), removedTraits: (0))
            Divider
        Layer
          ScreenReader
            Text(runs: [(text: "c", traits: (0))])
      """
    }
    Snapshot("accessibilityAdjustableAction") {
      Text("a").accessibilityAdjustableAction { _ in }
      Text("b").accessibilityHeading(.h3)
    } is: {
      """
      KeyPress(keys: ["arrowdown", "arrowleft", "arrowright", "arrowup"])
        Focusable(isFocusable)
          Text(runs: [(text: "a", traits: (0))])
      Accessibility(traits: (2), removedTraits: (0))
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("accessibilityFocused") {
      FocusReader { Divider().accessibilityFocused($0) }
    } is: {
      """
      Focus
        Divider
      """
    }
    Snapshot("safeAreaBar") {
      Text("a").safeAreaBar(edge: .bottom) { Text("b") }
      Text("c").safeAreaPadding(4)
    } is: {
      """
      VStack(alignment: center)
        Text(runs: [(text: "a", traits: (0))])
        Pinned(edge: bottom)
          Text(runs: [(text: "b", traits: (0))])
      Padding(edges: (15), length: 4.0)
        Text(runs: [(text: "c", traits: (0))])
      """
    }
    Snapshot("fontWidth") {
      Text("a").fontWidth(.condensed)
      VStack { Divider() }.labelsVisibility(.hidden)
    } is: {
      """
      FontTraits(width: (value: -0.2))
        Text(runs: [(text: "a", traits: (0))])
      LabelsHidden
        VStack(alignment: center)
          Divider
      """
    }
    Snapshot("HSplitView") {
      HSplitView { Text("a") }
      VSplitView { AnyShape(.rect) }
    } is: {
      """
      HStack(alignment: center, spacing: 8.0)
        Text(runs: [(text: "a", traits: (0))])
      VStack(alignment: center, spacing: 8.0)
        Geometry
          Shape(outline: path(0.0 0.0 m 390.0 0.0 l 390.0 844.0 l 0.0 844.0 l h), trim: 0.0...1.0, fill: hierarchical(1))
      """
    }
    Snapshot("overlayPreferenceValue") {
      Divider().overlayPreferenceValue(Number.self) { Text("over \($0)") }
      Divider().backgroundPreferenceValue(Number.self) { Text("behind \($0)") }
    } is: {
      """
      Overlay(alignment: (horizontal: center, vertical: center))
        Layer
          Divider
        Layer
          Text(runs: [(text: "over 1", traits: (0))])
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Divider
        Layer
          Text(runs: [(text: "behind 1", traits: (0))])
      """
    }
    Snapshot("searchSuggestions") {
      FocusReader { focus in
        Divider().searchable(text: .constant("a"))
          .searchSuggestions { Text("b").searchCompletion("c") }
          .searchScopes(.constant(1)) { Text("d").tag(1) }
          .searchFocused(focus)
      }
    } is: {
      """
      ToolbarSlot(slot: search)
        ToolbarItem(placement: (slot: search))
          Focus
            ExtendedSearch
              VStack(alignment: leading, spacing: 8.0)
                Input(text: "a", prompt: "Search", kind: search, style: automatic, isEnabled, traits: (keyboard: default))
      Divider
      """
    }
  }

  private struct Number: PreferenceKey {
    static let defaultValue = 1
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  private nonisolated struct FocusReader<Content: View>: View {
    let content: (FocusState<Bool>.Binding) -> Content
    @FocusState private var isFocused: Bool

    init(content: @escaping (FocusState<Bool>.Binding) -> Content) { self.content = content }

    var body: some View { content($isFocused) }
  }
}
