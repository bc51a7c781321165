import ComposableCore
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct SceneTests {
  private static func driver(
    _ app: some App, window: Int = 0, id: String? = nil, at address: String = "/"
  )
    -> ViewDriver
  {
    ViewDriver {
      _AppWindow(app, window, id: id)
        .environment(\.windowOrigin, "https://example.com/app")
        .environment(\.requestedAddress, PageAddress(address) ?? .root)
    }
  }

  private struct Library: App {
    @State private var log: [String] = []
    @State private var hasExtra = true

    var body: some Scene {
      WindowGroup("Library") {
        Text(log.joined(separator: " "))
        Button("Extra") { hasExtra = false }
      }
      .commands {
        CommandGroup(after: .newItem) { Button("New") { log.append("new") } }
        CommandMenu("Sort") { Button("By name") { log.append("sorted") } }
        Group {
          CommandGroup(replacing: .saveItem) { Button("Save") { log.append("saved") } }
          CommandGroup(replacing: .help) {}
          SidebarCommands()
        }
        if log.count > 1 { CommandMenu("More") { Button("Clear") { log = [] } } }
      }
      .onChange(of: log) { old, new in
        if new.isEmpty { log = ["cleared \(old.count)"] }
      }
      .defaultSize(width: 400, height: 300)
      Group {
        MenuBarExtra("Status", isInserted: $hasExtra) {
          Button("Check") { log.append("checked") }
        }
      }
    }
  }

  @Test func commandsAreMenusOfAWindow() throws {
    let view = Self.driver(Library())
    #expect(
      view.texts == ["File", "New", "Save", "Sort", "By name", "Status", "Check", "", "Extra"])
    try view.button("Save").tap()
    try view.button("By name").tap()
    #expect(view.texts.contains("saved sorted"))
    try view.button("Clear").tap()
    #expect(view.texts.contains("cleared 2") && !view.texts.contains("More"))
    try view.button("Check").tap()
    #expect(view.texts.contains("cleared 2 checked"))
    try view.button("Extra").tap()
    #expect(!view.texts.contains("Status"))
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
  }

  @Test func aWindowWithoutCommandsHasNoBar() {
    let view = Self.driver(Plain())
    #expect(!view.rendering.snapshot.contains("menu bar"))
  }

  private struct Windows: App {
    var body: some Scene {
      WindowGroup { Opener() }
      WindowGroup(id: "item", for: Int.self) { $item in
        Text("item \(item.map(String.init) ?? "none")")
        Button("Next") { item = (item ?? 0) + 1 }
      }
      Window("Log", id: "log") { Text("The log") }
      Settings { Text("The settings") }
      if Bool(true) { WindowGroup(id: "more") { Text("More") } }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Button("Log") { openWindow(id: "log") }
      Button("Item") { openWindow(value: 7) }
      Button("Item 8") { openWindow(id: "item", value: 8) }
      SettingsLink()
      Button("Nothing") { openWindow(id: "nothing") }
      Button("No value") { openWindow(value: "text") }
    }
  }

  @Test func windowsAreOpenedAtTheirAddresses() throws {
    let view = Self.driver(Windows())
    for button in ["Log", "Item", "Item 8", "Settings"] { try view.button(button).tap() }
    #expect(
      view.openedURLs.map(\.absoluteString) == [
        "https://example.com/app/log", "https://example.com/app/item?value=7",
        "https://example.com/app/item?value=8", "https://example.com/app/settings",
      ])
    #expect(Windows()._windows.map(\.id) == [nil, "item", "log", "settings", "more"])
  }

  @Test(arguments: ["Nothing", "No value"])
  func aWindowThatDoesNotExistIsReported(_ button: String) throws {
    let view = Self.driver(Windows())
    try withKnownIssue {
      try view.button(button).tap()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("There is no window") }
    }
    #expect(view.openedURLs.isEmpty)
  }

  @Test func aWindowHasItsDefaultValueFromTheBeginning() throws {
    struct Numbered: App {
      static let created = LockIsolated(0)
      @State private var count = 0

      var body: some Scene {
        WindowGroup(for: Int.self) { $value in
          Text("\(value) \(count)")
          Button("Count") { count += 1 }
        } defaultValue: {
          Self.created.withValue { $0 += 1 }
          return Self.created.value
        }
      }
    }
    let view = Self.driver(Numbered())
    let value = Numbered.created.value
    try view.button("Count").tap()
    #expect(view.texts.first == "\(value) 1")
  }

  @Test(arguments: [0, 1])
  func theContentOfAWindowIsNotMadeAnewForAnotherEnvironment(_ window: Int) throws {
    struct Stores: App {
      let evaluations: LockIsolated<Int>

      init() { self.init(evaluations: LockIsolated(0)) }
      init(evaluations: LockIsolated<Int>) { self.evaluations = evaluations }

      var body: some Scene {
        WindowGroup { content }
          .commands { CommandMenu("Menu") { Button("Item") {} } }
        WindowGroup(for: Int.self) { _ in content }
      }

      private var content: some View {
        evaluations.withValue { $0 += 1 }
        return Scheme()
      }
    }
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme == .dark)") }
    }
    let evaluations = LockIsolated(0)
    let view = Self.driver(Stores(evaluations: evaluations), window: window)
    #expect(view.texts.last == "false" && evaluations.value == 1)
    try view.perform(SystemColorScheme(.dark))
    #expect(view.texts.last == "true" && evaluations.value == 1)
  }

  @Test func aWindowUnderAConditionMayBeGone() throws {
    struct Conditional: App {
      @State private var isOpen = true

      var body: some Scene {
        WindowGroup { Text("First") }
        if isOpen {
          WindowGroup(id: "two words") { Button("Close") { isOpen = false } }
        }
        WindowGroup(id: "third") { Text("Third") }
      }
    }
    let view = Self.driver(Conditional(), window: 1, id: "two words")
    try view.button("Close").tap()
    #expect(view.texts == [])
    #expect(Conditional()._windows[1].path(at: 1) == "/two%20words")
  }

  @Test(arguments: [("/?value=7", "item 7"), ("/", "item none"), ("/?value=%22x%22", "item none")])
  func aWindowHasTheValueOfItsAddress(_ address: String, _ text: String) throws {
    let view = Self.driver(Windows(), window: 1, at: address)
    #expect(view.texts.first == text)
    try view.button("Next").tap()
    #expect(view.texts.first == (text == "item 7" ? "item 8" : "item 1"))
  }

  @Reducer struct Launches {
    @ObservableState struct State: Equatable { var count = 0 }
    enum Action { case launched }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  // Not final, with an initializer that it inherits, as most delegates are.
  private class AppDelegate: NSObject, UIApplicationDelegate {
    let store = Store(initialState: Launches.State()) { Launches() }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      store.send(.launched)
      return true
    }
  }

  private final class Other: NSObject, NSApplicationDelegate {
    let name: String
    var launches = 0

    override init() {
      name = "other"
      super.init()
    }

    func applicationDidFinishLaunching(_ notification: Notification) { launches += 1 }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    @NSApplicationDelegateAdaptor private var other: Other

    var body: some Scene {
      WindowGroup {
        Text("\(appDelegate.store.count) \(other.name) \(other.launches)")
        Button("Launch") { appDelegate.store.send(.launched) }
      }
    }
  }

  @Test func anAppHasADelegateOfItsOwnForEachWindow() throws {
    let first = Self.driver(Delegated())
    #expect(first.texts.first == "1 other 1")
    try first.button("Launch").tap()
    #expect(first.texts.first == "2 other 1")
    #expect(Self.driver(Delegated()).texts.first == "1 other 1")
  }

  @Test(.timeLimit(.minutes(1)))
  func theApplicationOpensURLsByTheDependency() async {
    let (urls, continuation) = AsyncStream.makeStream(of: URL.self)
    let url = URL(string: "https://example.com")!
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        continuation.yield(url)
        return url.scheme == "https"
      }
    } operation: {
      #expect(await UIApplication.shared.open(url))
      let isOpen = await withCheckedContinuation { continuation in
        UIApplication.shared.open(URL(string: "other:x")!) { continuation.resume(returning: $0) }
      }
      #expect(!isOpen)
    }
    continuation.finish()
    var opened: [String] = []
    for await url in urls { opened.append(url.absoluteString) }
    #expect(opened == ["https://example.com", "other:x"])
    #expect(UIApplication.shared.canOpenURL(url))
  }
}
