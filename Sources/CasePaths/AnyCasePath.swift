/// A pair of functions that embed a value in a case of an enum and extract it again.
///
/// Feature code uses case key paths, such as `\.rows`. A case path is such a key path, resolved:
/// using it costs two closure calls and no lookup. Create one for a ``CaseKeyPath`` that is used
/// many times.
///
/// ```swift
/// let path = AnyCasePath<Action, Int>(\.stepped)
/// path.embed(3)               // Action.stepped(3)
/// path.extract(from: .reset)  // nil
/// ```
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let _embed: @Sendable (Value) -> Root
  @usableFromInline let _extract: @Sendable (Root) -> Value?

  /// Creates a case path from functions for the two directions.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Returns the payload, or `nil` if the root is in another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self._embed = embed
    self._extract = extract
  }

  /// Creates a case path by resolving a case key path.
  ///
  /// - Parameter keyPath: The case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath].path(from: Root.self)
  }

  /// Wraps a value in the case.
  @inlinable
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// Returns the payload, or `nil` if `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? { _extract(root) }

  /// Modifies the payload in place, without a copy of it.
  ///
  /// - Parameters:
  ///   - root: The enum to modify.
  ///   - body: Modifies the payload. It is not called if `root` is in another case.
  /// - Returns: The result of `body`, or `nil` if `root` is in another case.
  @inlinable
  public func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { pointer in
      // The root is moved out and back in, so that the payload has a single owner while it changes.
      guard var value = take(pointer) else { return nil }
      let result = body(&value)
      pointer.initialize(to: _embed(value))
      return result
    }
  }

  /// Moves the payload out and leaves the memory uninitialized. In another case it leaves the
  /// memory as it is and returns `nil`.
  @inlinable
  func take(_ pointer: UnsafeMutablePointer<Root>) -> Value? {
    guard let value = _extract(pointer.pointee) else { return nil }
    pointer.deinitialize(count: 1)
    return value
  }

  /// Returns the path to a case of the payload.
  ///
  /// - Parameter next: The path from the payload to its case.
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      embed: { self._embed(next._embed($0)) },
      extract: { self._extract($0).flatMap(next._extract) }
    )
  }
}

extension AnyCasePath where Value: CasePathable {
  /// The path to a case of the payload: `path.edit`.
  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> AnyCasePath<Root, Next> {
    appending(Value.allCasePaths[keyPath: keyPath])
  }
}

extension AnyCasePath where Root == Value {
  /// Creates the identity path, from a value to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  /// The types of the root and of the value.
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}

/// A case path with an erased root type.
protocol CasePathTo<Value>: Sendable {
  associatedtype Value
  func appendingErased<Next>(_ next: AnyCasePath<Value, Next>) -> any CasePathTo<Next>
}

extension AnyCasePath: CasePathTo {
  func appendingErased<Next>(_ next: AnyCasePath<Value, Next>) -> any CasePathTo<Next> {
    appending(next)
  }
}
