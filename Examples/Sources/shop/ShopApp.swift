import ComposableArchitecture
import ComposableUI
import ComposableWeb
import ShopFeatures

/// A shop whose pages have addresses: `swift run --package-path Examples shop`.
@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup("Shop") { ShopView(store: Store(initialState: Shop.State()) { Shop() }) }
  }
}
