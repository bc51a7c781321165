import Foundation

extension JSONValue {
  /// Converts an object of user defaults; `nil` for other objects.
  init?(propertyList object: Any) {
    // The type is compared, because a number can be cast to a boolean.
    switch object {
    case let value as Bool where type(of: object) == Bool.self: self = .bool(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .string(value.base64EncodedString())
    case let value as Date: self = .double(value.timeIntervalSinceReferenceDate)
    case let value as URL: self = .string(value.absoluteString)
    case let value as [Any]:
      let values = value.compactMap(JSONValue.init(propertyList:))
      guard values.count == value.count else { return nil }
      self = .array(values)
    case let value as [String: Any]:
      let values = value.compactMapValues(JSONValue.init(propertyList:))
      guard values.count == value.count else { return nil }
      self = .object(values)
    // Numbers of Objective-C are bridged to these only.
    case let value as Int: self = .int(Int64(value))
    case let value as UInt: self = .decimal(Decimal(value))
    case let value as any BinaryInteger:
      self = Int64(exactly: value).map(JSONValue.int) ?? .decimal(Decimal(UInt64(clamping: value)))
    case let value as Float: self = .double(Double(value))
    case let value as Double: self = .double(value)
    case let value as NSNumber: self = .double(value.doubleValue)
    default: return nil
    }
  }

  /// The value as an object of user defaults, from which it can be decoded again: a text with JSON, if no
  /// property list has the value. `nil` for null.
  var userDefault: Any? {
    if self == .null || isExactInPropertyLists { return propertyList }
    return (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// True for a value without null, and without numbers that have more digits than those of property lists.
  private var isExactInPropertyLists: Bool {
    switch self {
    case .null: false
    case .bool, .int, .double, .string: true
    case .decimal(let value): value.unsigned != nil || Decimal(string: "\(value.double)") == value
    case .array(let values): values.allSatisfy(\.isExactInPropertyLists)
    case .object(let values): values.values.allSatisfy(\.isExactInPropertyLists)
    }
  }

  /// The value as an object of user defaults, as precise as these can be; `nil` for null.
  var propertyList: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .int(let value): Int(value)
    case .decimal(let value): value.unsigned ?? value.double
    case .double(let value): value
    case .string(let value): value
    case .array(let values): values.compactMap(\.propertyList)
    case .object(let values): values.compactMapValues(\.propertyList)
    }
  }

  /// Decodes a value of a type. Booleans may be the numbers 0 and 1, as user defaults store them, and values
  /// that these do not have may be texts with JSON.
  func decodedSetting<Value: Decodable>(as type: Value.Type) throws -> Value {
    do {
      return try decoded(as: type)
    } catch {
      switch self {
      case .int(let number) where number == 0 || number == 1:
        return try JSONValue.bool(number == 1).decoded(as: type)
      case .string(let text):
        guard let value = try? JSONDecoder.allNumbers.decode(type, from: Data(text.utf8)) else {
          throw error
        }
        return value
      default: throw error
      }
    }
  }
}

extension Decimal {
  /// The integer that it is, if it is not negative and not larger than those of 64 bits.
  fileprivate var unsigned: UInt64? {
    let number = NSDecimalNumber(decimal: self).uint64Value
    return Decimal(number) == self ? number : nil
  }

  fileprivate var double: Double { NSDecimalNumber(decimal: self).doubleValue }
}
