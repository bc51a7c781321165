import Foundation

/// A color of an asset catalog.
struct CatalogColor: Sendable {
  /// The color in the light and in the dark color scheme.
  let light: Color
  let dark: Color

  /// Reads a folder `NAME.colorset`.
  init(contentsOf folder: URL) throws {
    let contents = try ColorSetContents(contentsOf: folder)
    let universal = contents.colors.filter { $0.idiom == "universal" }
    let colors = universal.isEmpty ? contents.colors : universal
    func color(isDark: Bool) -> Color? {
      colors.first { $0.appearances.isDark == isDark && $0.color != nil }?.color?.value
    }
    guard let any = color(isDark: false) ?? color(isDark: true) else {
      throw ColorDefinitionError()
    }
    light = any
    dark = color(isDark: true) ?? any
  }
}

private struct ColorSetContents: AssetContents {
  let colors: [Entry]

  struct Entry: Decodable {
    let idiom: String
    let appearances: [AssetAppearance]?
    let color: Definition?
  }

  struct Definition: Decodable {
    let colorSpace: String?
    let components: [String: String]?
    let reference: String?

    private enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }

    /// The color; `nil` for one of Apple's systems that is not known here.
    var value: Color? {
      if let reference { return UIColor.named(reference)?.color }
      guard let components else { return nil }
      func component(_ name: String) -> Double? { components[name].flatMap(Self.component) }
      let opacity = components["alpha"].flatMap(Double.init) ?? 1
      let space: Color.RGBColorSpace = colorSpace == "extended-linear-srgb" ? .sRGBLinear : .sRGB
      if let white = component("white") { return Color(space, white: white, opacity: opacity) }
      guard let red = component("red"), let green = component("green"), let blue = component("blue")
      else { return nil }
      return Color(space, red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Reads a component: a fraction (`0.5`), an integer up to 255, or one in hexadecimal digits (`0xFF`).
    private static func component(_ text: String) -> Double? {
      if text.hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }
}

/// The error of a color without a definition that is known here.
private struct ColorDefinitionError: Error, CustomStringConvertible {
  var description: String { "It has no components, and no color of the system that is known here." }
}
