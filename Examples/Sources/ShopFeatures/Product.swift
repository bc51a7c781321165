import ComposableUI
import Foundation

/// A product of the shop.
struct Product: Equatable, Identifiable, Sendable {
  let id: Int
  let category: Category
  /// The name in English, a key of the translations.
  let name: String
  /// The description in English, a key of the translations.
  let text: String
  /// The price in cents.
  let price: Int

  /// The products of the shop, more than a page shows at once.
  static let all = basics + teas

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

  /// The products with names of their own.
  static let basics = [
    Product(
      id: 1, category: .green, name: "Green tea", text: "Picked in spring, for small cups.",
      price: 850),
    Product(
      id: 2, category: .herbal, name: "Mint tea", text: "From the garden, dried in the shade.",
      price: 490),
    Product(
      id: 3, category: .teaware, name: "Teapot", text: "Cast iron, for four cups.", price: 5_400),
    Product(
      id: 4, category: .teaware, name: "Cup", text: "Without a handle, to warm both hands.",
      price: 1_250),
  ]

  /// A thousand teas, whose names are the same in all languages.
  private static let teas: [Product] = {
    let kinds: [(Category, String)] = [
      (.black, "Assam"), (.green, "Bancha"), (.black, "Darjeeling"), (.black, "Dianhong"),
      (.green, "Genmaicha"), (.green, "Gyokuro"), (.green, "Hojicha"), (.black, "Keemun"),
      (.green, "Longjing"), (.green, "Matcha"), (.oolong, "Oolong"), (.black, "Pu-erh"),
      (.herbal, "Rooibos"), (.green, "Sencha"), (.white, "Shoumei"), (.white, "Silver Needle"),
      (.green, "Tamaryokucha"), (.green, "Tencha"), (.oolong, "Tieguanyin"), (.black, "Yunnan"),
    ]
    let gardens = [
      "Ambootia", "Castleton", "Dikom", "Fujian", "Gopaldhara", "Halmari", "Hangzhou", "Ilam",
      "Jungpana", "Kagoshima", "Lovers' Leap", "Makaibari", "Menghai", "Nilgiri", "Nuwara", "Qimen",
      "Sayama", "Shizuoka", "Sungma", "Tarry", "Uji", "Wuyi", "Yame", "Yiwu", "Zhenghe",
    ]
    return (0..<1_000).map { index in
      let ((category, kind), garden) = (kinds[index / 50], gardens[index / 2 % 25])
      return Product(
        id: 1_001 + index, category: category,
        name: "\(kind) \(garden) \(2025 + index % 2)",
        text: "Picked by hand, packed in the garden.", price: 600 + index * 137 % 90 * 50)
    }
  }()

  static func with(_ id: ID) -> Product? { byID[id] }

  /// Other products of its category, of which those that are next to it come first.
  var similar: [Product] {
    Product.all.filter { $0.category == category && $0 != self }
      .sorted { (abs($0.id - id), $0.id) < (abs($1.id - id), $1.id) }
      .prefix(8).map(\.self)
  }

  /// The picture of the product. The teas with names of their gardens share one.
  var picture: Image {
    let name = Self.basics.contains(self) ? name : "Tea"
    return Image(decorative: "Products/\(name)", bundle: .module)
  }

  /// Returns true if the name in a language contains a text.
  func isFound(by query: String, in locale: Locale) -> Bool {
    String(localized: .init(name), locale: locale).localizedStandardContains(query)
  }

  /// Shows an amount in cents in the format of the session: `€8.50` or `8,50 €`.
  static func text(ofCents amount: Int) -> Text {
    Text(Decimal(amount) / 100, format: .currency(code: "EUR"))
  }
}
