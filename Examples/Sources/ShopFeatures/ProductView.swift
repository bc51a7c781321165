import ComposableUI
import Foundation

/// A product: a large picture with the texts beside it or below it, and others like it.
struct ProductView: View {
  let product: Product?
  let add: () -> Void
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    if let product {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          layout {
            ProductPicture(product: product)
              .clipShape(RoundedRectangle(cornerRadius: 24))
              .frame(maxWidth: 420)
            description(of: product)
          }
          SimilarProducts(product: product)
        }
        .frame(maxWidth: 960)
        .padding(.bottom)
      }
      .pageMetadata(
        PageMetadata(description: String(localized: .init(product.text), locale: locale))
      )
      .navigationTitle(LocalizedStringKey(product.name))
      .navigationBarTitleDisplayMode(.inline)
    } else {
      ContentUnavailableView("There is no such product.", systemImage: "questionmark.circle")
        .navigationTitle("Not found")
        .pageStatus(404)
    }
  }

  private var layout: AnyLayout {
    horizontalSizeClass == .compact
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 20))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 32))
  }

  private func description(of product: Product) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(product.category.name).font(.subheadline).foregroundStyle(.secondary)
      Text(LocalizedStringKey(product.name)).font(.largeTitle.bold())
      Text(LocalizedStringKey(product.text))
      Product.text(ofCents: product.price).font(.title2).monospacedDigit()
      Button("Add to the cart", systemImage: "plus", action: add)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
  }
}

/// Other products of the category, in a row that scrolls.
private struct SimilarProducts: View {
  let product: Product

  var body: some View {
    let products = product.similar
    if !products.isEmpty {
      VStack(alignment: .leading, spacing: 12) {
        Text("More of these").font(.title3.bold()).accessibilityAddTraits(.isHeader)
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 14) {
            ForEach(products) { product in
              PageLink(to: .product(id: product.id)) { card(product) }
            }
          }
        }
      }
    }
  }

  private func card(_ product: Product) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      ProductPicture(product: product)
        .frame(width: 132, height: 132)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .padding(.bottom, 4)
      Text(LocalizedStringKey(product.name)).font(.subheadline).lineLimit(2)
      Product.text(ofCents: product.price)
        .font(.subheadline).monospacedDigit().foregroundStyle(Color.secondary)
    }
    .foregroundStyle(Color.primary)
    .frame(width: 132, alignment: .leading)
  }
}
