/// A stop on a case key path: `\.rows[id: 1].tapped` is a key path from `Case<Action>` to a
/// `Case` of the tapped payload.
///
/// You write key paths into it and never make one yourself.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  /// The path that led here; `nil` at the start, where the root is the value.
  private let erased: (any CasePathTo<Value>)?

  /// The start of every case key path.
  public init() {
    self.erased = nil
  }

  private init(erased: any CasePathTo<Value>) {
    self.erased = erased
  }

  /// Goes on to a case of the value.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> where Value: CasePathable {
    let next = Value.allCasePaths[keyPath: keyPath]
    return Case<Next>(erased: erased?.appendingErased(next) ?? next)
  }

  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    guard let path = (erased ?? AnyCasePath<Value, Value>()) as? AnyCasePath<Root, Value> else {
      // A key path in `Case<Root>` starts at `Case<Root>()`: no other root can come out of it.
      preconditionFailure("A case key path of \(Root.self) led out of it.")
    }
    return path
  }
}

/// A key path to a case of an enum, as written in `\.rows` where a case is expected.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to some case of an enum.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Wraps a value in the case: `let action = \Action.Cases.stepped` … `action(3)`.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// The value of a case without payload.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }

  /// Matches in a `switch` over a value: `case \.stepped:`.
  public static func ~= <Enum, Payload>(lhs: KeyPath, rhs: Enum) -> Bool
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(lhs).extract(from: rhs) != nil
  }
}

extension PartialKeyPath {
  /// Wraps a value in the case when it has the payload's type, else `nil`.
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any AnyCase)?.embedAny(value, in: Enum.self)
  }
}

/// A stop whose payload's type is not known.
protocol AnyCase {
  func matches<Root>(_ root: Root) -> Bool
  func embedAny<Root>(_ value: Any, in root: Root.Type) -> Root?
}

extension Case: AnyCase {
  func matches<Root>(_ root: Root) -> Bool {
    path(from: Root.self).extract(from: root) != nil
  }

  func embedAny<Root>(_ value: Any, in root: Root.Type) -> Root? {
    (value as? Value).map(path(from: Root.self).embed)
  }
}
