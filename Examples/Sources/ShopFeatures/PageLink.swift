import ComposableUI
import Foundation

/// A link to another page of the shop, which opens in a new tab, too.
struct PageLink<Label: View>: View {
  private let label: Label
  private let url: URL?

  init(to route: ShopRoute, @ViewBuilder label: () -> Label) {
    self.label = label()
    url = ShopRoute.routes.address(of: route).flatMap { URL(string: $0.description) }
  }

  var body: some View {
    if let url { Link(destination: url) { label } } else { label }
  }
}
