public import ComposableUI

/// A kind of products.
public enum Category: String, AddressParameter, CaseIterable, Codable, Sendable {
  case green, black, oolong, white, herbal, teaware

  /// The name in the language of the page.
  var name: LocalizedStringKey {
    switch self {
    case .green: "Green"
    case .black: "Black"
    case .oolong: "Oolong"
    case .white: "White"
    case .herbal: "Herbal"
    case .teaware: "Teaware"
    }
  }

  /// The color of its pictures.
  var color: Color {
    switch self {
    case .green: Color(red: 0.55, green: 0.75, blue: 0.35)
    case .black: Color(red: 0.72, green: 0.45, blue: 0.32)
    case .oolong: Color(red: 0.85, green: 0.64, blue: 0.28)
    case .white: Color(red: 0.72, green: 0.74, blue: 0.68)
    case .herbal: Color(red: 0.36, green: 0.72, blue: 0.62)
    case .teaware: Color(red: 0.62, green: 0.66, blue: 0.78)
    }
  }
}
