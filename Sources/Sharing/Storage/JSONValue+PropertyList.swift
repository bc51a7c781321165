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
    case let value as Int: self = .int(Int64(value))
    case let value as UInt: self = .decimal(Decimal(value))
    case let value as Float: self = .double(Double(value))
    case let value as Double: self = .double(value)
    case let value as NSNumber: self = .double(value.doubleValue)
    default: return nil
    }
  }

  /// The value as an object of user defaults; `nil` for null.
  var propertyList: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .int(let value): Int(value)
    case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
    case .double(let value): value
    case .string(let value): value
    case .array(let values): values.compactMap(\.propertyList)
    case .object(let values): values.compactMapValues(\.propertyList)
    }
  }

  /// Decodes a value of a type. Booleans may be the numbers 0 and 1, as user defaults store them.
  func decodedSetting<Value: Decodable>(as type: Value.Type) throws -> Value {
    do {
      return try decoded(as: type)
    } catch {
      guard case .int(let number) = self, number == 0 || number == 1 else { throw error }
      return try JSONValue.bool(number == 1).decoded(as: type)
    }
  }
}
