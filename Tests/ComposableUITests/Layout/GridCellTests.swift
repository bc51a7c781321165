import Testing

@_spi(Renderer) @testable import ComposableUI

/// The cells of grids, and the tracks of lazy grids.
@MainActor
@Suite struct GridCellTests {
  private func cells(@ViewBuilder _ content: @escaping () -> some View) -> [GridCellContent] {
    ViewDriver { content() }.contents.compactMap { $0.as(GridCellContent.self) }
  }

  private func tracks(@ViewBuilder _ content: @escaping () -> some View) -> TracksContent? {
    ViewDriver { content() }.contents.lazy.compactMap { $0.as(TracksContent.self) }.first
  }

  @Test func aRowOutsideOfAGridAddsItsViewsToTheContainer() {
    let view = ViewDriver {
      HStack {
        GridRow {
          Text("A")
          Text("B")
        }
        Text("C")
      }
    }
    #expect(view.description == #"HStack "A B C""#)
    #expect(cells { HStack { GridRow { Text("A") } } } == [])
  }

  @Test(arguments: [(-3, 1), (0, 1), (1, 1), (4, 4), (5_000, 1_000)])
  func aCellHasAtLeastOneColumn(count: Int, expected: Int) {
    let cells = cells { Grid { GridRow { Text("A").gridCellColumns(count) } } }
    #expect(cells.map(\.columns?.count) == [expected])
  }

  @Test func theAlignmentOfAColumnIsThatOfAllItsCells() {
    let cells = cells {
      Grid(alignment: .leading) {
        GridRow { Text("A") }
        GridRow { Text("B").gridColumnAlignment(.trailing) }
        Text("whole")
      }
    }
    #expect(cells.map(\.alignment.horizontal) == [.trailing, .trailing, .leading])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, Alignment.topLeading), (.center, .center),
    (.bottomTrailing, .bottomTrailing),
    (UnitPoint(x: 0.2, y: 0.8), .bottomLeading), (UnitPoint(x: 0.3, y: 0.7), .center),
    (UnitPoint(x: -4, y: 9), .bottomLeading),
  ])
  func theClosestAlignmentToAnAnchorIsUsed(anchor: UnitPoint, alignment: Alignment) {
    let cells = cells { Grid { GridRow { Text("A").gridCellAnchor(anchor) } } }
    #expect(cells.map(\.alignment) == [alignment])
  }

  @Test func modifiersOfARowApplyToEachCell() {
    let view = ViewDriver {
      Grid {
        GridRow {
          Text("A")
          Text("B")
        }
        .opacity(0.5)
      }
    }
    #expect(view.modifiers.filter { $0 == OpacityContent(opacity: 0.5) }.count == 2)
  }

  @Test func onlyTheFirstAdaptiveItemIsRepeated() {
    let tracks = tracks {
      LazyVGrid(columns: [
        GridItem(.fixed(30)), GridItem(.adaptive(minimum: 40)), GridItem(.adaptive(minimum: 50)),
      ]) {
        Text("A")
      }
    }
    #expect(
      tracks?.tracks == [
        .fixed(30), .adaptive(minimum: 40, maximum: .infinity),
        .flexible(minimum: 50, maximum: .infinity),
      ])
  }

  @Test func theSpacingAndTheAlignmentAreThoseOfTheFirstItem() {
    let items = [
      GridItem(.fixed(30), spacing: 3, alignment: .top), GridItem(spacing: 9, alignment: .bottom),
    ]
    #expect(tracks { LazyHGrid(rows: items, spacing: 5) { Text("A") } }?.trackSpacing == 3)
    #expect(tracks { LazyHGrid(rows: items, spacing: 5) { Text("A") } }?.lineSpacing == 5)
    #expect(cells { LazyHGrid(rows: items) { Text("A") } }.map(\.alignment) == [.top])
  }

  @Test func aLazyGridWithoutItemsHasNoTracks() {
    let view = ViewDriver { LazyVGrid(columns: []) { Text("A") } }
    #expect(view.texts == ["A"])
  }
}
