import SwiftUI

/// The color of a stand-up.
enum Accent: String, CaseIterable, Codable, Identifiable, Sendable {
  case amber, coral, iris, lagoon, moss, plum, sky, slate

  var id: Self { self }

  /// The name of the color.
  var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The color. It is visible on light and dark backgrounds.
  var color: Color {
    switch self {
    case .amber: Color(red: 0.85, green: 0.55, blue: 0.10)
    case .coral: Color(red: 0.91, green: 0.41, blue: 0.36)
    case .iris: Color(red: 0.45, green: 0.45, blue: 0.90)
    case .lagoon: Color(red: 0.10, green: 0.62, blue: 0.63)
    case .moss: Color(red: 0.38, green: 0.60, blue: 0.29)
    case .plum: Color(red: 0.69, green: 0.38, blue: 0.70)
    case .sky: Color(red: 0.23, green: 0.58, blue: 0.87)
    case .slate: Color(red: 0.44, green: 0.50, blue: 0.57)
    }
  }
}

/// A small bar or disc in the color of a stand-up.
struct AccentMark: View {
  let accent: Accent
  var width: CGFloat = 6
  var height: CGFloat = 36

  var body: some View {
    Capsule().fill(accent.color).frame(width: width, height: height)
  }
}
