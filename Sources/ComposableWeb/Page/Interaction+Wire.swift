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
    case ("number", .number(let number)?):
      self = .number(number)
    case ("choice", let value?):
      guard let option = value.int, option >= 0 else { return nil }
      self = .choice(option)
    case ("press", nil): self = .longPress
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
    case ("measure", .array(let elements)?):
      var geometries: [Int: ElementGeometry] = [:]
      for element in elements {
        guard case .array(let values) = element, let id = values.first?.int,
          let numbers = JSONValue.array(Array(values.dropFirst())).lengths(8)
        else { return nil }
        geometries[id] = ElementGeometry(
          frame: CGRect(
            x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3])),
          safeAreaInsets: EdgeInsets(
            top: numbers[4], leading: numbers[5], bottom: numbers[6], trailing: numbers[7]))
      }
      self = .geometries(geometries)
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
    case ("visit", .string(let text)?):
      guard let address = PageAddress(wire: text) else { return nil }
      self = .address(address)
    case ("size", .array(let values)?):
      let classes = values.map { $0.string.flatMap(UserInterfaceSizeClass.init(rawValue:)) }
      guard classes.count == 2, let horizontal = classes[0], let vertical = classes[1] else {
        return nil
      }
      self = .sizeClasses(SizeClasses(horizontal, vertical))
    case ("scheme", .string("light")?): self = .colorScheme(.light)
    case ("scheme", .string("dark")?): self = .colorScheme(.dark)
    default: return nil
    }
  }
}

extension PageAddress {
  /// The maximum size of an address, in bytes.
  static let maxBytes = 8 * 1024

  /// Decodes an address below a page. Returns `nil` if it is too long or not valid.
  init?(wire text: String) {
    guard text.utf8.count <= Self.maxBytes, let address = PageAddress(text),
      address.components.allSatisfy(PageAddress.isComponent)
    else { return nil }
    self = address
  }
}

extension JSONValue {
  /// The numbers of an array of a given size, none of them larger than a million.
  fileprivate func lengths(_ count: Int) -> [Double]? {
    guard case .array(let values) = self, values.count == count else { return nil }
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number) = value, number.magnitude <= 1_000_000 else { return nil }
      return number
    }
    return numbers.count == count ? numbers : nil
  }
}
