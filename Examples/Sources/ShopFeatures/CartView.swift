import ComposableArchitecture
import ComposableUI

/// The products in the cart, with their numbers, and the price of all.
struct CartView: View {
  let store: StoreOf<Shop>

  var body: some View {
    Form {
      Section {
        ForEach(store.items) { product in
          CartRow(product: product, count: store.cart[product.id] ?? 0) {
            store.send(.countChanged($0, id: product.id), animation: .default)
          }
        }
        if store.count == 0 {
          ContentUnavailableView("\(store.count) items in the cart", systemImage: "cart")
        }
      }
      if store.count > 0 {
        Section {
          LabeledContent("Total") {
            Product.text(ofCents: store.total)
              .monospacedDigit().bold().foregroundStyle(Color.primary)
          }
          PageLink(to: .checkout(store.nextStep)) { Text("Check out") }
        }
      }
    }
    .navigationTitle("Cart")
  }
}

private struct CartRow: View {
  let product: Product
  let count: Int
  let setCount: (Int) -> Void

  var body: some View {
    HStack(spacing: 14) {
      ProductPicture(product: product)
        .frame(width: 56, height: 56)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 4) {
        Text(LocalizedStringKey(product.name))
        Stepper(value: Binding(get: { count }, set: setCount), in: 0...99) {
          Text(count, format: .number).monospacedDigit().foregroundStyle(.secondary)
        }
        .fixedSize()
      }
      Spacer()
      Product.text(ofCents: product.price * count).monospacedDigit()
    }
  }
}

/// The number of things in the cart, and the way to the form, below the products.
struct CartBar: View {
  let store: StoreOf<Shop>

  var body: some View {
    switch store.route {
    case .products, .category, .search, .product:
      HStack {
        PageLink(to: .cart) {
          Label("\(store.count) items in the cart", systemImage: "cart")
        }
        Spacer()
        if store.count > 0 {
          PageLink(to: .checkout(store.nextStep)) {
            Text("Check out (\(Product.text(ofCents: store.total)))").monospacedDigit()
              .fontWeight(.semibold)
              .padding(.horizontal, 14)
              .padding(.vertical, 7)
              .background(.tint.opacity(0.14), in: Capsule())
          }
        }
      }
      .font(.subheadline)
      .padding(.horizontal)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity)
      .background(.bar)
    case .cart, .checkout, .thanks:
      EmptyView()
    }
  }
}
