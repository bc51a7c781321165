import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Stacks, grids and the modifiers of sizes and positions.
@MainActor
@Suite struct LayoutSnapshotTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("HStack") {
      HStack {
        Text("a"); Text("b")
      }
    } is: {
      """
      HStack(alignment: center)
        Text(runs: [(text: "a", traits: (0))])
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("HStack(alignment:spacing:)") {
      HStack(alignment: .firstTextBaseline, spacing: 3) { Text("a") }
    } is: {
      """
      HStack(alignment: firstTextBaseline, spacing: 3.0)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("VStack") {
      VStack {
        Text("a"); Text("b")
      }
    } is: {
      """
      VStack(alignment: center)
        Text(runs: [(text: "a", traits: (0))])
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("VStack(alignment:spacing:)") {
      VStack(alignment: .trailing, spacing: 0) { Text("a") }
    } is: {
      """
      VStack(alignment: trailing, spacing: 0.0)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ZStack") {
      ZStack {
        Text("a"); Text("b")
      }
    } is: {
      """
      ZStack(alignment: (horizontal: center, vertical: center))
        Text(runs: [(text: "a", traits: (0))])
        Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("ZStack(alignment:)") {
      ZStack(alignment: .bottomTrailing) { Text("a") }
    } is: {
      """
      ZStack(alignment: (horizontal: trailing, vertical: bottom))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyVStack") {
      LazyVStack(alignment: .leading, spacing: 4) { Text("a") }
    } is: {
      """
      Frame(maxWidth: inf, alignment: (horizontal: leading, vertical: center))
        VStack(alignment: leading, spacing: 4.0)
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyHStack") {
      LazyHStack(alignment: .top, spacing: 4, pinnedViews: .sectionHeaders) { Text("a") }
    } is: {
      """
      HStack(alignment: top, spacing: 4.0)
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { Text("a") }
    } is: {
      """
      Tracks(axis: vertical, tracks: [fixed(40.0), flexible(minimum: 10.0, maximum: inf)], \
      alignment: (horizontal: center, vertical: top))
        GridCell(alignment: (horizontal: center, vertical: center), unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyVGrid(adaptive)") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 6) { Text("a") }
    } is: {
      """
      Tracks(axis: vertical, tracks: [adaptive(minimum: 80.0, maximum: inf)], lineSpacing: 6.0, \
      alignment: (horizontal: center, vertical: top))
        GridCell(alignment: (horizontal: center, vertical: center), unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) { Text("a") }
    } is: {
      """
      Tracks(axis: horizontal, tracks: [fixed(30.0), fixed(20.0)], alignment: (horizontal: \
      leading, vertical: center))
        GridCell(alignment: (horizontal: center, vertical: center), unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("Grid") {
      Grid {
        GridRow {
          Text("a"); Text("b")
        }; Text("whole")
      }
    } is: {
      """
      Grid(columns: 2)
        GridCell(row: 0, columns: 0..<1, alignment: (horizontal: center, vertical: center), \
      unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
        GridCell(row: 0, columns: 1..<2, alignment: (horizontal: center, vertical: center), \
      unsizedAxes: (0))
          Text(runs: [(text: "b", traits: (0))])
        GridCell(row: 1, isWhole, alignment: (horizontal: center, vertical: center), unsizedAxes: \
      (0))
          Text(runs: [(text: "whole", traits: (0))])
      """
    }
    Snapshot("Grid(alignment:horizontalSpacing:verticalSpacing:)") {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 8) { Text("a") }
    } is: {
      """
      Grid(columns: 1, horizontalSpacing: 2.0, verticalSpacing: 8.0)
        GridCell(row: 0, isWhole, alignment: (horizontal: leading, vertical: top), unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("GridRow(alignment:)") {
      Grid { GridRow(alignment: .bottom) { Text("a") } }
    } is: {
      """
      Grid(columns: 1)
        GridCell(row: 0, columns: 0..<1, alignment: (horizontal: center, vertical: bottom), \
      unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("gridCellColumns") {
      Grid {
        GridRow {
          Text("a").gridCellColumns(2); Text("b")
        }
      }
    } is: {
      """
      Grid(columns: 3)
        GridCell(row: 0, columns: 0..<2, alignment: (horizontal: center, vertical: center), \
      unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
        GridCell(row: 0, columns: 2..<3, alignment: (horizontal: center, vertical: center), \
      unsizedAxes: (0))
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("gridCellAnchor") {
      Grid { GridRow { Text("a").gridCellAnchor(.topTrailing) } }
    } is: {
      """
      Grid(columns: 1)
        GridCell(row: 0, columns: 0..<1, alignment: (horizontal: trailing, vertical: top), \
      unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("gridColumnAlignment") {
      Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }
    } is: {
      """
      Grid(columns: 1)
        GridCell(row: 0, columns: 0..<1, alignment: (horizontal: trailing, vertical: center), \
      unsizedAxes: (0))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("gridCellUnsizedAxes") {
      Grid { GridRow { Divider().gridCellUnsizedAxes(.horizontal) } }
    } is: {
      """
      Grid(columns: 1)
        GridCell(row: 0, columns: 0..<1, alignment: (horizontal: center, vertical: center), \
      unsizedAxes: (1))
          Divider
      """
    }
    Snapshot("Spacer", is: "Spacer") { Spacer() }
    Snapshot("Spacer(minLength:)", is: "Spacer(minLength: 12.0)") { Spacer(minLength: 12) }
    Snapshot("Spacer(minLength: 0)", is: "Spacer(minLength: 0.0)") { Spacer(minLength: 0) }
    Snapshot("Divider", is: "Divider") { Divider() }
    Snapshot("Group") {
      Group {
        Text("a"); Text("b")
      }
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("EmptyView") {
      EmptyView()
    } is: {
      """

      """
    }
    Snapshot("AnyView", is: #"Text(runs: [(text: "a", traits: (0))])"#) { AnyView(Text("a")) }
    Snapshot("TupleView") {
      TupleView(Text("a"), Divider())
    } is: {
      """
      Text(runs: [(text: "a", traits: (0))])
      Divider
      """
    }
    Snapshot("ForEach") {
      ForEach(1...3, id: \.self) { Text("\($0)") }
    } is: {
      """
      Text(runs: [(text: "1", traits: (0))])
      Text(runs: [(text: "2", traits: (0))])
      Text(runs: [(text: "3", traits: (0))])
      """
    }
    Snapshot(unchanged: "id") { $0.id(1) }
    Snapshot(
      "modifier, ModifiedContent",
      modifier: "Frame(width: 7.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.modifier(SnapshotFixtures.Framed(width: 7)) }
    Snapshot("padding", modifier: "Padding(edges: (15))") { $0.padding() }
    Snapshot("padding(length)", modifier: "Padding(edges: (15), length: 3.0)") { $0.padding(3) }
    Snapshot("padding(0)", modifier: "Padding(edges: (15), length: 0.0)") { $0.padding(0) }
    Snapshot("padding(edges)", modifier: "Padding(edges: (10))") { $0.padding(.horizontal) }
    Snapshot("padding(edges, length)", modifier: "Padding(edges: (3), length: 5.0)") {
      $0.padding([.top, .leading], 5)
    }
    Snapshot("padding(EdgeInsets)") {
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    } is: {
      """
      Padding(edges: (8), length: 4.0)
        Padding(edges: (4), length: 3.0)
          Padding(edges: (2), length: 2.0)
            Padding(edges: (1), length: 1.0)
              Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot(
      "frame(width:)",
      modifier: "Frame(width: 10.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(width: 10) }
    Snapshot(
      "frame(height:alignment:)",
      modifier: "Frame(height: 10.0, alignment: (horizontal: center, vertical: bottom))"
    ) { $0.frame(height: 10, alignment: .bottom) }
    Snapshot(
      "frame(width:height:)",
      modifier:
        "Frame(width: 10.0, height: 20.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(width: 10, height: 20) }
    Snapshot(
      "frame(width:height:alignment:)",
      modifier: "Frame(width: 10.0, height: 20.0, alignment: (horizontal: leading, vertical: top))"
    ) { $0.frame(width: 10, height: 20, alignment: .topLeading) }
    Snapshot(
      "frame(height:)",
      modifier: "Frame(height: 20.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(height: 20) }
    Snapshot("frame(minWidth:maxWidth:)") {
      Text("a").frame(minWidth: 10, maxWidth: 20, alignment: .leading)
    } is: {
      """
      Frame(minWidth: 10.0, maxWidth: 20.0, alignment: (horizontal: leading, vertical: center))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot(
      "frame(maxWidth: .infinity)",
      modifier: "Frame(maxWidth: inf, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(maxWidth: .infinity) }
    Snapshot("frame(minHeight:maxHeight:)") {
      Text("a").frame(minHeight: 1, maxHeight: 2)
    } is: {
      """
      Frame(minHeight: 1.0, maxHeight: 2.0, alignment: (horizontal: center, vertical: center))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot(
      "frame(minHeight:)",
      modifier: "Frame(minHeight: 44.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(minHeight: 44) }
    Snapshot("frame(minWidth:maxWidth:minHeight:maxHeight:alignment:)") {
      Divider().frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4, alignment: .bottom)
    } is: {
      """
      Frame(minWidth: 1.0, maxWidth: 2.0, minHeight: 3.0, maxHeight: 4.0, alignment: (horizontal: \
      center, vertical: bottom))
        Divider
      """
    }
    Snapshot(
      "frame(idealWidth:)", modifier: "Frame(alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(idealWidth: 10) }
    Snapshot(
      "frame(minWidth:idealWidth:maxWidth:idealHeight:)",
      modifier:
        "Frame(minWidth: 1.0, maxWidth: 9.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(minWidth: 1, idealWidth: 5, maxWidth: 9, idealHeight: 6) }
    Snapshot("fixedSize", modifier: "FixedSize(axes: (3))") { $0.fixedSize() }
    Snapshot("fixedSize(horizontal:vertical:)", modifier: "FixedSize(axes: (2))") {
      $0.fixedSize(horizontal: false, vertical: true)
    }
    Snapshot("fixedSize(none)", modifier: "FixedSize(axes: (0))") {
      $0.fixedSize(horizontal: false, vertical: false)
    }
    Snapshot("aspectRatio(contentMode:)", modifier: "AspectRatio(mode: fit)") {
      $0.aspectRatio(contentMode: .fit)
    }
    Snapshot("aspectRatio(_:contentMode:)", modifier: "AspectRatio(ratio: 1.5, mode: fill)") {
      $0.aspectRatio(1.5, contentMode: .fill)
    }
    Snapshot("aspectRatio(0)", modifier: "AspectRatio(mode: fit)") {
      $0.aspectRatio(0, contentMode: .fit)
    }
    Snapshot("aspectRatio(-1)", modifier: "AspectRatio(mode: fit)") {
      $0.aspectRatio(-1, contentMode: .fit)
    }
    Snapshot("aspectRatio(CGSize)", modifier: "AspectRatio(ratio: 2.0, mode: fit)") {
      $0.aspectRatio(CGSize(width: 16, height: 8), contentMode: .fit)
    }
    Snapshot("scaledToFit", modifier: "AspectRatio(mode: fit)") { $0.scaledToFit() }
    Snapshot("scaledToFill", modifier: "AspectRatio(mode: fill)") { $0.scaledToFill() }
    Snapshot("layoutPriority", modifier: "LayoutPriority(priority: 1.0)") { $0.layoutPriority(1) }
    Snapshot("layoutPriority(-1)", modifier: "LayoutPriority(priority: -1.0)") {
      $0.layoutPriority(-1)
    }
    Snapshot("position(x:y:)", modifier: "Position(x: 5.0, y: 6.0)") { $0.position(x: 5, y: 6) }
    Snapshot("position(CGPoint)", modifier: "Position(x: 5.0, y: 6.0)") {
      $0.position(CGPoint(x: 5, y: 6))
    }
    Snapshot("offset(x:y:)", modifier: "Offset(x: 1.0, y: 2.0)") { $0.offset(x: 1, y: 2) }
    Snapshot("offset(x:)", modifier: "Offset(x: 3.0, y: 0.0)") { $0.offset(x: 3) }
    Snapshot("offset(y:)", modifier: "Offset(x: 0.0, y: -4.0)") { $0.offset(y: -4) }
    Snapshot("offset(CGSize)", modifier: "Offset(x: 1.0, y: 2.0)") {
      $0.offset(CGSize(width: 1, height: 2))
    }
    Snapshot("ignoresSafeArea", modifier: "SafeAreaIgnored") { $0.ignoresSafeArea() }
    Snapshot("edgesIgnoringSafeArea", modifier: "SafeAreaIgnored") {
      $0.edgesIgnoringSafeArea(.all)
    }
    Snapshot(unchanged: "ignoresSafeArea(.keyboard)") { $0.ignoresSafeArea(.keyboard) }
    Snapshot(unchanged: "ignoresSafeArea(edges: [])") { $0.ignoresSafeArea(edges: []) }
    Snapshot("safeAreaInset(bottom)") {
      Text("a").safeAreaInset(edge: .bottom) { Text("b") }
    } is: {
      """
      VStack(alignment: center)
        Text(runs: [(text: "a", traits: (0))])
        Pinned(edge: bottom)
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("safeAreaInset(top)") {
      Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("b") }
    } is: {
      """
      VStack(alignment: leading, spacing: 4.0)
        Pinned(edge: top)
          Text(runs: [(text: "b", traits: (0))])
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("safeAreaInset(leading)") {
      Text("a").safeAreaInset(edge: .leading) { Text("b") }
    } is: {
      """
      HStack(alignment: center)
        Pinned(edge: leading)
          Text(runs: [(text: "b", traits: (0))])
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("safeAreaInset(trailing)") {
      Text("a").safeAreaInset(edge: .trailing) { Text("b") }
    } is: {
      """
      HStack(alignment: center)
        Text(runs: [(text: "a", traits: (0))])
        Pinned(edge: trailing)
          Text(runs: [(text: "b", traits: (0))])
      """
    }
    Snapshot("GeometryReader") {
      GeometryReader { Text("\(Int($0.size.width))") }
    } is: {
      """
      Geometry
        Text(runs: [(text: "390", traits: (0))])
      """
    }
    Snapshot("onGeometryChange") {
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    } is: {
      """
      Background(alignment: (horizontal: center, vertical: center))
        Layer
          Text(runs: [(text: "a", traits: (0))])
        Layer
          Geometry
            ZStack(alignment: (horizontal: center, vertical: center))
      """
    }
    Snapshot("ScrollView") {
      ScrollView { Text("a") }
    } is: {
      """
      Scroll(axes: (2))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ScrollView(.horizontal)") {
      ScrollView(.horizontal) { Text("a") }
    } is: {
      """
      Scroll(axes: (1))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ScrollView(both axes)") {
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
    } is: {
      """
      Scroll(axes: (3))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("ScrollViewReader", is: #"Text(runs: [(text: "a", traits: (0))])"#) {
      ScrollViewReader { _ in Text("a") }
    }
    Snapshot("scrollIndicators") {
      ScrollView { Text("a") }.scrollIndicators(.hidden)
    } is: {
      """
      ScrollIndicatorsHidden
        Scroll(axes: (2))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("scrollIndicators(.never)", modifier: "ScrollIndicatorsHidden") {
      $0.scrollIndicators(.never)
    }
    Snapshot(unchanged: "scrollIndicators(.visible)") { $0.scrollIndicators(.visible) }
    Snapshot("scrollDisabled") {
      ScrollView { Text("a") }.scrollDisabled(true)
    } is: {
      """
      ScrollDisabled(isDisabled)
        Scroll(axes: (2))
          Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("scrollContentBackground") {
      List { Text("a") }.scrollContentBackground(.hidden)
    } is: {
      """
      List
        Text(runs: [(text: "a", traits: (0))])
      """
    }
    Snapshot("scrollDismissesKeyboard") {
      ScrollView { Text("a") }.scrollDismissesKeyboard(.interactively)
    } is: {
      """
      Scroll(axes: (2))
        Text(runs: [(text: "a", traits: (0))])
      """
    }
  }
}
