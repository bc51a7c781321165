import Foundation
import Sharing

/// A state that an earlier version of a feature has stored, for a migration to the current version.
///
/// ```swift
/// store.restorable("shop", version: 2) { stored in
///   guard stored.version == 1 else { return nil }
///   let former = try stored.decode(FormerShopState.self)
///   return Shop.State(cart: former.items, coupon: nil)
/// }
/// ```
///
/// A type with `@ObservableState` decodes what one with it has stored: the names of its fields begin with an
/// underscore there.
public struct StoredState: Sendable {
  /// The version of the state that was stored.
  public let version: Int
  private let data: Data

  /// Returns the state as a value of the type that it had.
  ///
  /// - Throws: A `DecodingError` if the type is another one.
  public func decode<State: Decodable>(_ type: State.Type = State.self) throws -> State {
    try JSONDecoder.allNumbers.decode(Versioned<State>.self, from: data).state
  }

  /// Reads the version of what was stored.
  init(_ data: Data) throws {
    version = try JSONDecoder.allNumbers.decode(Version.self, from: data).version
    self.data = data
  }

  /// Encodes a state with its version.
  static func encode(_ state: some Encodable, version: Int) throws -> Data {
    try JSONEncoder.allNumbers.encode(Versioned(version: version, state: state))
  }

}

private struct Version: Decodable {
  let version: Int
}

private struct Versioned<State> {
  let version: Int
  let state: State
}

extension Versioned: Encodable where State: Encodable {}
extension Versioned: Decodable where State: Decodable {}
