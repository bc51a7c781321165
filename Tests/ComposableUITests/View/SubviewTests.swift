import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

extension ContainerValues {
  @Entry fileprivate var isFeatured = false
  @Entry fileprivate var rank: Int?
}

/// Containers of an application that lay out the subviews of others.
@MainActor
@Suite struct SubviewTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  /// A container that shows a subview above the page or hides it.
  private struct Covered: View {
    let isHidden: Bool
    @State private var isPresented = true
    @State var taps = 0

    var body: some View {
      Group(subviews: Button("tap") { taps += 1 }) { subviews in
        if isHidden {
          VStack { ForEach(subviews) { $0 } }.hidden()
        } else {
          Text("page").sheet(isPresented: $isPresented) { ForEach(subviews) { $0 } }
        }
      }
      Text("taps \(taps)")
    }
  }

  @Test func aSubviewInASheetIsUsed() throws {
    let view = ViewDriver { Covered(isHidden: false) }
    try view.button("tap").tap()
    #expect(view.texts.contains("taps 1"))
  }

  @Test func aSubviewThatItsContainerHidesIsNotUsed() throws {
    let view = ViewDriver { Covered(isHidden: true) }
    let id = try #require(view.rendering.first { $0.content.is(ButtonContent.self) }?.id)
    #expect(!view.graph.handle(.tap, on: id))
    #expect(view.texts.contains("taps 0"))
  }

  @Test func aContainerThatCountsUpValuesOfItsSubviewsEnds() throws {
    struct Counting: View {
      @State private var count = 1

      var body: some View {
        Button("more") { count += 1 }
        VStack {
          ForEach(subviews: ForEach(0..<count, id: \.self) { Text("row \($0)") }) { subview in
            subview.containerValue(\.rank, (subview.containerValues.rank ?? 0) + 1)
          }
        }
      }
    }
    let view = ViewDriver { Counting() }
    for _ in 0..<3 { try view.button("more").tap() }
    #expect(view.texts.filter { $0.hasPrefix("row") } == ["row 0", "row 1", "row 2", "row 3"])
  }

  /// A value of a subview that is kept after the subview is gone.
  @Test func aSubviewThatIsGoneShowsNothing() throws {
    struct Keeping: View {
      @State private var kept: Subview?
      @State private var isShown = true

      var body: some View {
        Group(subviews: Group { if isShown { Text("row") } }) { subviews in
          Button("keep") { kept = subviews.first }
          Button("remove") { isShown = false }
          if let kept { VStack { kept } }
        }
      }
    }
    let view = ViewDriver { Keeping() }
    try view.button("keep").tap()
    #expect(view.texts.contains("row"))
    try view.button("remove").tap()
    #expect(!view.texts.contains("row"))
  }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("ForEach(subviews:)") {
      ForEach(subviews: Divider()) { $0.opacity(0.5) }
    } is: {
      """
      Opacity(opacity: 0.5)
        Divider
      """
    }
    Snapshot("Group(subviews:)") {
      Group(subviews: Divider()) { subviews in subviews.first.opacity(0.5) }
    } is: {
      """
      Opacity(opacity: 0.5)
        Divider
      """
    }
    Snapshot("SubviewsCollection") {
      Group(
        subviews: Group {
          Divider(); Divider()
        }
      ) { $0 }
    } is: {
      """
      Divider
      Divider
      """
    }
    Snapshot("SubviewsCollectionSlice") {
      Group(
        subviews: Group {
          Divider(); Spacer(); Divider()
        }
      ) { $0[1...] }
    } is: {
      """
      Spacer
      Divider
      """
    }
    Snapshot(unchanged: "containerValue") { $0.containerValue(\.rank, 3) }
  }

  private let store: StoreOf<Feature>

  init() {
    store = Store(initialState: Feature.State()) { Feature() }
  }

  /// A container that numbers its subviews.
  private struct Numbered<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text(verbatim: "\(subviews.count) views")
        ForEach(subviews) { $0 }
      }
    }
  }

  @Test func eachViewThatIsLaidOutIsASubview() {
    let view = ViewDriver {
      Numbered {
        Text("a")
        Group {
          Text("b")
          Text("c")
        }
        ForEach(0..<2) { Text(verbatim: "\($0)") }
        if store.isOn { Text("on") } else { Text("off") }
        if store.isOn { Text("more") }
        VStack {
          Text("x")
          Text("y")
        }
        EmptyView()
      }
    }
    #expect(view.texts == ["7 views", "a", "b", "c", "0", "1", "off", "x", "y"])
    store.send(.set(true))
    #expect(view.texts == ["8 views", "a", "b", "c", "0", "1", "on", "more", "x", "y"])
    store.send(.set(false))
    #expect(view.texts == ["7 views", "a", "b", "c", "0", "1", "off", "x", "y"])
  }

  @Test func noViewsMakeAnEmptyCollection() {
    let view = ViewDriver {
      Numbered { EmptyView() }
      Group(subviews: EmptyView()) { Text($0.isEmpty ? "empty" : "full") }
      ForEach(subviews: EmptyView()) { _ in Text("never") }
    }
    #expect(view.texts == ["0 views", "empty"])
  }

  @Test func aContainerIsNotShownByItsContentAlone() {
    let view = ViewDriver { Group(subviews: Text("a")) { _ in Text("b") } }
    #expect(view.texts == ["b"])
  }

  @Test func subviewsKeepTheirStateWhenOthersAreInsertedAndRemoved() throws {
    let view = ViewDriver {
      ForEach(
        subviews: Group {
          if store.isOn { CountButton(name: "new") }
          CountButton(name: "old")
        }
      ) { $0.padding() }
    }
    try view.button("old 0").tap()
    store.send(.set(true))
    #expect(view.texts == ["new 0", "old 1"])
    try view.button("new 0").tap()
    store.send(.set(false))
    #expect(view.texts == ["old 1"])
    store.send(.set(true))
    #expect(view.texts == ["new 0", "old 1"])
  }

  @Test func subviewsKeepTheirStateWhenTheyAreReordered() throws {
    let view = ViewDriver {
      Group(
        subviews: ForEach(store.isOn ? [3, 1, 2] : [1, 2, 3], id: \.self) {
          CountButton(name: "\($0)")
        }
      ) { subviews in
        HStack { ForEach(subviews.reversed()) { $0.bold() } }
      }
    }
    try view.button("1 0").tap()
    #expect(view.texts == ["3 0", "2 0", "1 1"])
    let diff = {
      store.send(.set(true)); return view.diff()
    }()
    #expect(view.texts == ["2 0", "1 1", "3 0"])
    #expect(diff.allSatisfy { if case .move = $0.patch { true } else { false } }, "\(diff)")
    try view.button("3 0").tap()
    #expect(view.texts == ["2 0", "1 1", "3 1"])
  }

  @Test func subviewsKeepTheirStateInAnotherContainer() throws {
    let view = ViewDriver {
      Group(
        subviews: Group {
          CountButton(name: "a")
          CountButton(name: "b")
        }
      ) { subviews in
        if store.isOn {
          HStack { ForEach(subviews) { $0 } }
        } else {
          VStack { ForEach(subviews) { $0 } }
        }
      }
    }
    try view.button("a 0").tap()
    store.send(.set(true))
    #expect(view.texts == ["a 1", "b 0"])
    #expect(view.description.hasPrefix("HStack"))
    try view.button("b 0").tap()
    store.send(.set(false))
    #expect(view.texts == ["a 1", "b 1"])
    #expect(view.description.hasPrefix("VStack"))
  }

  @Test func subviewsMoveBetweenTwoContainers() throws {
    let view = ViewDriver {
      Group(
        subviews: Group {
          CountButton(name: "a")
          CountButton(name: "b")
          CountButton(name: "c")
        }
      ) { subviews in
        HStack {
          Text("first")
          ForEach(subviews.prefix(store.count)) { $0 }
        }
        VStack {
          Text("second")
          ForEach(subviews.dropFirst(store.count)) { $0 }
        }
      }
    }
    #expect(view.texts == ["first", "second", "a 0", "b 0", "c 0"])
    try view.button("b 0").tap()
    for (count, texts) in [
      (2, ["first", "a 0", "b 1", "second", "c 0"]), (3, ["first", "a 0", "b 1", "c 0", "second"]),
      (1, ["first", "a 0", "second", "b 1", "c 0"]), (0, ["first", "second", "a 0", "b 1", "c 0"]),
    ] {
      store.send(.count(count))
      #expect(view.texts == texts)
    }
  }

  /// Applies the patches of some numbers of the store.
  private func verifyPatches(
    of counts: [Int], @ViewBuilder _ content: @escaping () -> some View
  ) {
    let graph = ViewGraph(isolation: MainActor.shared, content)
    var tree = PatchedTree(graph.rendering)
    for count in counts {
      store.send(.count(count))
      let isApplied = tree.apply(graph.update())
      #expect(isApplied)
      #expect(tree.text == PatchedTree(graph.rendering.remade).text)
    }
  }

  @Test func patchesMoveSubviewsBetweenContainers() {
    verifyPatches(of: [2, 4, 1, 3, 0]) {
      Group(subviews: ForEach(0..<4) { Text("|\($0)") }) { subviews in
        HStack { ForEach(subviews.prefix(store.count)) { $0 } }
        VStack { ForEach(subviews.dropFirst(store.count)) { $0.padding() } }
      }
    }
  }

  @Test func aContainerFollowsItsContentThatChangesOnItsOwn() {
    verifyPatches(of: [1, 2, 3, 0, 5]) {
      let content = SeparateBody {
        ForEach(0..<store.count, id: \.self) { Text("|\($0)") }
        Divider()
      }
      Group(subviews: content) { subviews in
        HStack { ForEach(subviews.dropFirst(2)) { $0 } }
        VStack { ForEach(subviews.prefix(2)) { $0.padding() } }
      }
    }
  }

  @Test func aSubviewThatIsUsedTwiceIsShownInItsFirstPlace() throws {
    let view = ViewDriver {
      Group(subviews: CountButton(name: "a")) { subviews in
        if !store.isOn { HStack { subviews } }
        VStack { subviews }
      }
    }
    #expect(view.texts == ["a 0"])
    try view.button("a 0").tap()
    store.send(.set(true))
    #expect(view.texts == ["a 1"])
    store.send(.set(false))
    #expect(view.texts == ["a 1"])
    try view.button("a 1").tap()
    #expect(view.texts == ["a 2"])
  }

  @Test func aSubviewCanBeRemovedByItsContainer() throws {
    let view = ViewDriver {
      Group(subviews: CountButton(name: "a")) { subviews in
        if !store.isOn { subviews }
      }
    }
    try view.button("a 0").tap()
    store.send(.set(true))
    #expect(view.texts.isEmpty)
    // The subview exists, though its container does not show it.
    store.send(.set(false))
    #expect(view.texts == ["a 1"])
  }

  @Test func stateOfTheContainerAndOfASubviewAreIndependent() throws {
    struct Cards<Content: View>: View {
      @State private var isReversed = false
      @ViewBuilder let content: Content
      var body: some View {
        Button("turn") { isReversed.toggle() }
        Group(subviews: content) { subviews in
          if isReversed { ForEach(subviews.reversed()) { $0 } } else { subviews }
        }
      }
    }
    let view = ViewDriver {
      Cards {
        CountButton(name: "a")
        CountButton(name: "b")
      }
    }
    try view.button("a 0").tap()
    try view.button("turn").tap()
    #expect(view.texts == ["turn", "b 0", "a 1"])
    try view.button("b 0").tap()
    try view.button("turn").tap()
    #expect(view.texts == ["turn", "a 1", "b 1"])
  }

  @Test func containersCanBeNested() throws {
    let view = ViewDriver {
      Numbered {
        Numbered {
          Text("a")
          if store.isOn { Text("b") }
        }
        ForEach(subviews: Text("c")) { $0 }
      }
    }
    #expect(view.texts == ["3 views", "1 views", "a", "c"])
    store.send(.set(true))
    #expect(view.texts == ["4 views", "2 views", "a", "b", "c"])
  }

  @Test func aThousandSubviewsAreInsertedAndReversed() {
    let view = ViewDriver {
      ForEach(
        subviews: ForEach(store.isOn ? Array((0..<1000).reversed()) : Array(0..<500), id: \.self) {
          Text(verbatim: "\($0)")
        }
      ) { $0 }
    }
    #expect(view.texts.count == 500)
    store.send(.set(true))
    #expect(view.texts == (0..<1000).reversed().map { "\($0)" })
  }

  // MARK: Values

  @Test func aContainerReadsTheValuesOfItsSubviews() {
    let view = ViewDriver {
      ForEach(
        subviews: Group {
          Text("a").containerValue(\.rank, 1).padding()
          Text("b").containerValue(\.isFeatured, true).containerValue(\.rank, 2)
          Text("c")
          Group {
            Text("d")
            Text("e")
          }
          .containerValue(\.rank, 4)
        }
      ) { subview in
        subview
        Text(verbatim: "\(subview.containerValues.rank ?? 0) \(subview.containerValues.isFeatured)")
      }
    }
    #expect(
      view.texts
        == ["a", "1 false", "b", "2 true", "c", "0 false", "d", "4 false", "e", "4 false"])
  }

  @Test func theOuterValueOfASubviewWins() {
    let view = ViewDriver {
      ForEach(
        subviews: Group {
          Text("a").containerValue(\.rank, 1)
          Text("b").containerValue(\.isFeatured, true)
        }
        .containerValue(\.rank, 2)
      ) {
        Text(verbatim: "\($0.containerValues.rank ?? 0) \($0.containerValues.isFeatured)")
      }
    }
    #expect(view.texts == ["2 false", "2 true"])
  }

  @Test func aChangedValueUpdatesTheContainer() {
    let view = ViewDriver {
      ForEach(
        subviews: SeparateBody {
          Text("a").containerValue(\.rank, store.count)
        }
      ) { Text(verbatim: "\($0.containerValues.rank ?? -1)") }
    }
    #expect(view.texts == ["0"])
    store.send(.count(7))
    #expect(view.texts == ["7"])
  }

  @Test func theValuesOfASubviewEndAtItsContainer() {
    let view = ViewDriver {
      ForEach(subviews: VStack { Text("a").containerValue(\.rank, 1) }) {
        Text(verbatim: "\($0.containerValues.rank ?? 0)")
      }
    }
    #expect(view.texts == ["0"])
  }

  @Test func aContainerReadsTags() {
    let view = ViewDriver {
      ForEach(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag("x")
          Text("c")
        }
      ) { subview in
        let values = subview.containerValues
        Text(verbatim: "\(values.tag(for: Int.self) ?? 0) \(values.tag(for: String.self) ?? "-")")
        Text(verbatim: "\(values.hasTag(1)) \(values.hasTag("x"))")
      }
    }
    #expect(view.texts == ["1 -", "true false", "0 x", "false true", "0 -", "false false"])
  }

  @Test func theIdentityOfASubviewStaysTheSame() {
    var ids: [[Subview.ID]] = []
    let view = ViewDriver {
      Group(subviews: ForEach(store.isOn ? [2, 1] : [1, 2], id: \.self) { Text("\($0)") }) {
        let _ = ids.append($0.map(\.id))
        $0
      }
    }
    store.send(.set(true))
    view.update()
    #expect(ids.count == 2 && ids.first == ids.last?.reversed())
  }

  @Test func slicesAreCollectionsAndViews() {
    let view = ViewDriver {
      Group(subviews: ForEach(0..<5) { Text(verbatim: "\($0)") }) { subviews in
        subviews[1..<4].dropFirst()
        subviews[0..<1]
        Text(verbatim: "\(subviews[1..<4].startIndex) \(subviews[1..<4][2..<3].count)")
        subviews.suffix(1)
      }
    }
    #expect(view.texts == ["2", "3", "0", "1 1", "4"])
  }
}
