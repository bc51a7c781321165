import ArgumentParser
import ComposableArchitecture
import ComposableEncryption
import ComposableSQLite
import ComposableUI
import ComposableWeb
import Foundation
import ShopFeatures

/// A shop whose pages have addresses: `swift run --package-path Examples shop`. With `--sessions`, carts outlive
/// the server; with keys in the environment variable `SESSION_KEYS`, they are encrypted.
@main
struct ShopApp: WebApp {
  struct Options: ParsableArguments {
    @Option(help: ArgumentHelp("The file of the sessions.", valueName: "file"))
    var sessions: String?
  }

  static func prepare(_ settings: inout HostSettings, options: Options) throws {
    guard let path = options.sessions else { return }
    let file = try SQLiteSessionStorage(path: path)
    settings.sessionStorage = file
    if ProcessInfo.processInfo.environment["SESSION_KEYS"] != nil {
      settings.sessionStorage = EncryptedSessionStorage(file, keys: try EncryptionKeys())
    }
  }

  var body: some Scene {
    WindowGroup("Shop") {
      ShopView(store: Store(initialState: Shop.State()) { Shop() }.restorable("shop"))
    }
  }
}
