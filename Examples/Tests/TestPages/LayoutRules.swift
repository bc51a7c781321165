import ComposableUI

/// Views whose places and sizes follow from the rules of SwiftUI. Each has an identifier.
struct LayoutRules: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      FrameRules()
      StackRules()
      ShareRules()
      MaximumRules()
      SizeRules()
      LayerRules()
      DirectionRules()
    }
  }
}

nonisolated extension View {
  /// Names a view for the test.
  fileprivate func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Views of several kinds, aligned in frames.
private struct FrameRules: View {
  private let alignments: [(name: String, alignment: Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
  ]

  var body: some View {
    ForEach(alignments, id: \.name) { name, alignment in
      HStack(spacing: 2) {
        kind("text", name, alignment) { Text("ab") }
        kind("image", name, alignment) { Image(systemName: "star") }
        kind("shape", name, alignment) { Rectangle().frame(width: 20, height: 8) }
        kind("row", name, alignment) {
          HStack {
            Text("a"); Text("b")
          }
        }
        kind("column", name, alignment) {
          VStack(spacing: 0) {
            Text("a"); Text("bc")
          }
        }
        kind("layers", name, alignment) {
          ZStack {
            Text("a"); Text("bc")
          }
        }
        // A stack whose views grow up to a maximum.
        VStack(spacing: 0) {
          Text("a").named("first-\(name)")
          Rectangle().frame(maxWidth: 20, maxHeight: 8)
        }
        .padding(0).frame(width: 50, height: 60, alignment: alignment).named("limits-\(name)")
      }
    }
  }

  @ViewBuilder private func kind(
    _ kind: String, _ name: String, _ alignment: Alignment, @ViewBuilder view: () -> some View
  ) -> some View {
    view().named("in-\(kind)-both-\(name)")
      .frame(width: 50, height: 60, alignment: alignment).named("frame-\(kind)-both-\(name)")
    view().named("in-\(kind)-minimum-\(name)")
      .frame(minWidth: 50, minHeight: 60, alignment: alignment)
      .named("frame-\(kind)-minimum-\(name)")
    view().named("in-\(kind)-maximum-\(name)")
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .named("frame-\(kind)-maximum-\(name)").frame(width: 50, height: 60)
  }
}

/// The places of views in stacks.
private struct StackRules: View {
  var body: some View {
    HStack(spacing: 10) {
      box("row-1", 20, 10)
      box("row-2", 30, 20)
    }
    .named("row")
    HStack(alignment: .bottom, spacing: 0) {
      VStack(alignment: .trailing, spacing: 5) {
        box("column-1", 20, 10)
        box("column-2", 30, 20)
      }
      .named("column")
      ZStack(alignment: .bottomTrailing) {
        box("layers-1", 40, 40)
        box("layers-2", 10, 10)
      }
      .named("layers")
    }
    HStack(spacing: 0) {
      box("spaced-1", 20, 10)
      Spacer()
      box("spaced-2", 20, 10)
    }
    .frame(width: 200).named("spaced")
    HStack {
      box("line-1", 20, 30)
      Divider()
      box("line-2", 20, 30)
      Divider().padding(.vertical, 5).named("upright")
    }
    .named("lines")
    VStack(spacing: 0) {
      box("line-3", 80, 10)
      Divider().padding(.horizontal, 10).named("flat")
    }
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        box("cell-1", 20, 10); box("cell-2", 30, 10)
      }
      GridRow {
        box("cell-3", 40, 10); box("cell-4", 10, 10)
      }
    }
  }
}

private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.gray.frame(width: width, height: height).named(name)
}

/// Equally flexible views have equal shares of the space.
private struct ShareRules: View {
  private let bars = Array(0..<30)

  var body: some View {
    HStack(spacing: 0) {
      VStack {
        Text("a"); HStack { Spacer() }
      }.named("share-x1")
      VStack {
        Text("longer text"); HStack { Spacer() }
      }.named("share-x2")
      Text("bc").frame(maxWidth: .infinity).named("share-x3")
      Text("d").frame(maxWidth: .infinity).padding(2).named("share-x4")
      Color.gray.frame(height: 10).named("share-x5")
      VStack {
        Text("e"); Rectangle().frame(height: 2)
      }.named("share-x6")
    }
    .frame(width: 600)
    HStack(spacing: 0) {
      Text("fixed").named("share-fixed")
      Rectangle().frame(height: 10).named("share-rest1")
      Text("f").frame(maxWidth: .infinity).named("share-rest2")
    }
    .frame(width: 300).named("share-row")
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        Rectangle().named("share-y1")
        VStack {
          Text("t"); Spacer()
        }.named("share-y2")
        Text("u").frame(maxHeight: .infinity).named("share-y3")
      }
      .frame(width: 50, height: 120)
    }
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(bars, id: \.self) { bar in
        Button {
        } label: {
          Rectangle().frame(height: CGFloat(1 + bar))
        }
        .buttonStyle(.plain).named("bar-\(bar)")
      }
    }
    .frame(width: 300, height: 40).named("bars")
    Button {
    } label: {
      Circle()
    }
    .buttonStyle(.plain).frame(width: 40, height: 40).named("circle")
  }
}

/// A maximum size is that of a view and of what contains it.
private struct MaximumRules: View {
  var body: some View {
    VStack {
      Text("a").frame(maxWidth: 100).padding(5).background(Color.gray).named("maximum")
    }
    .frame(width: 300).named("maximum-column")
    HStack(spacing: 0) {
      Text("a").frame(maxWidth: 100).background(Color.gray).named("maximum-beside")
      Rectangle().frame(height: 2).named("maximum-rest")
    }
    .frame(width: 300)
    Text("a").frame(maxWidth: 100).named("maximum-narrow").frame(width: 60)
  }
}

/// Modifiers that change a size, and those that do not.
private struct SizeRules: View {
  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      box("padded", 20, 10).padding(.leading, 7).padding(.top, 3).named("padding")
      box("shifted", 20, 10).offset(x: 5, y: 6).named("offset")
      box("scaled", 20, 10).scaleEffect(2).named("scale")
      Text("some words that are long").fixedSize().named("fixed").frame(width: 30)
        .named("fixed-frame")
    }
    Color.gray.aspectRatio(2, contentMode: .fit).named("ratio").frame(width: 80, height: 80)
      .named("ratio-frame")
    Color.gray.frame(width: 10, height: 10).named("placed").position(x: 30, y: 20)
      .frame(width: 100, height: 50).named("position")
    HStack(spacing: 0) {
      Text("these words wrap beside others").named("yields")
      Text("these words do not").named("prior").layoutPriority(1)
    }
    .frame(width: 240)
    HStack(spacing: 0) {
      Text("first").frame(maxWidth: .infinity).named("prior-share").layoutPriority(1)
      Color.gray.frame(height: 10)
    }
    .frame(width: 240)
    ScrollView { Rectangle().named("shape-in-scroll") }.frame(width: 50, height: 30)
  }
}

/// Backgrounds and overlays, which have the size of their view.
private struct LayerRules: View {
  var body: some View {
    HStack(spacing: 0) {
      box("base", 60, 30)
        .background(alignment: .bottomTrailing) { box("behind", 100, 10) }
        .overlay(alignment: .topLeading) { box("ahead", 10, 10) }
        .named("based")
      box("after", 10, 10)
      box("bordered", 20, 20).border(.gray, width: 3).named("border")
    }
  }
}

/// A view whose environment has another direction.
private struct DirectionRules: View {
  var body: some View {
    HStack(spacing: 0) {
      box("first", 20, 10)
      box("second", 30, 10)
    }
    .named("turned").environment(\.layoutDirection, .rightToLeft)
    VStack(alignment: .leading) {
      Text("שלום, world!").named("hebrew")
    }
    .frame(width: 200, alignment: .leading).named("hebrew-frame")
  }
}
