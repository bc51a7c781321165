public import Foundation

/// A value that is a part of an address: an identifier in its path, or an item of its query.
///
/// Types that can be converted to a string without loss need only declare the conformance:
///
/// ```swift
/// extension ProductID: AddressParameter {}
/// ```
public protocol AddressParameter {
  /// Creates a value from a part of an address, without percent escapes; `nil` if it is not valid,
  /// or if the part is missing.
  init?(addressText: String?)

  /// The part of the address, without percent escapes; `nil` to leave it out.
  var addressText: String? { get }
}

extension AddressParameter where Self: LosslessStringConvertible {
  /// Creates a value from a part of an address.
  public init?(addressText: String?) {
    guard let addressText else { return nil }
    self.init(addressText)
  }

  /// The text of the value in an address.
  public var addressText: String? { description }
}

extension AddressParameter where Self: RawRepresentable, RawValue: LosslessStringConvertible {
  /// Creates a value from a part of an address.
  public init?(addressText: String?) {
    guard let value = addressText.flatMap(RawValue.init) else { return nil }
    self.init(rawValue: value)
  }

  /// The text of the raw value in an address.
  public var addressText: String? { rawValue.description }
}

extension String: AddressParameter {}
extension Int: AddressParameter {}
extension Double: AddressParameter {}
extension Bool: AddressParameter {}

extension UUID: AddressParameter {
  /// Creates an identifier from a part of an address.
  public init?(addressText: String?) {
    guard let addressText else { return nil }
    self.init(uuidString: addressText)
  }

  /// The identifier in lowercase.
  public var addressText: String? { uuidString.lowercased() }
}

extension Optional: AddressParameter where Wrapped: AddressParameter {
  /// Creates a value from a part of an address, which may be missing.
  public init?(addressText: String?) {
    guard let addressText else {
      self = .none
      return
    }
    guard let value = Wrapped(addressText: addressText) else { return nil }
    self = value
  }

  /// The part of the address; `nil` leaves it out.
  public var addressText: String? { flatMap(\.addressText) }
}
