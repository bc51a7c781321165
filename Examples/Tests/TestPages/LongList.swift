import ComposableUI

/// A list of 100,000 rows of different heights, with the changes that a page of it has to survive.
struct LongList: View {
  @State private var rows = Array(0..<100_000)
  @State private var taps = 0
  @State private var appeared: Set<Int> = []
  @State private var isUnfolded = false

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List {
          Section("Changes") {
            Button("Tap") { taps += 1 }
            Button("Unfold") { isUnfolded.toggle() }
            if isUnfolded { ForEach(0..<3, id: \.self) { Text("Unfolded \($0)") } }
            Text("\(taps) taps, \(rows.count) rows, \(appeared.count) visible")
          }
          Section("Rows") {
            ForEach(rows, id: \.self) { row in
              LongListRow(row: row)
                .onAppear { appeared.insert(row) }
                .onDisappear { appeared.remove(row) }
            }
            .onDelete { rows.remove(atOffsets: $0) }
          }
          Section("End") { Text("The end") }
        }
        .toolbar {
          Button("Insert", action: insert)
          Button("To 70000") { proxy.scrollTo(70_000, anchor: .top) }
          Button("Remove 10") { rows.removeFirst(10) }
          Button("Remove all") { rows = [] }
        }
      }
      .navigationTitle("Long list")
      .navigationDestination(for: Int.self) { row in
        Text("Details of \(row)")
        Button("Insert behind", action: insert)
      }
    }
  }

  private func insert() { rows.insert(contentsOf: rows.count..<rows.count + 10, at: 0) }
}

private struct LongListRow: View {
  let row: Int
  @State private var isMarked = false

  var body: some View {
    VStack(alignment: .leading) {
      NavigationLink("Row \(row)", value: row)
      if row.isMultiple(of: 3) { Text("A second line of row \(row)") }
      if row.isMultiple(of: 10) { Toggle("Marked \(row)", isOn: $isMarked) }
    }
  }
}

/// Elements without rows, and after them rows that are much higher than others.
struct LongGaps: View {
  var body: some View {
    List {
      ForEach(0..<300, id: \.self) { row in
        if row >= 290 { Text("Late row \(row)") }
      }
      ForEach(0..<100_000, id: \.self) { row in Text("Row \(row)").frame(height: 400) }
    }
  }
}

/// 300 sections of 5 to 44 rows, as of contacts or of days. The last ones are short, and one is empty.
struct LongCards: View {
  /// True in a stack, whose sections are no elements of their own.
  var isStack = false
  @State private var first = 0
  @State private var insertedCount = 0

  var body: some View {
    ScrollViewReader { proxy in
      if isStack {
        ScrollView { LazyVStack(alignment: .leading, spacing: 22) { rows(proxy) } }
      } else {
        List { rows(proxy) }
      }
    }
  }

  @ViewBuilder private func rows(_ proxy: ScrollViewProxy) -> some View {
    Section("Changes") {
      Button("Insert rows") { insertedCount += 1 }
      Button("Insert section") { first -= 1 }
      Button("To row 200.4") { proxy.scrollTo("200.4", anchor: .top) }
    }
    ForEach(first..<300, id: \.self) { section in
      if section == 49 {
        Section {}
      } else {
        Section("Section \(section)") {
          // Some are inserted before the others.
          ForEach(-insertedCount..<rowCount(of: section), id: \.self) { row in
            Text(verbatim: "Row \(section).\(row)").id("\(section).\(row)")
          }
        }
      }
    }
    Text("The end")
  }

  private func rowCount(of section: Int) -> Int {
    section < 250 ? 5 + (section + 280) * 7 % 40 : 2
  }
}

/// Sections of 400 rows with headers that stay visible.
struct LongSections: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
          ForEach(["A", "B", "C"], id: \.self) { section in
            Section {
              ForEach(0..<400, id: \.self) { Text("Row \(section)\($0)") }
            } header: {
              Text("Section \(section)").background(.white)
            }
          }
        }
      }
      .navigationTitle("Long sections")
    }
  }
}

/// A grid of 10,000 cells in columns that fit the width, and a line of 10,000 cells.
struct LongGrid: View {
  @State private var cells = Array(0..<10_000)

  var body: some View {
    ScrollView {
      Button("Insert cell") { cells.insert(cells.count, at: 0) }
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(cells, id: \.self) { cell in
            Text("H\(cell)").frame(width: 80, height: 40)
          }
        }
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
        ForEach(cells, id: \.self) { cell in
          Text("C\(cell)").frame(height: 60)
        }
      }
      Text("The end")
    }
  }
}
