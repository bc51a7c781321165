import ComposableUI
import Foundation

/// The invoice of an order, a text in the language of its buyer.
struct Invoice: FileDocument {
  static let readableContentTypes = [UTType.plainText]

  let text: String

  /// Creates the invoice of an order.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - locale: The locale of its buyer.
  init(_ order: Order, in locale: Locale) {
    func price(_ cents: Int) -> String {
      (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(locale))
    }
    let rows = order.cart.sorted { $0.key < $1.key }.compactMap { id, count in
      Product.with(id).map { product in
        let name = String(localized: .init(product.name), locale: locale)
        return
          "\(count.formatted(.number.locale(locale))) × \(name): \(price(product.price * count))"
      }
    }
    let total = String(localized: "Total \(price(order.total))", locale: locale)
    text = (["\(order.name), \(order.street)", ""] + rows + ["", total, ""]).joined(separator: "\n")
  }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
