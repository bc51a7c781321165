import ArgumentParser
import ComposableArchitecture
import ComposablePersistence
import ComposablePostgreSQL
import ComposableSQLite
import ComposableUI
import ComposableWeb

/// Pages for the browser tests only.
@main
struct TestPages: WebApp {
  struct Options: ParsableArguments {
    enum Durability: String, ExpressibleByArgument { case relaxed, acknowledged }

    @Option(help: "An origin whose pages may embed these; may be repeated.")
    var embedder: [String] = []
    @Option(help: "The text of a style sheet, which differs between releases.")
    var release = ""
    @Option(help: "The version of the state of the notebook.")
    var stateVersion: Int?
    @Option(help: "The file of the sessions.")
    var sessions: String?
    @Option var durability = Durability.relaxed
    @Option(help: "The file of what sessions share.")
    var shared: String?
    @Option(help: "A database of PostgreSQL for both.")
    var database: String?
  }

  static func prepare(_ settings: inout HostSettings, options: Options) throws {
    if !options.embedder.isEmpty { settings.embedders = options.embedder }
    if let version = options.stateVersion {
      prepareDependencies { $0.notebookVersion = version }
    }
    if let path = options.sessions {
      settings.sessionStorage = try SQLiteSessionStorage(path: path)
    }
    if options.durability == .acknowledged { settings.sessionDurability = .acknowledged }
    if let path = options.shared {
      let node = SharedNode(try SQLiteSharedStorage(path: path))
      prepareDependencies { $0.sharedNode = node }
    }
    if let url = options.database {
      let database = try PostgreSQLStorage(url: url)
      settings.sessionStorage = database
      let node = SharedNode(database)
      prepareDependencies { $0.sharedNode = node }
    }
    settings.admit = Guarded.admit
    settings.transfers.fileSize = 1 << 30
    settings.transfers.bytesPerSession = 3 << 30
    settings.scripts = [
      PageAsset("drawing.js", contentType: "text/javascript", bytes: Array(Drawing.script.utf8))
    ]
    settings.styleSheets = [
      PageAsset("drawing.css", contentType: "text/css", bytes: Array(Drawing.style.utf8)),
      PageAsset(
        "release.css", contentType: "text/css",
        bytes: Array(":root { --release: '\(options.release)' }".utf8)),
    ]
  }

  /// The command that was chosen last in the menus of the window "Finder".
  @State private var command = "none"

  var body: some Scene {
    WindowGroup("Rows of a list") {
      NavigationStack { List { Samples() }.navigationTitle("Rows of a list") }
    }
    WindowGroup("Rows of a form", id: "form") {
      NavigationStack {
        VStack(alignment: .leading) {
          Text("What stands above a form shares its column, and so does what stands below it.")
            .padding()
          Form { Section("Samples") { Samples() } }
          DisclosureGroup("Below the form") { Text("More") }.padding(.horizontal)
        }
        .navigationTitle("Rows of a form")
      }
    }
    WindowGroup("Rows of a stack", id: "stack") {
      NavigationStack { VStack { Samples() }.navigationTitle("Rows of a stack") }
    }
    WindowGroup("Rows of a page", id: "page") {
      VStack { Samples() }
    }
    WindowGroup("Links", id: "links") { Links() }
    WindowGroup("Mailbox", id: "mailbox") { Mailbox() }
    WindowGroup("Finder", id: "finder") { Finder(command: command) }
      .commands {
        CommandGroup(replacing: .newItem) {
          Button("New") { command = "new" }.keyboardShortcut("b")
        }
        CommandMenu("Fruit") { Button("Peel") { command = "peel" } }
      }
    WindowGroup("Cities", id: "cities") { Cities() }
    WindowGroup("Many cities", id: "many-cities") { Cities(count: 5000) }
    WindowGroup("Regions", id: "regions") { Regions() }
    WindowGroup("Motion", id: "motion") { Motion() }
    WindowGroup("Controls", id: "controls") { Controls() }
    WindowGroup("Calendars", id: "calendars") { Calendars() }
    WindowGroup("Hard rows", id: "hard-rows") { NavigationStack { HardRows() } }
    WindowGroup("Layout rules", id: "layout-rules") { LayoutRules() }
    WindowGroup("Own layouts", id: "own-layouts") { OwnLayouts() }
    WindowGroup("Moving looks", id: "moving-looks") { MovingLooks() }
    WindowGroup("Library", id: "library") { Library() }
    WindowGroup("Onboarding", id: "onboarding") { Onboarding() }
    WindowGroup("Form rows", id: "form-rows") { NavigationStack { FormRows() } }
    WindowGroup("Entries", id: "entries") { Entries() }
    WindowGroup("Places", id: "places") { Places() }
    WindowGroup("Guarded places", id: "guarded") { Guarded() }
    WindowGroup("Menus", id: "menus") { NavigationStack { Menus() } }
    WindowGroup("Tour", id: "tour") { TourView() }
    WindowGroup("Drawing", id: "drawing") { Drawing() }
    WindowGroup("Languages", id: "languages") { Languages() }
    WindowGroup("Tabs", id: "tabs") { Tabs() }
    WindowGroup("Tally", id: "tally") { Tally() }
    WindowGroup("Transfers", id: "transfers") { Transfers() }
    WindowGroup("Long cards", id: "long-cards") { LongCards() }
    WindowGroup("Long stack of sections", id: "long-stack") { LongCards(isStack: true) }
    WindowGroup("Long gaps", id: "long-gaps") { LongGaps() }
    WindowGroup("Long grid", id: "long-grid") { LongGrid() }
    WindowGroup("Long list", id: "long-list") { LongList() }
    WindowGroup("Quantities", id: "quantities") { Quantities() }
    WindowGroup("Long sections", id: "long-sections") { LongSections() }
    WindowGroup("Many rows", id: "many-rows") { ManyRows() }
    WindowGroup("Notebook", id: "notebook") { Notebook() }
    WindowGroup("Room", id: "room") { Room() }
    WindowGroup("Typing", id: "typing") { Typing() }
    WindowGroup("Visits", id: "visits") { Visits() }
    WindowGroup("Schemes", id: "schemes") { NavigationStack { Schemes() } }
  }
}
