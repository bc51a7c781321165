// Operators of case paths, as features spelled them before enums had case key paths.

prefix operator /

/// Returns the case path of the constructor of a case: `/Action.child`.
///
/// It is found by reflection. The key path to a case of a `@CasePathable` enum, `\.child`, is
/// faster and reads every payload.
///
/// ```swift
/// Scope(state: \.child, action: /Action.child) { Child() }
/// Reduce { state, action in .none }
///   .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
/// ```
///
/// 1. The payload of a case with several values is a tuple, without the labels.
/// 2. The payload may be of any type. A function or a metatype is read only from a `@CasePathable`
///    enum, but for `() -> Void` and metatypes such as `Int.Type`.
/// 3. A function that constructs no case is reported when a value is extracted for the first time,
///    and nothing is extracted.
/// 4. In the Swift 6 mode, and with the upcoming feature `BareSlashRegexLiterals`, the compiler
///    takes two slashes in one line for a regular expression if no space precedes the second.
///
/// - Parameter embed: The constructor of the case. It captures nothing.
@available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(constructor: embed)
}

/// Returns the case key path of the constructor of a case: `/Action.child`, as the argument of a
/// function that takes a ``CaseKeyPath``.
///
/// It is found as by the operator that returns an ``AnyCasePath``, and is equal to no other key
/// path.
///
/// - Parameter embed: The constructor of the case. It captures nothing.
@available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> CaseKeyPath<Root, Value> {
  AnyCasePath(constructor: embed).keyPath
}

/// Returns the case path of a case without a payload: `/Action.reset`.
///
/// - Parameter root: The value of the case.
@available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
@_disfavoredOverload
public prefix func / <each Root>(
  root: repeat each Root
) -> AnyCasePath<(repeat each Root), Void> {
  // A pack of one value. With a parameter of the type 'Root' the compiler (Swift 6.3) prefers this
  // operator for constructors, too, which are values of function types.
  let root = (repeat each root)
  return AnyCasePath(constructor: { root })
}

/// Returns the case key path of a case without a payload: `/Action.reset`.
///
/// - Parameter root: The value of the case.
@available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
@_disfavoredOverload
public prefix func / <each Root>(
  root: repeat each Root
) -> CaseKeyPath<(repeat each Root), Void> {
  let root = (repeat each root)
  return AnyCasePath(constructor: { root }).keyPath
}

/// Returns the case path of a case without a payload, which a context may name: `/.reset`.
///
/// - Parameter root: The value of the case.
@available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: Root) -> AnyCasePath<Root, Void> {
  AnyCasePath(constructor: { root })
}

/// Returns the identity path of a type: `/Action.self`.
///
/// - Parameter type: The type.
@available(*, deprecated, message: "Use the key path '\\.self'.")
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> {
  AnyCasePath()
}

/// Returns the identity key path of a type: `/Action.self`.
///
/// - Parameter type: The type.
@available(*, deprecated, message: "Use the key path '\\.self'.")
@_disfavoredOverload
public prefix func / <Root>(type: Root.Type) -> CaseKeyPath<Root, Root> {
  \.self
}

/// Returns the case path that it gets: `/path`.
///
/// - Parameter path: The case path.
@available(*, deprecated, message: "Pass the case path without an operator.")
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> AnyCasePath<Root, Value> {
  path
}

/// Returns a case path as a case key path, for a function that takes one: `/path`.
///
/// - Parameter path: The case path.
@available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
@_disfavoredOverload
public prefix func / <Root, Value>(path: AnyCasePath<Root, Value>) -> CaseKeyPath<Root, Value> {
  path.keyPath
}

/// Returns a function that extracts the payload of a case: `roots.compactMap(/Root.child)`.
///
/// - Parameter embed: The constructor of the case. It captures nothing.
@available(*, deprecated, message: "Use the key path of a property: '\\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  AnyCasePath(constructor: embed).extract(from:)
}

/// Returns a function that extracts the payload of a case from an optional.
///
/// - Parameter embed: The constructor of the case. It captures nothing.
@available(*, deprecated, message: "Use the key path of a property: '\\.child'.")
@_disfavoredOverload
public prefix func / <Root, Value>(
  embed: @escaping (Value) -> Root
) -> (Root?) -> Value? {
  let path = AnyCasePath(constructor: embed)
  return { $0.flatMap(path.extract(from:)) }
}

/// Returns a function that extracts nothing but a case without a payload.
///
/// - Parameter root: The value of the case.
@available(*, deprecated, message: "Use 'is': 'root.is(\\.reset)'.")
@_disfavoredOverload
public prefix func / <each Root>(
  root: repeat each Root
) -> ((repeat each Root)) -> Void? {
  let root = (repeat each root)
  return AnyCasePath(constructor: { root }).extract(from:)
}

precedencegroup CasePathCompositionPrecedence {
  associativity: left
  higherThan: BitwiseShiftPrecedence
}

infix operator .. : CasePathCompositionPrecedence

extension AnyCasePath {
  /// Returns the path to a case of the payload: `/Action.child .. /Child.tapped`.
  ///
  /// - Parameters:
  ///   - lhs: The path to the payload.
  ///   - rhs: The path from the payload to its case.
  @available(*, deprecated, message: "Use a key path: '\\.child.tapped'.")
  public static func .. <Next>(
    lhs: AnyCasePath, rhs: AnyCasePath<Value, Next>
  ) -> AnyCasePath<Root, Next> {
    lhs.appending(rhs)
  }

  /// Returns the path to a case of the payload: `/Action.child .. Child.tapped`.
  ///
  /// - Parameters:
  ///   - lhs: The path to the payload.
  ///   - rhs: The constructor of the payload's case. It captures nothing.
  @available(*, deprecated, message: "Use a key path: '\\.child.tapped'.")
  public static func .. <Next>(
    lhs: AnyCasePath, rhs: @escaping (Next) -> Value
  ) -> AnyCasePath<Root, Next> {
    lhs.appending(AnyCasePath<Value, Next>(constructor: rhs))
  }

  /// Matches values in the case, in a pattern: `case path:`.
  @available(*, deprecated, message: "Use a key path: 'case \\.child:'.")
  @_disfavoredOverload
  public static func ~= (path: AnyCasePath, root: Root) -> Bool {
    path.extract(from: root) != nil
  }
}
