import ComposableUI

/// The picture of a product, on the color of its category.
struct ProductPicture: View {
  let product: Product

  var body: some View {
    product.picture
      .resizable()
      .scaledToFit()
      .scaleEffect(0.8)
      .background(product.category.color.gradient.opacity(0.6))
  }
}
