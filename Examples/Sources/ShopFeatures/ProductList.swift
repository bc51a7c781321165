import ComposableArchitecture
import ComposableUI
import Foundation

/// The products of a category, or those that a search has found.
struct ProductList: View {
  @Bindable var store: StoreOf<Shop>
  @Environment(\.locale) private var locale

  var body: some View {
    let results = store.state.results(in: locale)
    List(results) { product in
      PageLink(to: .product(id: product.id)) { ProductRow(product: product) }
    }
    .listStyle(.plain)
    .overlay {
      if results.isEmpty {
        ContentUnavailableView("Nothing is called so.", systemImage: "magnifyingglass")
      }
    }
    .searchable(text: $store.query.sending(\.queryChanged), prompt: "Search")
    .navigationTitle(title)
  }

  private var title: LocalizedStringKey {
    switch store.list {
    case .category(let category): category.name
    case .search: "Search"
    default: "Products"
    }
  }
}

/// A picture, a name and a price, whose digits are below those of the other rows.
private struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack(spacing: 14) {
      ProductPicture(product: product)
        .frame(width: 56, height: 56)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 2) {
        Text(LocalizedStringKey(product.name))
        Text(product.category.name).font(.subheadline).foregroundStyle(Color.secondary)
      }
      Spacer()
      Product.text(ofCents: product.price).monospacedDigit()
    }
    .foregroundStyle(Color.primary)
  }
}
