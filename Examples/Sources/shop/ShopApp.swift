import ComposableArchitecture
import ComposableSQLite
import ComposableUI
import ComposableWeb
import ProgramOptions
import ShopFeatures

/// A shop whose pages have addresses: `swift run --package-path Examples shop`. With `--sessions FILE`, carts outlive
/// the server.
@main
struct ShopApp: WebApp {
  static var usage: String { "[--sessions FILE]" }

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    let options = try ProgramOptions(arguments, names: ["--sessions"])
    settings.sessionStorage = try options["--sessions"].map { try SQLiteSessionStorage(path: $0) }
  }

  var body: some Scene {
    WindowGroup("Shop") {
      ShopView(store: Store(initialState: Shop.State()) { Shop() }.restorable("shop"))
    }
  }
}
