import ArgumentParser
import BoardFeatures
import ComposableArchitecture
import ComposablePersistence
import ComposablePostgreSQL
import ComposableSQLite
import ComposableUI
import ComposableWeb
import Foundation

/// A board of a team: `swift run --package-path Examples board`. It lies in a file, or with `--database`
/// in PostgreSQL, where any number of servers share it.
@main
struct BoardApp: WebApp {
  struct Options: ParsableArguments {
    @Option(help: ArgumentHelp("The file of the board.", valueName: "file"))
    var file: String?

    @Option(help: ArgumentHelp("A database of PostgreSQL instead.", valueName: "url"))
    var database: String?
  }

  static func prepare(_ settings: inout HostSettings, options: Options) throws {
    let node: SharedNode
    if let url = options.database {
      let database = try PostgreSQLStorage(url: url)
      settings.sessionStorage = database
      node = SharedNode(database)
    } else {
      let path = try options.file ?? defaultFile.path
      settings.sessionStorage = try SQLiteSessionStorage(path: path)
      node = SharedNode(try SQLiteSharedStorage(path: path))
    }
    prepareDependencies { $0.sharedNode = node }
    // A change that a user has seen is never lost, whenever the server ends.
    settings.sessionDurability = .acknowledged
  }

  /// The file of the board in the folder of the user's data.
  private static var defaultFile: URL {
    get throws {
      let folder = URL.applicationSupportDirectory.appending(component: "Composable")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.appending(component: "board.sqlite")
    }
  }

  var body: some Scene {
    WindowGroup("Board") { BoardWindow() }
  }
}

/// The board in a tab.
private struct BoardWindow: View {
  @State private var store = Store(initialState: BoardFeature.State()) { BoardFeature() }
    .restorable("board", version: 1)

  var body: some View { BoardView(store: store) }
}
