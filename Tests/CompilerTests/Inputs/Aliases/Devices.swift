import Foundation
import SwiftUI

// The words of Apple's other frameworks that applications use beside SwiftUI.

struct PlayerWords: View {
  @State private var player = AVPlayer(url: URL(string: "https://example.com/a.mp4")!)

  var body: some View {
    VideoPlayer(player: player) { Text("Live") }
      .onAppear {
        player.isMuted = true
        player.actionAtItemEnd = .none
        player.play()
      }
      .onDisappear { player.pause() }
    Button("Back") {
      player.seek(to: .zero)
      player.seek(to: CMTime(seconds: 4, preferredTimescale: 600)) { _ in player.rate = 2 }
      let item = AVPlayerItem(asset: AVURLAsset(url: URL(string: "/b.mp4")!))
      player.replaceCurrentItem(with: item)
      print(player.currentItem?.duration.seconds ?? 0, player.currentTime().seconds)
    }
  }
}

struct DeviceWords: View {
  @Environment(\.rename) private var rename
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text(UIDevice.current.name).frame(width: UIScreen.main.bounds.width / 2)
      Button("Copy") {
        UIPasteboard.general.string = name
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(name, forType: .string)
        UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        let generator = UISelectionFeedbackGenerator()
        generator.prepare()
        generator.selectionChanged()
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        AccessibilityNotification.Announcement("Copied").post()
      }
      PasteButton(payloadType: String.self) { name = $0.first ?? "" }
      TextField("Name", text: $name).focused($isFocused).textContentType(.givenName)
      HelpLink(destination: URL(string: "https://example.com")!)
      RenameButton()
    }
    .renameAction($isFocused)
    .clipShape(SomeCorners(radius: 8, corners: [.topLeft, .topRight]))
    .padding(EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    .userActivity("com.example.read", isActive: true) { activity in
      activity.title = name
      activity.isEligibleForHandoff = true
      activity.userInfo = ["name": name]
    }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { print($0.webpageURL as Any) }
  }
}

struct SomeCorners: Shape {
  let radius: CGFloat
  let corners: UIRectCorner

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct ReorderDelegate: DropDelegate {
  let item: String
  @Binding var items: [String]
  @Binding var dragged: String?

  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }

  func dropEntered(info: DropInfo) {
    guard let dragged, let from = items.firstIndex(of: dragged),
      let to = items.firstIndex(of: item), from != to
    else { return }
    withAnimation { items.move(fromOffsets: [from], toOffset: to > from ? to + 1 : to) }
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

  func performDrop(info: DropInfo) -> Bool {
    dragged = nil
    return true
  }
}

struct DragWords: View {
  @State private var items = ["a", "b"]
  @State private var dragged: String?
  @State private var isTargeted = false

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Text(item)
          .onDrag {
            dragged = item
            return NSItemProvider(object: item as NSString)
          } preview: {
            Text(item)
          }
          .onDrop(
            of: [.text],
            delegate: ReorderDelegate(item: item, items: $items, dragged: $dragged))
      }
    }
    .onDrop(of: [.plainText, .fileURL], isTargeted: $isTargeted) { providers in
      for provider in providers where provider.canLoadObject(ofClass: String.self) {
        _ = provider.loadObject(ofClass: String.self) { text, error in print(text as Any) }
      }
      return true
    }
    .onDeleteCommand { items.removeLast() }
    .onMoveCommand { if $0 == .up { items.reverse() } }
    .onCopyCommand { items.map { NSItemProvider(object: $0 as NSString) } }
    .onPasteCommand(of: [.text]) { providers in print(providers.count) }
    .copyable(items)
    .cuttable(for: String.self) { items }
    .pasteDestination(for: String.self) { items += $0 }
  }
}

struct ChartWords: View, AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor {
    let axis = AXNumericDataAxisDescriptor(title: "x", range: 0...1, gridlinePositions: []) {
      "\($0)"
    }
    let points = [AXDataPoint(x: 1, y: 2), AXDataPoint(x: "a", y: 2)]
    return AXChartDescriptor(
      title: "a", summary: nil, xAxis: axis, yAxis: axis,
      series: [AXDataSeriesDescriptor(name: "b", isContinuous: true, dataPoints: points)])
  }

  var body: some View {
    List {
      Text("a").accessibilityChartDescriptor(self)
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .contentShape(.dragPreview, RoundedRectangle(cornerRadius: 8))
        .accessibilityTextContentType(.sourceCode)
        .layoutDirectionBehavior(.mirrors)
        .navigationLinkIndicatorVisibility(.hidden)
        .dialogSeverity(.critical)
        .fileDialogConfirmationLabel("Choose")
        .containerBackground(for: .navigation) { Color.red }
        .task(id: 1, name: "load", priority: .high) {}
    }
    .accessibilityRotor("Headings") {
      ForEach(0..<3) { AccessibilityRotorEntry("\($0)", id: $0) }
    }
    .searchScopes(.constant(1), activation: .onSearchPresentation) { Text("All").tag(1) }
    .tabViewBottomAccessory { Text("b") }
  }
}

struct ValueApp: App {
  var body: some Scene {
    WindowGroup("Item", for: Int.self) { $item in Text("\(item ?? 0)") }
    WindowGroup(for: String.self) { $name in
      Text(name)
    } defaultValue: {
      "a"
    }
  }
}
