@_spi(Renderer) import ComposableUI
import Foundation

extension Interaction {
  /// The maximum size of a text, in bytes.
  static let maxTextBytes = 64 * 1024

  /// The maximum size of the name of an event, in bytes.
  static let maxEventNameBytes = 100

  /// The maximum position of a row.
  private static let maxRow = 1 << 32

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
    case ("load", .bool(let isLoaded)?):
      self = .load(isLoaded)
    case ("number", .number(let number)?):
      self = .number(number)
    case ("choice", let value?):
      guard let option = value.int, option >= 0 else { return nil }
      self = .choice(option)
    case ("press", nil): self = .longPress
    case ("pressEnd", nil): self = .longPressEnded
    case ("tapAt", let value?):
      guard let point = value.lengths(2) else { return nil }
      self = .tapAt(CGPoint(x: point[0], y: point[1]))
    case ("drag", let value?), ("dragEnd", let value?), ("dragCancel", let value?):
      guard let points = value.lengths(4) else { return nil }
      self = .drag(
        name == "drag" ? .changed : name == "dragEnd" ? .ended : .cancelled,
        start: CGPoint(x: points[0], y: points[1]), location: CGPoint(x: points[2], y: points[3]))
    case ("lift", nil): self = .lift
    case ("over", .bool(let isTargeted)?): self = .dropTargeted(isTargeted)
    case ("drop", .array(let values)?):
      guard let point = JSONValue.array(Array(values.prefix(2))).lengths(2) else { return nil }
      let text = values.count == 3 ? values[2].string : nil
      guard values.count == (text == nil ? 2 : 3), text?.utf8.count ?? 0 <= Self.maxTextBytes
      else { return nil }
      self = .drop(text: text, at: CGPoint(x: point[0], y: point[1]))
    case ("rows", .array(let values)?):
      let numbers = values.compactMap(\.int)
      guard values.count == 3, numbers.count == 3,
        numbers.allSatisfy({ (0...Self.maxRow).contains($0) })
      else { return nil }
      self = .rows(numbers[0]..<numbers[0] + numbers[1], columns: numbers[2])
    case ("event", .array(let values)?):
      guard values.count == 2, let name = values[0].string, let json = values[1].string,
        (1...Self.maxEventNameBytes).contains(name.utf8.count),
        json.utf8.count <= Self.maxTextBytes
      else { return nil }
      self = .event(name, Data(json.utf8))
    default: return nil
    }
  }
}

extension JSONValue {
  /// The numbers of an array of a given size, none of them larger than a million.
  func lengths(_ count: Int) -> [Double]? {
    guard case .array(let values) = self, values.count == count else { return nil }
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number) = value, number.magnitude <= 1_000_000 else { return nil }
      return number
    }
    return numbers.count == count ? numbers : nil
  }
}
