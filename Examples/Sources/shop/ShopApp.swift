import ComposableArchitecture
import ComposableEncryption
import ComposableSQLite
import ComposableUI
import ComposableWeb
import Foundation
import ProgramOptions
import ShopFeatures

/// A shop whose pages have addresses: `swift run --package-path Examples shop`. With `--sessions FILE`, carts outlive
/// the server; with keys in the environment variable `SESSION_KEYS`, they are encrypted.
@main
struct ShopApp: WebApp {
  static var usage: String { "[--sessions FILE]" }

  static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
    let options = try ProgramOptions(arguments, names: ["--sessions"])
    guard let path = options["--sessions"] else { return }
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
