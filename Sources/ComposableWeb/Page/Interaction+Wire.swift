import ComposableUI
import Foundation

extension Interaction {
  /// How many bytes a text may have.
  static let longestText = 64 * 1024

  /// Reads what a browser says the user did; `nil` where there is no such thing, or not with such a
  /// value.
  ///
  /// - Parameters:
  ///   - name: What was done.
  ///   - value: To what, where that belongs to it.
  init?(wire name: String, value: JSONValue?) {
    switch (name, value) {
    case ("tap", nil): self = .tap
    case ("increment", nil): self = .increment
    case ("decrement", nil): self = .decrement
    case ("submit", nil): self = .submit
    case ("text", .string(let text)?) where text.utf8.count <= Self.longestText:
      self = .text(text)
    case ("bool", .bool(let isOn)?):
      self = .bool(isOn)
    case ("number", .number(let number)?):
      self = .number(number)
    case ("choice", let value?):
      guard let place = value.int, (0...1_000_000).contains(place) else { return nil }
      self = .choice(place)
    case ("tapAt", .array(let place)?):
      guard place.count == 2, case .number(let x) = place[0], case .number(let y) = place[1],
        max(x.magnitude, y.magnitude) <= 1_000_000
      else { return nil }
      self = .tapAt(CGPoint(x: x, y: y))
    default: return nil
    }
  }
}
