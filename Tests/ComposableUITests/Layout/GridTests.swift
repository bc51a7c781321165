import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Grids and lazy stacks.
@MainActor
@Suite struct GridTests {
  @Test func aGridShowsItsRowsAndColumns() {
    let view = ViewDriver {
      Grid {
        GridRow {
          Text("A")
          Text("B").gridCellColumns(2).padding(4)
        }
        Divider()
        GridRow {
          ForEach(0..<3) { Text("\($0)") }
        }
      }
    }
    #expect(
      view.description == """
        Grid
          gridCell row 0 columns 0..<1 "A"
          gridCell row 0 columns 1..<3
            padding 4.0 "B"
          gridCell row 1 whole
            Divider
          gridCell row 2 columns 0..<1 "0"
          gridCell row 2 columns 1..<2 "1"
          gridCell row 2 columns 2..<3 "2"
        """)
  }

  @Test func aGridFollowsItsRows() throws {
    struct Content: View {
      @State private var span = 1
      @State private var hasRow = false

      var body: some View {
        Button("Wider") { span += 1 }
        Button("More") { hasRow = true }
        Grid {
          if hasRow { GridRow { Text("new") } }
          GridRow {
            Text("A").gridCellColumns(span)
            Text("B")
          }
        }
      }
    }
    let view = ViewDriver { Content() }
    #expect(view.columns == 2)
    try view.button("Wider").tap()
    #expect(view.columns == 3)
    #expect(view.description.contains("gridCell row 0 columns 2..<3 \"B\""))
    try view.button("More").tap()
    #expect(view.description.contains("gridCell row 0 columns 0..<1 \"new\""))
    #expect(view.description.contains("gridCell row 1 columns 2..<3 \"B\""))
  }

  @Test func cellsHaveAlignments() {
    let view = ViewDriver {
      Grid(alignment: .topLeading) {
        GridRow(alignment: .bottom) {
          Text("A").gridColumnAlignment(.trailing)
          Text("B").gridCellAnchor(.center)
        }
        GridRow {
          Text("C")
          Text("D")
        }
      }
    }
    #expect(view.cells.map(\.alignment) == [.bottomTrailing, .center, .topTrailing, .topLeading])
  }

  @Test func aLazyGridShowsItsTracks() {
    let view = ViewDriver {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        Section("Head") {
          ForEach(0..<2) { Text("\($0)") }
        }
      }
    }
    #expect(
      view.description == """
        LazyVGrid
          gridCell
            gridCell whole "Head"
          gridCell "0"
          gridCell "1"
        """)
  }
}

@MainActor
extension ViewDriver {
  /// The number of columns of a grid.
  fileprivate var columns: Int? {
    contents.lazy.compactMap { $0.as(GridContent.self) }.first?.columns
  }

  /// The cells of a grid.
  fileprivate var cells: [GridCellContent] { contents.compactMap { $0.as(GridCellContent.self) } }
}
