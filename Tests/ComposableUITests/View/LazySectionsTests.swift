@_spi(Renderer) import ComposableUI
import Testing

/// Collections that are long by the rows of their elements, such as those of sections.
@MainActor
@Suite struct LazySectionsTests {
  @Observable final class Model {
    /// The rows of each section.
    var sections: [[Int]]
    var appeared: Set<Int> = []

    init(_ count: Int, ofRows rowCount: Int) {
      sections = (0..<count).map { section in Model.rows(of: section, count: rowCount) }
    }

    static func rows(of section: Int, count: Int) -> [Int] {
      (0..<count).map { section * 10_000 + $0 }
    }
  }

  /// A section as one that reads its rows itself, as that of a child feature does.
  struct SectionView: View {
    let model: Model
    let number: Int

    var body: some View {
      Section {
        ForEach(model.sections[number], id: \.self) { Text(verbatim: "\($0)") }
      } header: {
        Text(verbatim: "Section \(number)").onAppear { model.appeared.insert(number) }
      }
    }
  }

  /// A row that hides itself.
  struct RowView: View {
    let model: Model
    let number: Int

    var body: some View {
      if !model.appeared.contains(number) { Text(verbatim: "\(number)") }
    }
  }

  private func list(_ model: Model) -> ViewDriver {
    ViewDriver(createsRowsLazily: true) {
      List {
        ForEach(Array(model.sections.indices), id: \.self) { SectionView(model: model, number: $0) }
      }
    }
  }

  /// The numbers of the sections that exist.
  private func sections(_ view: ViewDriver) -> [Int] {
    view.texts.compactMap { $0.hasPrefix("Section ") ? Int($0.dropFirst(8)) : nil }
  }

  @Test func aListStartsWithTheSectionsOfAHundredRows() throws {
    let model = Model(26, ofRows: 40)
    let view = list(model)
    #expect(sections(view) == [0, 1, 2])
    #expect(model.appeared == [0, 1, 2])
    try view.scroll(toRows: 10..<12)
    #expect(sections(view) == [10, 11])
    #expect(view.texts.contains("110039"))
    try view.scroll(toRows: 25..<99)
    #expect(sections(view) == [25])
  }

  @Test(arguments: [(1, 99), (2, 60), (3, 40), (20, 3)])
  func sectionsOfAboutAHundredRowsAllExist(count: Int, rowCount: Int) {
    #expect(sections(list(Model(count, ofRows: rowCount))) == Array(0..<count))
  }

  @Test func aFormStartsWithTheSectionsOfAHundredRows() {
    let view = ViewDriver(createsRowsLazily: true) {
      Form {
        ForEach(0..<90, id: \.self) { number in
          Section("Section \(number)") {
            ForEach(0..<8, id: \.self) { Text(verbatim: "\($0)") }
          }
          .listRowBackground(Color.clear)
        }
      }
    }
    #expect(sections(view) == Array(0..<12))
  }

  @Test func aStackStartsWithTheSectionsOfAHundredRows() throws {
    let model = Model(50, ofRows: 20)
    let view = ViewDriver(createsRowsLazily: true) {
      LazyVStack {
        ForEach(Array(model.sections.indices), id: \.self) { SectionView(model: model, number: $0) }
      }
    }
    #expect(sections(view) == Array(0..<5))
    try view.scroll(toRows: 30..<33)
    #expect(sections(view) == [30, 31, 32])
  }

  @Test func rowsOfSeveralViewsAreCounted() throws {
    let view = ViewDriver(createsRowsLazily: true) {
      List {
        ForEach(0..<200, id: \.self) {
          Text(verbatim: "\($0)")
          Text(verbatim: "more")
        }
      }
    }
    #expect(view.texts.count == 100)
    try view.scroll(toRows: 150..<155)
    #expect(view.texts.count == 10)
  }

  @Test func theRenderingHasTheNumberOfViewsOfEachRow() throws {
    let model = Model(26, ofRows: 40)
    let view = ViewDriver(createsRowsLazily: true) {
      LazyVStack {
        ForEach(Array(model.sections.indices), id: \.self) { SectionView(model: model, number: $0) }
      }
    }
    try view.scroll(toRows: 10..<12)
    #expect(sizes(in: view) == [41, 41])
    model.sections[11].removeLast(30)
    #expect(sizes(in: view) == [41, 11])
    // One element each.
    let list = list(model)
    try list.scroll(toRows: 10..<12)
    #expect(sizes(in: list) == [])
  }

  /// The numbers of views that the first collection's rows consist of.
  private func sizes(in view: ViewDriver) -> [Int]? {
    func find(in rendering: Rendering) -> [Int]? {
      if case .before(_, _, _, let sizes, _)? = rendering.content.as(OffscreenRowsContent.self) {
        return sizes
      }
      return rendering.children.lazy.compactMap(find).first
    }
    return find(in: view.rendering)
  }

  @Test func aListHasSectionsOfAboutAThousandRowsAroundWhatIsSeen() throws {
    let model = Model(100, ofRows: 98)
    let view = list(model)
    try view.scroll(toRows: 30..<71)
    #expect(sections(view) == Array(45..<56))
    try view.scroll(toRows: 0..<21)
    #expect(sections(view) == Array(5..<16))
    // A change keeps them.
    model.sections[10].append(7)
    #expect(sections(view) == Array(5..<16))
  }

  @Test func sectionsWithoutHeadersCountTheirRows() {
    let view = ViewDriver(createsRowsLazily: true) {
      List {
        ForEach(0..<100, id: \.self) { number in Section { Text(verbatim: "\(number)") } }
      }
    }
    #expect(view.texts.count == 100)
  }

  @Test func sectionsThatAreLoadedAllAtOnceAreCounted() {
    let model = Model(0, ofRows: 0)
    let view = list(model)
    #expect(sections(view).isEmpty)
    model.sections = Model(26, ofRows: 40).sections
    #expect(sections(view) == [0, 1, 2])
  }

  @Test func sectionsThatAreAddedAfterOthersAreCounted() {
    let model = Model(1, ofRows: 40)
    let view = list(model)
    model.sections += Model(26, ofRows: 40).sections.dropFirst()
    #expect(sections(view) == [0, 1, 2])
    model.sections.removeLast(25)
    #expect(sections(view) == [0])
  }

  @Test func sectionsWhoseRowsAreLoadedLaterLeaveWithTheNextScrolling() throws {
    let model = Model(26, ofRows: 0)
    let view = list(model)
    #expect(sections(view) == Array(0..<26))
    #expect(throws: (any Error).self) { try view.scroll(toRows: 0..<1) }
    for section in 0..<26 { model.sections[section] = Model.rows(of: section, count: 40) }
    #expect(sections(view) == Array(0..<26))
    try view.scroll(toRows: 3..<5)
    #expect(sections(view) == [3, 4])
    // A section may have fewer rows later, or none.
    model.sections = Model(26, ofRows: 1).sections
    #expect(sections(view) == [3, 4])
  }

  @Test func sectionsOfThousandsOfRowsFollowTheUser() throws {
    let model = Model(60, ofRows: 600)
    let view = ViewDriver(createsRowsLazily: true) {
      List {
        ForEach(Array(model.sections.indices), id: \.self) { number in
          Section("Section \(number)") {
            // All of them exist, as one has no view.
            ForEach(model.sections[number], id: \.self) { row in
              if !row.isMultiple(of: 10_000) { Text(verbatim: "\(row)") }
            }
          }
        }
      }
    }
    for seen in 1..<20 {
      try view.scroll(toRows: max(0, seen - 2)..<seen + 3)
      #expect(sections(view).contains(seen))
    }
  }

  @Test func anUnscrolledListBeginsAtItsTop() {
    let model = Model(50, ofRows: 0)
    let view = list(model)
    for section in 0..<50 {
      model.sections[section] = Model.rows(of: section, count: 60)
      #expect(sections(view).first == 0)
    }
  }

  @Test func aRowThatBecomesEmptyCreatesAllOthers() {
    let model = Model(1, ofRows: 500)
    let view = ViewDriver(createsRowsLazily: true) {
      List { ForEach(model.sections[0], id: \.self) { RowView(model: model, number: $0) } }
    }
    #expect(view.texts.count == 100)
    model.appeared = [3]
    #expect(view.texts.count == 499)
  }

  @Test func aRowInsertedIntoASectionLeavesTheSectionsAsTheyAre() throws {
    let model = Model(26, ofRows: 40)
    let view = list(model)
    try view.scroll(toRows: 10..<12)
    model.sections[10].append(7)
    model.sections[3].append(8)
    #expect(sections(view) == [10, 11])
    #expect(view.texts.contains("7") && !view.texts.contains("8"))
  }

  @Test(arguments: [40, 3_000])
  func aProgramScrollsToARowOfASectionThatDoesNotExist(rowCount: Int) throws {
    let model = Model(26, ofRows: rowCount)
    var proxy: ScrollViewProxy?
    let graph = ViewGraph(isolation: MainActor.shared) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        List {
          ForEach(Array(model.sections.indices), id: \.self) {
            SectionView(model: model, number: $0)
          }
        }
      }
    }
    _ = graph.update()
    let row = try #require(model.sections[20].last)
    proxy?.scrollTo(row, anchor: .top)
    let diff = graph.update()
    let target = diff.compactMap { if case .scroll(let id, .top) = $0.patch { id } else { nil } }
    #expect(target.count == 1)
    #expect(graph.rendering.description.contains("\(row)"))
    // Only those that are shown have appeared.
    #expect(model.appeared.isSubset(of: [0, 1, 2, 18, 19, 20, 21, 22]))
    proxy?.scrollTo(-1)
    #expect(graph.update().isEmpty)
  }

  @Test func aSearchForARowPresentsNothingAndDismissesNothing() throws {
    let model = Model(60, ofRows: 40)
    var (proxy, dismissed, presented): (ScrollViewProxy?, Int, Set<Int>) = (nil, 0, [])
    let view = ViewDriver(createsRowsLazily: true) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        List {
          ForEach(Array(model.sections.indices), id: \.self) { number in
            SectionView(model: model, number: number)
              .sheet(isPresented: .constant(number == 1 || number == 30)) {
                dismissed += 1
              } content: {
                let _ = presented.insert(number)
                Text(verbatim: "Sheet \(number)")
              }
          }
        }
      }
    }
    #expect(view.texts.contains("Sheet 1") && presented == [1])
    try view.scroll(toRows: 10..<12)
    // The section stays, as it presents something.
    proxy?.scrollTo(50 * 10_000 + 7)
    #expect(sections(view).contains(50))
    proxy?.scrollTo("unknown")
    #expect(sections(view).contains(50))
    // A row of the section that stays is found, too.
    proxy?.scrollTo(10_007)
    #expect(sections(view).contains(1))
    #expect(view.texts.contains("Sheet 1"))
    #expect(dismissed == 0 && presented == [1])
  }
}
