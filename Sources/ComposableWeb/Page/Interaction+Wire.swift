@_spi(Renderer) import ComposableUI
import Foundation

extension Interaction {
  /// The maximum size of a text, in bytes.
  static let maxTextBytes = 64 * 1024

  /// Decodes an interaction. Returns `nil` if the name is unknown or the value is invalid.
  ///
  /// - Parameters:
  ///   - name: The name of the interaction.
  ///   - value: The value of the interaction, if it has one.
  init?(wire name: String, value: JSONValue?) {
    switch (name, value) {
    case ("tap", nil): self = .tap
    case ("increment", nil): self = .increment
    case ("decrement", nil): self = .decrement
    case ("submit", nil): self = .submit
    case ("dismiss", nil): self = .dismiss
    case ("focus", nil): self = .focus
    case ("blur", nil): self = .blur
    case ("text", .string(let text)?) where text.utf8.count <= Self.maxTextBytes:
      self = .text(text)
    case ("bool", .bool(let isOn)?):
      self = .bool(isOn)
    case ("number", .number(let number)?):
      self = .number(number)
    case ("choice", let value?):
      guard let index = value.int, (0...1_000_000).contains(index) else { return nil }
      self = .choice(index)
    case ("tapAt", .array(let point)?):
      guard point.count == 2, case .number(let x) = point[0], case .number(let y) = point[1],
        max(x.magnitude, y.magnitude) <= 1_000_000
      else { return nil }
      self = .tapAt(CGPoint(x: x, y: y))
    case ("scheme", .string("light")?): self = .colorScheme(.light)
    case ("scheme", .string("dark")?): self = .colorScheme(.dark)
    default: return nil
    }
  }
}
