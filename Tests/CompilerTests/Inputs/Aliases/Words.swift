import Foundation
import SwiftUI

// The words of SwiftUI that applications use here and there.

extension ImageResource {
  static let harbour = ImageResource(name: "Harbour", bundle: .main)
}

extension ColorResource {
  static let sand = ColorResource(name: "Sand", bundle: .main)
}

struct PictureWords: View {
  let url: URL?
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    VStack {
      Image("Harbour").resizable().scaledToFit()
      Image("Harbour", bundle: .main).resizable().aspectRatio(contentMode: .fill)
      Image("Harbour", label: Text("The harbour")).interpolation(.high).antialiased(true)
      Image(decorative: "Icons/Star").renderingMode(.template).foregroundStyle(.tint)
      Image(.harbour).resizable(capInsets: EdgeInsets(), resizingMode: .tile)
      Text("Beach").foregroundStyle(Color(.sand)).background(Color("Sand"))
      AsyncImage(url: url)
      AsyncImage(url: url, scale: 2) {
        $0.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray
        }
      }
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image
        case .failure(let error): Text(error.localizedDescription)
        @unknown default: EmptyView()
        }
      }
      if sizeCategory.isAccessibilityCategory || sizeCategory > .large { Text("Large") }
    }
  }
}

struct SpaceWords: View {
  var body: some View {
    ZStack {
      GeometryReader { proxy in
        Text("\(proxy.frame(in: .named("board")).minX) \(proxy.frame(in: .global).minX)")
      }
    }
    .coordinateSpace(name: "board")
    .coordinateSpace(.named("wall"))
  }
}

struct ScrollWords: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(0..<9) { Text("\($0)") } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollBounceBehavior(.basedOnSize)
    ScrollView { Text("a") }.scrollTargetBehavior(.paging).contentMargins(8)
  }
}

struct BarWords: View {
  @State private var query = ""
  @State private var isSearching = false

  var body: some View {
    Text("a")
      .toolbarBackground(.indigo, for: .navigationBar)
      .toolbarBackground(.visible, for: .navigationBar, .tabBar)
      .toolbarColorScheme(.dark, for: .navigationBar)
      .toolbarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbar {
        ToolbarItem { Button("Undo") {} }
        ToolbarSpacer(.fixed, placement: .topBarTrailing)
        ToolbarItem { Button("Share") {} }
      }
      .searchable(text: $query, isPresented: $isSearching, prompt: "Words")
  }
}

struct LookWords: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text("a").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 8))
      VStack { Text("b") }.underline().strikethrough(true, color: .red).fontDesign(.rounded)
      TextField("Name", text: $text, onEditingChanged: { _ in })
      Text("c").highPriorityGesture(TapGesture()).contentTransition(.numericText())
      Text("d").transition(.blurReplace).accessibilityIgnoresInvertColors()
    }
    .presentationDragIndicator(.visible)
  }
}

#Preview {
  @Previewable @State var text = "Blob"
  TextField("Name", text: $text)
}
