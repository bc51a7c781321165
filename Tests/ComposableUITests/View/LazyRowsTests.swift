import ComposableCore
import IdentifiedCollections
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The rows of long collections in lazy containers.
@MainActor
@Suite struct LazyRowsTests {
  @Observable final class Model {
    var rows = Array(0..<5000)
    var suffix = ""
    var appeared: Set<Int> = []
    var isPresented = false
    var sum = 0
  }

  private let model = Model()

  private func list() -> ViewDriver {
    list { [model] in Text("\($0)" + model.suffix) }
  }

  private func list(@ViewBuilder of row: @escaping (Int) -> some View) -> ViewDriver {
    ViewDriver(createsRowsLazily: true) { [model] in
      List { ForEach(model.rows, id: \.self, content: row) }
    }
  }

  private func texts(_ numbers: Range<Int>) -> [String] { numbers.map { "\($0)" } }

  // Which rows exist -------------------------------------------------------------------------------

  @Test func aLongListStartsWithOneHundredRows() {
    #expect(list().texts == texts(0..<100))
  }

  @Test func aListOfOneHundredElementsHasAllRows() throws {
    model.rows = Array(0..<100)
    let view = list()
    #expect(view.texts == texts(0..<100))
    #expect(throws: (any Error).self) { try view.scroll(toRows: 0..<10) }
    model.rows.append(100)
    #expect(view.texts == texts(0..<100))
    try view.scroll(toRows: 90..<200)
    #expect(view.texts == texts(90..<101))
  }

  @Test func rowsThatTheUserSeesAreCreated() throws {
    let view = list()
    try view.scroll(toRows: 2000..<2040)
    #expect(view.texts == texts(2000..<2040))
    try view.scroll(toRows: 4990..<6000)
    #expect(view.texts == texts(4990..<5000))
    try view.scroll(toRows: 9000..<9010)
    #expect(view.texts == texts(4990..<5000))
  }

  @Test func oneCollectionHasAtMostOneThousandRows() throws {
    let view = list()
    try view.scroll(toRows: 0..<5000)
    #expect(view.texts == texts(0..<1000))
  }

  @Test func aWindowBeginsWithALine() throws {
    let graph = ViewGraph(isolation: MainActor.shared) {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
        ForEach(0..<5000, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    _ = graph.update()
    let edge = try #require(firstEdge(in: graph.rendering))
    #expect(graph.handle(.rows(1000..<1020, columns: 3), on: edge))
    _ = graph.update()
    #expect(graph.rendering.description.contains("OffscreenRows shown 999..<1020 of 5000"))
    #expect(graph.handle(.rows(999..<9999, columns: 1000), on: edge))
    _ = graph.update()
    #expect(graph.rendering.description.contains("OffscreenRows shown 0..<1000 of 5000"))
  }

  @Test func allViewsOfAStackExist() {
    let graph = ViewGraph(isolation: MainActor.shared) {
      List { VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)") } } }
      VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)") } }
    }
    #expect(graph.rendering.numberCount == 400)
  }

  @Test(arguments: 0..<6)
  func everyLazyContainerStartsWithOneHundredRows(container: Int) {
    let graph = ViewGraph(isolation: MainActor.shared) {
      let rows = ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)") }
      switch container {
      case 0: Form { rows.padding() }
      case 1: List { Section("Section") { rows } }
      case 2: LazyVStack { Section("Section") { Group { rows } } }
      case 3: LazyHStack { rows.onDelete { _ in } }
      case 4: LazyHGrid(rows: [GridItem()]) { rows }
      default: List(0..<200) { Text(verbatim: "\($0)") }
      }
    }
    // The buttons that delete rows have texts, too.
    #expect(graph.rendering.numberCount == 100)
  }

  @Test func pickersAndGridsInALongListAreComplete() {
    let graph = ViewGraph(isolation: MainActor.shared) {
      Form {
        Picker("Number", selection: .constant(150)) {
          ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)") }
        }
        Grid { ForEach(0..<200, id: \.self) { number in GridRow { Text(verbatim: "\(number)") } } }
      }
    }
    #expect(graph.rendering.numberCount == 400)
    #expect(!graph.rendering.description.contains("OffscreenRows"))
  }

  @Test func aCollectionWithElementsWithoutViewsIsComplete() {
    let graph = ViewGraph(isolation: MainActor.shared) { [model] in
      List {
        ForEach(model.rows, id: \.self) { row in
          if !row.isMultiple(of: 50) || model.suffix.isEmpty { Text(verbatim: "\(row)") }
        }
      }
    }
    _ = graph.update()
    #expect(graph.rendering.numberCount == 100)
    model.suffix = "filtered"
    _ = graph.update()
    #expect(graph.rendering.numberCount == 4900)
    #expect(!graph.rendering.description.contains("OffscreenRows"))
  }

  @Test func modifiersOfRowsLeaveTheirEdgesAlone() {
    let graph = ViewGraph(isolation: MainActor.shared) {
      List {
        ForEach(0..<200, id: \.self) { Text(verbatim: "\($0)") }
          .listRowBackground(Color.clear)
          .overlay { Text("over") }
          .contextMenu { Button("Open") {} }
      }
    }
    let list = graph.rendering.first { $0.is(ListContent.self) }
    #expect(list?.children.count == 102)
    #expect(list?.children.first?.description == "OffscreenRows shown 0..<100 of 200")
    #expect(list?.children.last?.description == "OffscreenRows from 100")
  }

  // Changes ----------------------------------------------------------------------------------------

  @Test func rowsInsertedAboveLeaveTheOthersInPlace() throws {
    let view = list()
    try view.scroll(toRows: 2000..<2040)
    let ids = view.rendering.ids
    model.rows.insert(contentsOf: 10_000..<10_500, at: 0)
    #expect(view.texts == texts(2000..<2040))
    #expect(view.rendering.ids == ids)
    #expect(view.description.contains("shown 2500..<2540 of 5500"))
  }

  @Test func rowsRemovedAboveLeaveTheOthersInPlace() throws {
    let view = list()
    try view.scroll(toRows: 2000..<2040)
    model.rows.removeFirst(1500)
    #expect(view.texts == texts(2000..<2040))
    model.rows.removeAll { $0.isMultiple(of: 3) && $0 < 1990 }
    #expect(view.texts == texts(2000..<2040))
  }

  @Test func rowsInsertedAtTheStartAreShownAtTheStart() {
    let view = list()
    model.rows.insert(contentsOf: [-3, -2, -1], at: 0)
    #expect(view.texts == texts(-3..<100))
  }

  @Test(arguments: [120, 300, 1_000, 5_000])
  func rowsInAnotherOrderAreShownFromTheSamePositionOn(count: Int) throws {
    model.rows = Array(0..<count)
    let view = list()
    var random = SplitMix(seed: UInt64(count))
    for _ in 1...5 {
      model.rows.shuffle(using: &random)
      #expect(view.texts == model.rows.prefix(100).map(String.init))
      model.rows.sort()
      #expect(view.texts == texts(0..<100))
      model.rows.reverse()
      #expect(view.texts == model.rows.prefix(100).map(String.init))
    }
    model.rows.sort()
    try view.scroll(toRows: 60..<100)
    model.rows.shuffle(using: &random)
    #expect(view.texts == model.rows[60..<100].map(String.init))
  }

  @Test func rowsStayInViewIfOthersAmongThemGo() throws {
    let view = list()
    try view.scroll(toRows: 2000..<2040)
    model.rows.removeAll { $0 % 2 == 1 }
    #expect(view.texts.contains("2018") && view.texts.contains("2022"))
    let middle = view.texts[20]
    model.rows = model.rows.flatMap { [$0, -$0 - 1, -$0 - 10_000] }
    #expect(view.texts[10..<30].contains(middle))
    // A row that is dragged to another place is not the place of all.
    let row = try #require(model.rows.firstIndex { "\($0)" == middle })
    model.rows.insert(model.rows.remove(at: row), at: row + 6)
    #expect(view.texts[10..<36].contains(middle))
  }

  @Test func aRemovedRowIsReplacedByTheNextOne() throws {
    let view = list()
    try view.scroll(toRows: 2000..<2040)
    model.rows.remove(at: 2010)
    #expect(view.texts == texts(2000..<2010) + texts(2011..<2041))
  }

  @Test func anotherCollectionIsShownAtTheSamePosition() throws {
    let view = list()
    try view.scroll(toRows: 2000..<2040)
    model.rows = Array(20_000..<26_000)
    #expect(view.texts == texts(22_000..<22_040))
    model.rows = Array(0..<500)
    #expect(view.texts == texts(460..<500))
    model.rows = []
    #expect(view.texts == [])
    model.rows = Array(0..<500)
    #expect(view.texts == texts(0..<100))
  }

  @Test func aChangeReadsOnlyShownElements() throws {
    let reads = LockIsolated(0)
    struct Counted: RandomAccessCollection {
      let reads: LockIsolated<Int>
      var startIndex: Int { 0 }
      var endIndex: Int { 100_000 }
      subscript(position: Int) -> Int {
        reads.withValue { $0 += 1 }
        return position
      }
    }
    let view = ViewDriver(createsRowsLazily: true) { [model] in
      List { ForEach(Counted(reads: reads), id: \.self) { Text("\($0)" + model.suffix) } }
    }
    _ = view.texts
    #expect(reads.value < 200)
    model.suffix = "!"
    #expect(view.texts[99] == "99!")
    #expect(reads.value < 500)
  }

  /// A window against a list of all rows, under random changes.
  @Test(arguments: UInt64(0)..<12)
  func theShownRowsAreAlwaysARangeOfTheCollection(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let view = list()
    var next = 100_000
    for _ in 0..<30 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let count = Int.random(in: 1...200, using: &random)
        model.rows.insert(
          contentsOf: next..<next + count, at: Int.random(in: 0...model.rows.count, using: &random))
        next += count
      case 1 where model.rows.count > 300:
        let start = Int.random(in: 0..<model.rows.count - 200, using: &random)
        model.rows.removeSubrange(start..<start + Int.random(in: 1...200, using: &random))
      case 2: model.rows.shuffle(using: &random)
      case 3: model.rows.reverse()
      case 4 where !model.rows.isEmpty:
        model.rows.remove(at: Int.random(in: 0..<model.rows.count, using: &random))
      case 5: model.rows = Array(model.rows.prefix(Int.random(in: 0...6000, using: &random)))
      default:
        let start = Int.random(in: 0...6000, using: &random)
        let count = Int.random(in: 0...1200, using: &random)
        try? view.scroll(toRows: start..<start + count)
      }
      let texts = view.texts.compactMap { Int($0) }
      let start = try texts.first.map { try #require(model.rows.firstIndex(of: $0)) } ?? 0
      #expect(Array(model.rows[start..<start + texts.count]) == texts)
      #expect(texts.count <= 1000 && texts.isEmpty == model.rows.isEmpty)
      if model.rows.count <= 100 { #expect(texts == model.rows) }
    }
  }

  // State and lifetime -----------------------------------------------------------------------------

  @Test func changedStateOutlivesTheRowsViews() throws {
    let view = list { CountButton(name: "\($0)") }
    try view.button("5 0").tap()
    try view.scroll(toRows: 3000..<3040)
    #expect(view.texts.first == "3000 0")
    try view.scroll(toRows: 0..<40)
    #expect(view.texts[5] == "5 1")
    model.rows.remove(at: 5)
    #expect(view.texts[5] == "6 0")
  }

  @Test func changedStateOutlivesInsertionsAndMoves() throws {
    let view = list { CountButton(name: "\($0)") }
    try view.button("80 0").tap()
    model.rows.insert(contentsOf: 10_000..<10_200, at: 60)
    model.rows.move(fromOffsets: [280], toOffset: 3000)
    #expect(!view.texts.contains("80 1"))
    try view.scroll(toRows: 2990..<3010)
    #expect(view.texts.contains("80 1"))
    // In a short collection all rows exist.
    model.rows = [80, 81]
    #expect(view.texts == ["80 1", "81 0"])
  }

  @Test func aRowOutsideOfTheWindowIsNotEvaluated() throws {
    let values = Values()
    let view = ViewDriver(createsRowsLazily: true) {
      List { ForEach(values.ids, id: \.self) { ValueRow(id: $0, values: values) } }
    }
    try view.button("5 is 5 0").tap()
    #expect(view.texts[5] == "5 is 5 1")
    try view.scroll(toRows: 3000..<3040)
    values.all[5] = nil
    view.update()
    values.all[5] = 500
    try view.scroll(toRows: 0..<40)
    #expect(view.texts[5] == "5 is 500 1")
  }

  @Observable final class Values {
    let ids = Array(0..<5000)
    var all = Dictionary(uniqueKeysWithValues: (0..<5000).map { ($0, $0) })
  }

  struct ValueRow: View {
    let id: Int
    let values: Values
    @State private var count = 0

    var body: some View {
      // Without the value, the row must not be evaluated.
      Button(String(id) + " is " + String(values.all[id]!) + " \(count)") { count += 1 }
    }
  }

  /// A list whose row 5 presents a button, which has been tapped once.
  private func viewWithASheetOfRow5() throws -> ViewDriver {
    model.isPresented = true
    let view = ViewDriver(createsRowsLazily: true) { [model] in
      @Bindable var model = model
      List {
        ForEach(model.rows, id: \.self) { row in
          Text(verbatim: "\(row)").sheet(
            isPresented: row == 5 ? $model.isPresented : .constant(false)
          ) { CountButton(name: "sheet") }
        }
      }
    }
    try view.button("sheet 0").tap()
    return view
  }

  @Test func aSheetOfARowStaysWhenTheRowLeavesTheWindow() throws {
    let view = try viewWithASheetOfRow5()
    try? view.scroll(toRows: 3000..<3040)
    _ = try view.button("sheet 1")
    model.isPresented = false
    #expect(throws: (any Error).self) { try view.button("sheet 1") }
  }

  /// Also that of a row that is not in the window: its body would ask for what is no longer there.
  @Test(arguments: [0..<40, 3000..<3040])
  func aSheetOfARowEndsWithItsElement(shown: Range<Int>) throws {
    let view = try viewWithASheetOfRow5()
    try? view.scroll(toRows: shown)
    model.rows.removeAll { $0 == 5 }
    #expect(throws: (any Error).self) { try view.button("sheet 1") }
  }

  @Test func rowsOutsideOfTheWindowHaveNoPreferences() throws {
    let view = ViewDriver(createsRowsLazily: true) { [model] in
      List {
        ForEach(model.rows, id: \.self) {
          CountButton(name: "\($0)").preference(key: Sum.self, value: 1)
        }
      }
      .onPreferenceChange(Sum.self) { sum in model.sum = sum }
    }
    try view.button("5 0").tap()
    try view.scroll(toRows: 3000..<3040)
    #expect(model.sum == 40)
  }

  struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func rowsAppearAndDisappearWithTheWindow() throws {
    let view = list { [model] row in
      CountButton(name: "\(row)")
        .onAppear { model.appeared.insert(row) }
        .onDisappear { model.appeared.remove(row) }
    }
    try view.button("5 0").tap()
    #expect(model.appeared == Set(0..<100))
    try view.scroll(toRows: 3000..<3040)
    #expect(model.appeared == Set(3000..<3040))
    try view.scroll(toRows: 0..<50)
    #expect(model.appeared == Set(0..<50))
  }

  @Test func aTaskOfARowEndsWhenItLeavesTheWindow() async throws {
    let (ended, continuation) = AsyncStream<Int>.makeStream()
    let view = list { row in
      Text("\(row)").task {
        try? await Task.never()
        continuation.yield(row)
      }
    }
    try view.scroll(toRows: 50..<120)
    var rows: Set<Int> = []
    for await row in ended {
      rows.insert(row)
      if rows.count == 50 { break }
    }
    #expect(rows == Set(0..<50))
  }

  @Test func aProgramScrollsToARowThatDoesNotExist() throws {
    var proxy: ScrollViewProxy?
    let graph = ViewGraph(isolation: MainActor.shared) { [model] in
      ScrollViewReader { reader in
        let _ = proxy = reader
        List { ForEach(model.rows, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
    _ = graph.update()
    proxy?.scrollTo(3000, anchor: .top)
    let diff = graph.update()
    #expect(graph.rendering.description.contains("shown 2950..<3050 of 5000"))
    let target = try #require(
      diff.compactMap { if case .scroll(let id, .top) = $0.patch { id } else { nil } }.first)
    #expect(graph.rendering.text(of: target) == "3000")
    proxy?.scrollTo(-1)
    #expect(graph.update().isEmpty)
  }

  @Test func scrollingHasNoAnimation() throws {
    let graph = ViewGraph(isolation: MainActor.shared) { [model] in
      List {
        ForEach(model.rows, id: \.self) {
          Text(verbatim: "\($0)").transition(.opacity.animation(.default))
        }
      }
      .animation(.default, value: model.rows.count)
    }
    _ = graph.update()
    let edge = try #require(firstEdge(in: graph.rendering))
    #expect(graph.handle(.rows(50..<150, columns: 1), on: edge))
    let diff = graph.update()
    #expect(diff.count > 100)
    #expect(diff.allSatisfy { $0.animation == nil })
  }

  @Test func aDeletedRowIsThatAtItsPosition() throws {
    let view = ViewDriver(createsRowsLazily: true) { [model] in
      List {
        ForEach(model.rows, id: \.self) { Text(verbatim: "\($0)") }
          .onDelete { model.rows.remove(atOffsets: $0) }
          .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    try view.scroll(toRows: 3000..<3040)
    try view.action("Delete", ofRow: "3010").tap()
    #expect(!model.rows.contains(3010))
    #expect(model.rows.count == 4999)
    try view.action("Move up", ofRow: "3012").tap()
    #expect(model.rows[3010] == 3012)
  }

  @Test func rowsOfStoresAreCreatedOnAccess() throws {
    let store = Store(initialState: Rows.State()) { Rows() }
    let view = ViewDriver(createsRowsLazily: true) {
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          Button(String(row.state.id) + " \(row.count)") { row.send(.tapped) }
        }
      }
    }
    try view.scroll(toRows: 4000..<4010)
    try view.button("4003 0").tap()
    #expect(store.rows[4003].count == 1)
    #expect(view.texts[3] == "4003 1")
  }

  @Reducer struct Rows {
    @ObservableState struct State: Equatable {
      var rows = IdentifiedArray(uniqueElements: (0..<5000).map { Row.State(id: $0) })
    }
    enum Action { case rows(IdentifiedActionOf<Row>) }
    var body: some ReducerOf<Self> {
      EmptyReducer().forEach(\.rows, action: \.rows) { Row() }
    }
  }

  @Reducer struct Row {
    @ObservableState struct State: Equatable, Identifiable {
      let id: Int
      var count = 0
    }
    enum Action { case tapped }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  private func firstEdge(in rendering: Rendering) -> Int? {
    if case .before? = rendering.content.as(OffscreenRowsContent.self) { return rendering.id }
    return rendering.children.lazy.compactMap(firstEdge).first
  }
}

extension Rendering {
  /// The number of texts that are numbers.
  fileprivate var numberCount: Int {
    var count = children.reduce(0) { $0 + $1.numberCount }
    if content.base.plainText.flatMap({ Int($0) }) != nil { count += 1 }
    return count
  }

  /// The first element whose content satisfies a condition.
  fileprivate func first(where isFound: (AnyElementContent) -> Bool) -> Rendering? {
    if isFound(content) { return self }
    for child in children {
      if let found = child.first(where: isFound) { return found }
    }
    return nil
  }

  fileprivate var ids: [Int] { [id] + children.flatMap(\.ids) }

  fileprivate func text(of id: Int) -> String? {
    if self.id == id { return label }
    return children.lazy.compactMap { $0.text(of: id) }.first
  }
}
