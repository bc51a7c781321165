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

struct DataWords: View {
  let photo: Data
  let date: Date

  private static let formatter: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .short
    formatter.dateTimeStyle = .named
    return formatter
  }()

  var body: some View {
    if let image = UIImage(data: photo) {
      Image(uiImage: image).resizable().scaledToFill()
    }
    Text(Self.formatter.localizedString(for: date, relativeTo: .now))
  }
}

struct SpaceWords: View {
  var body: some View {
    ZStack {
      GeometryReader { proxy in
        Text("\(proxy.frame(in: .named("board")).minX) \(proxy.frame(in: .global).minX)")
        Text("\(proxy.frame(in: .scrollView(axis: .vertical)).minX)")
          .opacity(proxy.bounds(of: .scrollView) == nil ? 0 : 1)
      }
      .gesture(DragGesture(minimumDistance: 0, coordinateSpace: .scrollView))
      .onContinuousHover(coordinateSpace: .global) { _ in }
    }
    .coordinateSpace(name: "board")
    .coordinateSpace(.named("wall"))
  }
}

struct SplitWords: View {
  struct Folder: Identifiable, Hashable { let id: Int }
  @State private var folders = [Folder(id: 1)]
  @State private var folder: Folder.ID?
  @State private var messages: Set<Int> = []
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
      List(folders, selection: $folder) { folder in Text("\(folder.id)").badge(folder.id) }
        .navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } content: {
      List(selection: $messages) {
        Section("A") { ForEach(0..<9) { Text("\($0)") } }
        NavigationLink("Nine", value: 9)
      }
      .selectionRows
    } detail: {
      List($folders, editActions: [.delete, .move]) { $folder in Text("\(folder.id)") }
      List($folders, editActions: .all, selection: $folder) { $folder in Text("\(folder.id)") }
      List($folders, editActions: .delete, selection: $messages) { $folder in
        Text("\(folder.id)")
      }
      List { ForEach($folders, editActions: .move) { $folder in Text("\(folder.id)") } }
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}

extension View {
  fileprivate var selectionRows: some View { listSectionSpacing(.compact).listItemTint(.red) }
}

struct AlignmentWords: View {
  @Namespace private var namespace

  var body: some View {
    VStack(alignment: .colon) {
      Text("a").alignmentGuide(.colon) { d in d[HorizontalAlignment.center] }
      Text("b").alignmentGuide(HorizontalAlignment.leading) { d in d[.leading] - 8 }
      Image(systemName: "star").alignmentGuide(.bottom) { $0[.firstTextBaseline] }
    }
    ViewThatFits(in: .horizontal) {
      HStack { Text("wide") }
      VStack { Text("narrow") }
    }
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(0..<9) { _ in
          Circle()
            .fill(
              .red.shadow(.drop(radius: 2)).shadow(.inner(color: .black, radius: 3, x: 1, y: 1))
            )
            .containerRelativeFrame(.horizontal, count: 3, spacing: 8)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.8)
            }
            .visualEffect { content, proxy in
              content.offset(y: proxy.frame(in: .scrollView).minY / 9)
                .rotation3DEffect(.degrees(9), axis: (x: 0, y: 1, z: 0), anchor: .leading)
            }
        }
      }
    }
    Text("c").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      .mask {
        RadialGradient(colors: [.black, .clear], center: .center, startRadius: 0, endRadius: 9)
      }
      .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 8))
      .matchedTransitionSource(id: "c", in: namespace)
      .navigationTransition(.zoom(sourceID: "c", in: namespace))
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .blue, .green, .black])
  }
}

extension HorizontalAlignment {
  private struct Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

struct OutlineWords: View {
  struct Item: Identifiable {
    let id: Int
    var items: [Item]?
  }

  struct Arrow: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          withAnimation { configuration.isExpanded.toggle() }
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  let items: [Item]
  @State private var isInspected = false
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let layout = width == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout(spacing: 8))
    layout {
      List(items, children: \.items) { Text("\($0.id)").selectionDisabled() }
      OutlineGroup(items, children: \.items) { Text("\($0.id)").textScale(.secondary) }
    }
    .inspector(isPresented: $isInspected) { Text("Details").inspectorColumnWidth(200) }
    .disclosureGroupStyle(Arrow())
    .containerBackground(.red, for: .navigation)
    .backgroundStyle(.blue)
    ScrollView { Text("a").onScrollVisibilityChange(threshold: 0.2) { _ in } }
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 0
      } action: { _, isDown in
        print(isDown)
      }
    Text("c").phaseAnimator([1, 2]) { content, scale in content.scaleEffect(scale) }
      .phaseAnimator([false, true], trigger: items.count) { content, isOn in
        content.opacity(isOn ? 1 : 0)
      } animation: { isOn in
        isOn ? .easeIn : .bouncy
      }
    TimelineView(.animation) { context in Text("\(context.date)") }
    ShareLink(items: [URL(string: "https://example.com")!])
    Text("b").onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {})
      .onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
      .typesettingLanguage(.init(languageCode: .german))
  }
}

struct KeyboardWords: View {
  @State private var isInside = false

  var body: some View {
    Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift]).badge("new")
    Button("OK") {}.keyboardShortcut(.defaultAction)
    Button("Cancel", role: .cancel) {}.keyboardShortcut(.escape, modifiers: [])
    Text("a").focusable().onKeyPress(.space) { .handled }
      .onKeyPress(phases: .down) { press in press.characters == "a" ? .handled : .ignored }
      .onKeyPress(keys: [.upArrow, .downArrow]) { _ in .handled }
    Text("b").onHover { isInside = $0 }.hoverEffect(.lift).pointerStyle(.link)
      .onContinuousHover { if case .active(let location) = $0 { print(location.x) } }
    TabView { Text("c").tabItem { Text("d") }.badge(3) }
      .sheet(isPresented: .constant(true)) {
        Text("e").presentationBackground(.thinMaterial).presentationCornerRadius(20)
      }
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
      TextEditor(text: $text).textEditorStyle(.plain)
        .fileImporter(isPresented: .constant(false), allowedContentTypes: [.folder, .package]) {
          _ in
        }
      Text("d").transition(.blurReplace).accessibilityIgnoresInvertColors()
        .animation(.easeIn) { $0.opacity(text.isEmpty ? 0 : 1) }
        .transaction {
          $0.animation = nil
        } body: { content in
          content.scaleEffect(text.isEmpty ? 1 : 2)
        }
    }
    .presentationDragIndicator(.visible)
  }
}

#Preview {
  @Previewable @State var text = "Blob"
  TextField("Name", text: $text)
}

class WordsDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.isIdleTimerDisabled = true
    application.registerForRemoteNotifications()
    return true
  }
}

extension UIColor {
  static let brand = UIColor(hex: 0xFF8800)

  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

struct WordsCommands: Commands {
  let sort: () -> Void

  var body: some Commands {
    SidebarCommands()
    CommandGroup(replacing: .newItem) {}
    CommandMenu("Sort") {
      Button("By name", action: sort).keyboardShortcut("n", modifiers: [.command, .option])
    }
  }
}

struct WordsApp: App {
  @UIApplicationDelegateAdaptor(WordsDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase
  @State private var hasExtra = true

  var body: some Scene {
    WindowGroup { SearchWords() }
      .commands { WordsCommands {} }
      .onChange(of: scenePhase) { _, phase in print(phase) }
      .defaultSize(width: 800, height: 600)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
    WindowGroup("Item", id: "item", for: UUID.self) { $id in Text(id?.uuidString ?? "") }
    SwiftUI.Settings { Text("Settings").environment(\.locale, Locale(identifier: "de")) }
    MenuBarExtra("Words", systemImage: "star", isInserted: $hasExtra) { Button("Show") {} }
      .menuBarExtraStyle(.menu)
  }
}

struct SearchWords: View {
  struct Token: Identifiable { let id: String }

  @State private var query = ""
  @State private var tokens: [Token] = []
  @State private var scope = 0
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.openWindow) private var openWindow
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.displayScale) private var displayScale
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    List {
      Text("a").font(.body.width(.condensed).leading(.tight).smallCaps()).fontWidth(.expanded)
        .accessibilityAction(named: "Archive") { dismissSearch() }
        .accessibilityAction {}
        .accessibilityFocused($isFocused)
        .accessibilityInputLabels(["a", "b"])
      Text(
        (try? AttributedString(
          markdown: "**a**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace)))
          ?? "")
      Button("Open") { openWindow(id: "item", value: UUID()) }.buttonStyle(.glassProminent)
      Button(role: .close) {
        UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
      }
      Color(UIColor.brand).clipShape(AnyShape(.circle), style: FillStyle(eoFill: true))
      Color(uiColor: .secondarySystemBackground).safeAreaPadding()
      Text("b").font(Font(UIFont.systemFont(ofSize: 12, weight: .semibold))).modifier(
        EmptyModifier()
      )
      .listRowInsets(.horizontal, 4)
      .sensoryFeedback(.impact(weight: .heavy), trigger: scope) { old, new in old < new }
    }
    .searchable(text: $query, tokens: $tokens, prompt: "Words") { Text($0.id) }
    .searchSuggestions { Text("b").searchCompletion("b") }
    .searchScopes($scope) { Text("All").tag(0) }
    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    .onReceive(
      NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
    ) { _ in }
  }
}

struct Ink: ShapeStyle {
  var isFaint = false

  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.mint : Color.indigo.opacity(isFaint ? 0.5 : 1)
  }
}

extension ShapeStyle where Self == Ink {
  static var ink: Ink { Ink() }
}

struct StyleWords: View {
  private let gradient = Gradient(colors: [.red, .blue])

  var body: some View {
    Text("a").foregroundStyle(.ink).background(.ink.opacity(0.1), in: .capsule)
    Circle().fill(AnyShapeStyle(gradient)).tint(gradient)
    Circle().fill(gradient).foregroundStyle(.red.blendMode(.multiply))
    Circle().stroke(Ink(isFaint: true).shadow(.drop(radius: 2)), lineWidth: 2)
  }
}

struct Drawing: Transferable {
  var data = Data()

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .png) {
      $0.data
    } importing: {
      Drawing(data: $0)
    }
    DataRepresentation(exportedContentType: .jpeg) { drawing in drawing.data }
    DataRepresentation(importedContentType: .tiff) { data in Drawing(data: data) }
  }
}

struct MaskWords: View {
  var body: some View {
    VStack {
      Text("a").mask { Rectangle().overlay { Circle().blendMode(.destinationOut) } }
      Text("b").mask(alignment: .top) {
        LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          .frame(height: 20)
      }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .mask(Text("c").font(.largeTitle))
      Text("d").mask(Circle()).mask { Capsule() }
      Text("e").mask(RoundedRectangle(cornerRadius: 4).padding(2))
    }
  }
}

struct ShareWords: View {
  let image = Image("Harbour")
  let drawings = [Drawing()]
  let name: String

  var body: some View {
    ShareLink(item: image, preview: SharePreview("The harbour", image: image)) { Text("Share") }
    ShareLink("Share", item: image, preview: SharePreview(name, image: image))
    ShareLink(name, item: Drawing(), message: Text("a"), preview: SharePreview(Text("b")))
    ShareLink(item: URL(string: "https://example.com")!, preview: SharePreview("c", image: image))
    ShareLink(items: drawings) { _ in SharePreview("Drawing") }
    ShareLink("Share", items: drawings) { _ in SharePreview("Drawing", icon: image) }
    ShareLink(items: drawings, subject: Text("d")) { _ in
      SharePreview("Drawing")
    } label: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
