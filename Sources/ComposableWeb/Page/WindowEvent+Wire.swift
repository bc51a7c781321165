@_spi(Renderer) import ComposableUI
import Foundation

/// An event of the window, whatever its type.
struct AnyWindowEvent: Equatable, Sendable {
  /// The name in messages.
  let name: String
  let event: any WindowEvent

  init(_ name: String, _ event: any WindowEvent) {
    self.name = name
    self.event = event
  }

  /// Decodes an event. Returns `nil` if the name is unknown or the value is invalid.
  ///
  /// - Parameters:
  ///   - name: The name of the event.
  ///   - value: The value of the event.
  init?(wire name: String, value: JSONValue?) {
    let event: (any WindowEvent)? =
      switch name {
      case "scheme": SystemColorScheme(wire: value)
      case "size": SizeClasses(wire: value)
      case "measure": ElementGeometries(wire: value)
      case "visit": value?.string.flatMap(PageAddress.init(wire:)).map(AddressVisit.init)
      default: nil
      }
    guard let event else { return nil }
    self.init(name, event)
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    func isEqual<Event: WindowEvent>(_ event: Event) -> Bool { event == rhs.event as? Event }
    return isEqual(lhs.event)
  }
}

extension SystemColorScheme {
  fileprivate init?(wire value: JSONValue?) {
    switch value?.string {
    case "light": self.init(.light)
    case "dark": self.init(.dark)
    default: return nil
    }
  }
}

extension SizeClasses {
  fileprivate init?(wire value: JSONValue?) {
    guard case .array(let values)? = value, values.count == 2,
      let horizontal = values[0].string.flatMap(UserInterfaceSizeClass.init(rawValue:)),
      let vertical = values[1].string.flatMap(UserInterfaceSizeClass.init(rawValue:))
    else { return nil }
    self.init(horizontal, vertical)
  }
}

extension ElementGeometries {
  fileprivate init?(wire value: JSONValue?) {
    guard case .array(let elements)? = value else { return nil }
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
    self.init(geometries)
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
