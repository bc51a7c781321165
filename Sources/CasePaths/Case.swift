/// The root and the value of case key paths: `\.rows[id: 1].tapped` is a key path from
/// `Case<Action>` to the `Case` of its payload.
///
/// It exists for key path syntax. Write key paths through it; do not create one.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The path from the root to this case; `nil` at the root itself.
  private let erased: (any CasePathTo<Value>)?

  /// Creates the root of a case key path.
  public init() {
    self.erased = nil
  }

  private init(erased: any CasePathTo<Value>) {
    self.erased = erased
  }

  /// The case of the value that a key path names.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> where Value: CasePathable {
    let next = Value.allCasePaths[keyPath: keyPath]
    return Case<Next>(erased: erased?.appendingErased(next) ?? next)
  }

  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    guard let path = (erased ?? AnyCasePath<Value, Value>()) as? AnyCasePath<Root, Value> else {
      // A key path in `Case<Root>` starts at `Case<Root>()`, so its path has no other root.
      preconditionFailure("A case key path of '\(Root.self)' must start at '\(Root.self)'.")
    }
    return path
  }
}

/// A key path to a case of an enum, such as `\.rows`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to a case of an enum, with an erased payload type.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Wraps a value in the case.
  ///
  /// ```swift
  /// let stepped = \Action.Cases.stepped
  /// let action: Action = stepped(3)
  /// ```
  ///
  /// - Parameter value: The payload.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// Returns the value of a case without a payload.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Matches values in the case, in a pattern: `case \.stepped:`.
  public static func ~= <Enum, Payload>(lhs: KeyPath, rhs: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(lhs).extract(from: rhs) != nil
  }
}

extension PartialKeyPath {
  /// Wraps a value in the case, or returns `nil` if the value is not of the payload's type.
  ///
  /// - Parameter value: The payload.
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.embedAny(value, in: Enum.self)
  }
}

/// A case with an erased payload type.
protocol AnyCase {
  static var payloadType: Any.Type { get }
  func matches<Root>(_ root: Root) -> Bool
  func embedAny<Root>(_ value: Any, in root: Root.Type) -> Root?
}

extension Case: AnyCase {
  static var payloadType: Any.Type { Value.self }

  func matches<Root>(_ root: Root) -> Bool {
    path(from: Root.self).extract(from: root) != nil
  }

  func embedAny<Root>(_ value: Any, in root: Root.Type) -> Root? {
    (value as? Value).map(path(from: Root.self).embed)
  }
}

extension Case {
  /// Returns the type of the payload of a case.
  package static func payloadType(of casePath: PartialCaseKeyPath<Value>) -> Any.Type? {
    (type(of: casePath).valueType as? any AnyCase.Type)?.payloadType
  }
}

/// A case path as the argument of a key path, by identity.
package final class CasePathReference<Root, Value>: Hashable, Sendable {
  let path: AnyCasePath<Root, Value>

  init(_ path: AnyCasePath<Root, Value>) { self.path = path }

  package static func == (lhs: CasePathReference, rhs: CasePathReference) -> Bool { lhs === rhs }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Case {
  /// The case that a case path names.
  package subscript<Next>(path reference: CasePathReference<Value, Next>) -> Case<Next> {
    Case<Next>(erased: erased?.appendingErased(reference.path) ?? reference.path)
  }
}

extension AnyCasePath {
  /// The case path as a case key path, which is equal to no other.
  package var keyPath: CaseKeyPath<Root, Value> {
    \Case<Root>.[path: CasePathReference(self)]
  }
}

extension CasePathable {
  // Since patterns can be key paths, the compiler would otherwise report of an unknown case that a
  // key path has no such member.
  /// Reports an unknown case in a `switch` as one of the enum.
  @available(
    *, unavailable, message: "A pattern is a case or its key path. Other values must be 'Equatable'"
  )
  @_disfavoredOverload
  public static func ~= (pattern: Self, value: Self) -> Bool { false }
}
