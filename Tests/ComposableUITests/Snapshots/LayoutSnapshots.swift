import ComposableCore
import ComposableUI
import Foundation
import Testing

/// Snapshots of the modifiers and views for size, position and layout.
@MainActor
@Suite struct LayoutSnapshots {
  @Test func frame() {
    expectSnapshot {
      Text("A").frame(width: 10, height: 20)
    }
  }

  @Test func frameWithBounds() {
    expectSnapshot {
      Text("A").frame(
        minWidth: 1, idealWidth: 2, maxWidth: .infinity, minHeight: 3, maxHeight: 4,
        alignment: .leading)
    }
  }

  @Test func padding() {
    expectSnapshot {
      Text("A").padding()
    }
  }

  @Test func paddingOfALength() {
    expectSnapshot {
      Text("A").padding(4)
    }
  }

  @Test func paddingOfEdges() {
    expectSnapshot {
      Text("A").padding(.horizontal, 4)
    }
  }

  @Test func paddingOfInsets() {
    expectSnapshot {
      Text("A").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
  }

  @Test func offset() {
    expectSnapshot {
      Text("A").offset(x: 1, y: 2)
    }
  }

  @Test func offsetOfASize() {
    expectSnapshot {
      Text("A").offset(CGSize(width: 3, height: 4))
    }
  }

  @Test func position() {
    expectSnapshot {
      Text("A").position(x: 1, y: 2)
    }
  }

  @Test func positionAtAPoint() {
    expectSnapshot {
      Text("A").position(CGPoint(x: 3, y: 4))
    }
  }

  @Test func fixedSize() {
    expectSnapshot {
      Text("A").fixedSize()
    }
  }

  @Test func fixedSizeOfOneAxis() {
    expectSnapshot {
      Text("A").fixedSize(horizontal: false, vertical: true)
    }
  }

  @Test func aspectRatio() {
    expectSnapshot {
      Color.red.aspectRatio(1.5, contentMode: .fit)
    }
  }

  @Test func aspectRatioOfASize() {
    expectSnapshot {
      Color.red.aspectRatio(CGSize(width: 3, height: 2), contentMode: .fill)
    }
  }

  @Test func scaledToFit() {
    expectSnapshot {
      Image(systemName: "star").resizable().scaledToFit()
    }
  }

  @Test func scaledToFill() {
    expectSnapshot {
      Image(systemName: "star").resizable().scaledToFill()
    }
  }

  @Test func layoutPriority() {
    expectSnapshot {
      HStack {
        Text("A").layoutPriority(1); Text("B")
      }
    }
  }

  @Test func ignoresSafeArea() {
    expectSnapshot {
      Color.red.ignoresSafeArea()
    }
  }

  @Test func edgesIgnoringSafeArea() {
    expectSnapshot {
      Color.red.edgesIgnoringSafeArea(.all)
    }
  }

  @Test func safeAreaInset() {
    expectSnapshot {
      ScrollView { Text("A") }.safeAreaInset(edge: .bottom, alignment: .leading, spacing: 4) {
        Text("B")
      }
    }
  }

  @Test func safeAreaInsetOfAHorizontalEdge() {
    expectSnapshot {
      ScrollView { Text("A") }.safeAreaInset(edge: .leading) { Text("B") }
    }
  }

  @Test func onGeometryChange() {
    expectSnapshot {
      Text("A").onGeometryChange(for: Double.self, of: { $0.size.width }) { _ in }
    }
  }

  @Test func geometryReader() {
    expectSnapshot {
      GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    }
  }

  @Test func zIndex() {
    expectSnapshot {
      ZStack {
        Text("A").zIndex(1); Text("B")
      }
    }
  }

  @Test func hidden() {
    expectSnapshot {
      Text("A").hidden()
    }
  }

  @Test func hStack() {
    expectSnapshot {
      HStack(alignment: .top, spacing: 2) {
        Text("A"); Text("B")
      }
    }
  }

  @Test func vStack() {
    expectSnapshot {
      VStack(alignment: .trailing, spacing: 2) {
        Text("A"); Text("B")
      }
    }
  }

  @Test func zStack() {
    expectSnapshot {
      ZStack(alignment: .bottomLeading) {
        Text("A"); Text("B")
      }
    }
  }

  @Test func lazyVStack() {
    expectSnapshot {
      LazyVStack {
        Text("A"); Text("B")
      }
    }
  }

  @Test func lazyHStack() {
    expectSnapshot {
      LazyHStack {
        Text("A"); Text("B")
      }
    }
  }

  @Test func grid() {
    expectSnapshot {
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 2) {
        GridRow {
          Text("A"); Text("B")
        }; Text("C")
      }
    }
  }

  @Test func gridCellColumns() {
    expectSnapshot {
      Grid {
        GridRow { Text("A").gridCellColumns(2) };
        GridRow {
          Text("B"); Text("C")
        }
      }
    }
  }

  @Test func gridCellAnchor() {
    expectSnapshot {
      Grid {
        GridRow {
          Text("A").gridCellAnchor(.topTrailing); Text("B")
        }
      }
    }
  }

  @Test func gridColumnAlignment() {
    expectSnapshot {
      Grid {
        GridRow {
          Text("A").gridColumnAlignment(.trailing); Text("B")
        }
      }
    }
  }

  @Test func gridCellUnsizedAxes() {
    expectSnapshot {
      Grid {
        GridRow {
          Text("A"); Text("B")
        }; Divider().gridCellUnsizedAxes(.horizontal)
      }
    }
  }

  @Test func lazyVGrid() {
    expectSnapshot {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))], spacing: 4) {
        Text("A"); Text("B")
      }
    }
  }

  @Test func lazyHGrid() {
    expectSnapshot {
      LazyHGrid(rows: [GridItem(.adaptive(minimum: 30))]) {
        Text("A"); Text("B")
      }
    }
  }

  @Test func spacer() {
    expectSnapshot {
      HStack {
        Text("A"); Spacer(minLength: 4); Text("B")
      }
    }
  }

  @Test func divider() {
    expectSnapshot {
      VStack {
        Text("A"); Divider(); Text("B")
      }
    }
  }

  @Test func group() {
    expectSnapshot {
      Group {
        Text("A"); Text("B")
      }.padding(2)
    }
  }

  @Test func emptyView() {
    expectSnapshot {
      EmptyView()
    }
  }

  @Test func anyView() {
    expectSnapshot {
      AnyView(Text("A"))
    }
  }

  @Test func tupleView() {
    expectSnapshot {
      Group<TupleView<Text, Text>> {
        Text("A"); Text("B")
      }
    }
  }

  @Test func modifiedContent() {
    expectSnapshot {
      ModifiedContent(content: Text("A"), modifier: Boxed())
    }
  }
}
