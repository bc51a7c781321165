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
      stack(horizontal(center))
        text([(text: "a", traits: (0))])
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("HStack(alignment:spacing:)") {
      HStack(alignment: .firstTextBaseline, spacing: 3) { Text("a") }
    } is: {
      """
      stack(horizontal(firstTextBaseline, spacing: 3.0))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("VStack") {
      VStack {
        Text("a"); Text("b")
      }
    } is: {
      """
      stack(vertical(center))
        text([(text: "a", traits: (0))])
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("VStack(alignment:spacing:)") {
      VStack(alignment: .trailing, spacing: 0) { Text("a") }
    } is: {
      """
      stack(vertical(trailing, spacing: 0.0))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("ZStack") {
      ZStack {
        Text("a"); Text("b")
      }
    } is: {
      """
      stack(depth(horizontal: center, vertical: center))
        text([(text: "a", traits: (0))])
        text([(text: "b", traits: (0))])
      """
    }
    Snapshot("ZStack(alignment:)") {
      ZStack(alignment: .bottomTrailing) { Text("a") }
    } is: {
      """
      stack(depth(horizontal: trailing, vertical: bottom))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyVStack") {
      LazyVStack(alignment: .leading, spacing: 4) { Text("a") }
    } is: {
      """
      modified(frame(maxWidth: inf, alignment: (horizontal: leading, vertical: center)))
        stack(vertical(leading, spacing: 4.0))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyHStack") {
      LazyHStack(alignment: .top, spacing: 4, pinnedViews: .sectionHeaders) { Text("a") }
    } is: {
      """
      stack(horizontal(top, spacing: 4.0))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyVGrid") {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { Text("a") }
    } is: {
      """
      stack(tracks(axis: vertical, tracks: [fixed(40.0), flexible(minimum: 10.0, maximum: \
      inf)], alignment: (horizontal: center, vertical: top)))
        modified(gridCell(alignment: (horizontal: center, vertical: center), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyVGrid(adaptive)") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 6) { Text("a") }
    } is: {
      """
      stack(tracks(axis: vertical, tracks: [adaptive(minimum: 80.0, maximum: inf)], \
      lineSpacing: 6.0, alignment: (horizontal: center, vertical: top)))
        modified(gridCell(alignment: (horizontal: center, vertical: center), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("LazyHGrid") {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) { Text("a") }
    } is: {
      """
      stack(tracks(axis: horizontal, tracks: [fixed(30.0), fixed(20.0)], alignment: \
      (horizontal: leading, vertical: center)))
        modified(gridCell(alignment: (horizontal: center, vertical: center), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
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
      stack(grid(columns: 2))
        modified(gridCell(row: 0, columns: 0..<1, alignment: (horizontal: center, vertical: \
      center), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
        modified(gridCell(row: 0, columns: 1..<2, alignment: (horizontal: center, vertical: \
      center), unsizedAxes: (0)))
          text([(text: "b", traits: (0))])
        modified(gridCell(row: 1, isWhole, alignment: (horizontal: center, vertical: center), \
      unsizedAxes: (0)))
          text([(text: "whole", traits: (0))])
      """
    }
    Snapshot("Grid(alignment:horizontalSpacing:verticalSpacing:)") {
      Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 8) { Text("a") }
    } is: {
      """
      stack(grid(columns: 1, horizontalSpacing: 2.0, verticalSpacing: 8.0))
        modified(gridCell(row: 0, isWhole, alignment: (horizontal: leading, vertical: top), \
      unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("GridRow(alignment:)") {
      Grid { GridRow(alignment: .bottom) { Text("a") } }
    } is: {
      """
      stack(grid(columns: 1))
        modified(gridCell(row: 0, columns: 0..<1, alignment: (horizontal: center, vertical: \
      bottom), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
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
      stack(grid(columns: 3))
        modified(gridCell(row: 0, columns: 0..<2, alignment: (horizontal: center, vertical: \
      center), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
        modified(gridCell(row: 0, columns: 2..<3, alignment: (horizontal: center, vertical: \
      center), unsizedAxes: (0)))
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("gridCellAnchor") {
      Grid { GridRow { Text("a").gridCellAnchor(.topTrailing) } }
    } is: {
      """
      stack(grid(columns: 1))
        modified(gridCell(row: 0, columns: 0..<1, alignment: (horizontal: trailing, vertical: \
      top), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("gridColumnAlignment") {
      Grid { GridRow { Text("a").gridColumnAlignment(.trailing) } }
    } is: {
      """
      stack(grid(columns: 1))
        modified(gridCell(row: 0, columns: 0..<1, alignment: (horizontal: trailing, vertical: \
      center), unsizedAxes: (0)))
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("gridCellUnsizedAxes") {
      Grid { GridRow { Divider().gridCellUnsizedAxes(.horizontal) } }
    } is: {
      """
      stack(grid(columns: 1))
        modified(gridCell(row: 0, columns: 0..<1, alignment: (horizontal: center, vertical: \
      center), unsizedAxes: (1)))
          Divider
      """
    }
    Snapshot("Spacer", is: "spacer") { Spacer() }
    Snapshot("Spacer(minLength:)", is: "spacer(minLength: 12.0)") { Spacer(minLength: 12) }
    Snapshot("Spacer(minLength: 0)", is: "spacer(minLength: 0.0)") { Spacer(minLength: 0) }
    Snapshot("Divider", is: "Divider") { Divider() }
    Snapshot("Group") {
      Group {
        Text("a"); Text("b")
      }
    } is: {
      """
      text([(text: "a", traits: (0))])
      text([(text: "b", traits: (0))])
      """
    }
    Snapshot("EmptyView") {
      EmptyView()
    } is: {
      """

      """
    }
    Snapshot("AnyView", is: #"text([(text: "a", traits: (0))])"#) { AnyView(Text("a")) }
    Snapshot("TupleView") {
      TupleView(Text("a"), Divider())
    } is: {
      """
      text([(text: "a", traits: (0))])
      Divider
      """
    }
    Snapshot("ForEach") {
      ForEach(1...3, id: \.self) { Text("\($0)") }
    } is: {
      """
      text([(text: "1", traits: (0))])
      text([(text: "2", traits: (0))])
      text([(text: "3", traits: (0))])
      """
    }
    Snapshot(unchanged: "id") { $0.id(1) }
    Snapshot(
      "modifier, ModifiedContent",
      modifier: "frame(width: 7.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.modifier(SnapshotFixtures.Framed(width: 7)) }
    Snapshot("padding", modifier: "padding(edges: (15))") { $0.padding() }
    Snapshot("padding(length)", modifier: "padding(edges: (15), length: 3.0)") { $0.padding(3) }
    Snapshot("padding(0)", modifier: "padding(edges: (15), length: 0.0)") { $0.padding(0) }
    Snapshot("padding(edges)", modifier: "padding(edges: (10))") { $0.padding(.horizontal) }
    Snapshot("padding(edges, length)", modifier: "padding(edges: (3), length: 5.0)") {
      $0.padding([.top, .leading], 5)
    }
    Snapshot("padding(EdgeInsets)") {
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    } is: {
      """
      modified(padding(edges: (8), length: 4.0))
        modified(padding(edges: (4), length: 3.0))
          modified(padding(edges: (2), length: 2.0))
            modified(padding(edges: (1), length: 1.0))
              text([(text: "a", traits: (0))])
      """
    }
    Snapshot(
      "frame(width:)",
      modifier: "frame(width: 10.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(width: 10) }
    Snapshot(
      "frame(height:alignment:)",
      modifier: "frame(height: 10.0, alignment: (horizontal: center, vertical: bottom))"
    ) { $0.frame(height: 10, alignment: .bottom) }
    Snapshot(
      "frame(width:height:)",
      modifier:
        "frame(width: 10.0, height: 20.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(width: 10, height: 20) }
    Snapshot(
      "frame(width:height:alignment:)",
      modifier: "frame(width: 10.0, height: 20.0, alignment: (horizontal: leading, vertical: top))"
    ) { $0.frame(width: 10, height: 20, alignment: .topLeading) }
    Snapshot(
      "frame(height:)",
      modifier: "frame(height: 20.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(height: 20) }
    Snapshot("frame(minWidth:maxWidth:)") {
      Text("a").frame(minWidth: 10, maxWidth: 20, alignment: .leading)
    } is: {
      """
      modified(frame(minWidth: 10.0, maxWidth: 20.0, alignment: (horizontal: leading, \
      vertical: center)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot(
      "frame(maxWidth: .infinity)",
      modifier: "frame(maxWidth: inf, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(maxWidth: .infinity) }
    Snapshot("frame(minHeight:maxHeight:)") {
      Text("a").frame(minHeight: 1, maxHeight: 2)
    } is: {
      """
      modified(frame(minHeight: 1.0, maxHeight: 2.0, alignment: (horizontal: center, \
      vertical: center)))
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot(
      "frame(minHeight:)",
      modifier: "frame(minHeight: 44.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(minHeight: 44) }
    Snapshot("frame(minWidth:maxWidth:minHeight:maxHeight:alignment:)") {
      Divider().frame(minWidth: 1, maxWidth: 2, minHeight: 3, maxHeight: 4, alignment: .bottom)
    } is: {
      """
      modified(frame(minWidth: 1.0, maxWidth: 2.0, minHeight: 3.0, maxHeight: 4.0, alignment: \
      (horizontal: center, vertical: bottom)))
        Divider
      """
    }
    Snapshot(
      "frame(idealWidth:)", modifier: "frame(alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(idealWidth: 10) }
    Snapshot(
      "frame(minWidth:idealWidth:maxWidth:idealHeight:)",
      modifier:
        "frame(minWidth: 1.0, maxWidth: 9.0, alignment: (horizontal: center, vertical: center))"
    ) { $0.frame(minWidth: 1, idealWidth: 5, maxWidth: 9, idealHeight: 6) }
    Snapshot("fixedSize", modifier: "fixedSize(3)") { $0.fixedSize() }
    Snapshot("fixedSize(horizontal:vertical:)", modifier: "fixedSize(2)") {
      $0.fixedSize(horizontal: false, vertical: true)
    }
    Snapshot("fixedSize(none)", modifier: "fixedSize(0)") {
      $0.fixedSize(horizontal: false, vertical: false)
    }
    Snapshot("aspectRatio(contentMode:)", modifier: "aspectRatio(fit)") {
      $0.aspectRatio(contentMode: .fit)
    }
    Snapshot("aspectRatio(_:contentMode:)", modifier: "aspectRatio(1.5, fill)") {
      $0.aspectRatio(1.5, contentMode: .fill)
    }
    Snapshot("aspectRatio(0)", modifier: "aspectRatio(fit)") {
      $0.aspectRatio(0, contentMode: .fit)
    }
    Snapshot("aspectRatio(-1)", modifier: "aspectRatio(fit)") {
      $0.aspectRatio(-1, contentMode: .fit)
    }
    Snapshot("aspectRatio(CGSize)", modifier: "aspectRatio(2.0, fit)") {
      $0.aspectRatio(CGSize(width: 16, height: 8), contentMode: .fit)
    }
    Snapshot("scaledToFit", modifier: "aspectRatio(fit)") { $0.scaledToFit() }
    Snapshot("scaledToFill", modifier: "aspectRatio(fill)") { $0.scaledToFill() }
    Snapshot("layoutPriority", modifier: "layoutPriority(1.0)") { $0.layoutPriority(1) }
    Snapshot("layoutPriority(-1)", modifier: "layoutPriority(-1.0)") { $0.layoutPriority(-1) }
    Snapshot("position(x:y:)", modifier: "position(x: 5.0, y: 6.0)") { $0.position(x: 5, y: 6) }
    Snapshot("position(CGPoint)", modifier: "position(x: 5.0, y: 6.0)") {
      $0.position(CGPoint(x: 5, y: 6))
    }
    Snapshot("offset(x:y:)", modifier: "offset(x: 1.0, y: 2.0)") { $0.offset(x: 1, y: 2) }
    Snapshot("offset(x:)", modifier: "offset(x: 3.0, y: 0.0)") { $0.offset(x: 3) }
    Snapshot("offset(y:)", modifier: "offset(x: 0.0, y: -4.0)") { $0.offset(y: -4) }
    Snapshot("offset(CGSize)", modifier: "offset(x: 1.0, y: 2.0)") {
      $0.offset(CGSize(width: 1, height: 2))
    }
    Snapshot("ignoresSafeArea", modifier: "safeAreaIgnored") { $0.ignoresSafeArea() }
    Snapshot("edgesIgnoringSafeArea", modifier: "safeAreaIgnored") {
      $0.edgesIgnoringSafeArea(.all)
    }
    Snapshot(unchanged: "ignoresSafeArea(.keyboard)") { $0.ignoresSafeArea(.keyboard) }
    Snapshot(unchanged: "ignoresSafeArea(edges: [])") { $0.ignoresSafeArea(edges: []) }
    Snapshot("safeAreaInset(bottom)") {
      Text("a").safeAreaInset(edge: .bottom) { Text("b") }
    } is: {
      """
      stack(vertical(center))
        text([(text: "a", traits: (0))])
        modified(pinned(bottom))
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("safeAreaInset(top)") {
      Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("b") }
    } is: {
      """
      stack(vertical(leading, spacing: 4.0))
        modified(pinned(top))
          text([(text: "b", traits: (0))])
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("safeAreaInset(leading)") {
      Text("a").safeAreaInset(edge: .leading) { Text("b") }
    } is: {
      """
      stack(horizontal(center))
        modified(pinned(leading))
          text([(text: "b", traits: (0))])
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("safeAreaInset(trailing)") {
      Text("a").safeAreaInset(edge: .trailing) { Text("b") }
    } is: {
      """
      stack(horizontal(center))
        text([(text: "a", traits: (0))])
        modified(pinned(trailing))
          text([(text: "b", traits: (0))])
      """
    }
    Snapshot("GeometryReader") {
      GeometryReader { Text("\(Int($0.size.width))") }
    } is: {
      """
      GeometryReader
        text([(text: "390", traits: (0))])
      """
    }
    Snapshot("onGeometryChange") {
      Text("a").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
      }
    } is: {
      """
      layers(background(horizontal: center, vertical: center))
        Layer
          text([(text: "a", traits: (0))])
        Layer
          GeometryReader
            stack(depth(horizontal: center, vertical: center))
      """
    }
    Snapshot("ScrollView") {
      ScrollView { Text("a") }
    } is: {
      """
      scroll(2)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("ScrollView(.horizontal)") {
      ScrollView(.horizontal) { Text("a") }
    } is: {
      """
      scroll(1)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("ScrollView(both axes)") {
      ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
    } is: {
      """
      scroll(3)
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("ScrollViewReader", is: #"text([(text: "a", traits: (0))])"#) {
      ScrollViewReader { _ in Text("a") }
    }
    Snapshot("scrollIndicators") {
      ScrollView { Text("a") }.scrollIndicators(.hidden)
    } is: {
      """
      modified(scrollIndicatorsHidden)
        scroll(2)
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("scrollIndicators(.never)", modifier: "scrollIndicatorsHidden") {
      $0.scrollIndicators(.never)
    }
    Snapshot(unchanged: "scrollIndicators(.visible)") { $0.scrollIndicators(.visible) }
    Snapshot("scrollDisabled") {
      ScrollView { Text("a") }.scrollDisabled(true)
    } is: {
      """
      modified(scrollDisabled(true))
        scroll(2)
          text([(text: "a", traits: (0))])
      """
    }
    Snapshot("scrollContentBackground") {
      List { Text("a") }.scrollContentBackground(.hidden)
    } is: {
      """
      List
        text([(text: "a", traits: (0))])
      """
    }
    Snapshot("scrollDismissesKeyboard") {
      ScrollView { Text("a") }.scrollDismissesKeyboard(.interactively)
    } is: {
      """
      scroll(2)
        text([(text: "a", traits: (0))])
      """
    }
  }
}
