/// A way in and out of one case of an enum: what ``CaseKeyPath`` says, ready to be used many times.
///
/// Feature code writes case key paths (`\.rows`). A case path is what they resolve to, once; using
/// it costs two closure calls and looks nothing up.
///
/// ```swift
/// let path = AnyCasePath<Action, Int>(\.stepped)
/// path.embed(3)               // Action.stepped(3)
/// path.extract(from: .reset)  // nil
/// ```
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let _embed: @Sendable (Value) -> Root
  @usableFromInline let _extract: @Sendable (Root) -> Value?

  /// Makes a case path from the two directions.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Gives the payload, or `nil` when the root is another case.
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self._embed = embed
    self._extract = extract
  }

  /// Resolves a case key path.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath].path(from: Root.self)
  }

  /// Wraps a value in the case.
  @inlinable
  public func embed(_ value: Value) -> Root { _embed(value) }

  /// The payload, or `nil` when `root` is another case.
  @inlinable
  public func extract(from root: Root) -> Value? { _extract(root) }

  /// Changes the payload where it lies, without a second copy of it being alive meanwhile.
  ///
  /// - Returns: What `body` returned, or `nil` when `root` is another case and `body` did not run.
  @inlinable
  public func modify<Result>(_ root: inout Root, _ body: (inout Value) -> Result) -> Result? {
    withUnsafeMutablePointer(to: &root) { pointer in
      // The root is moved out and put back, so that the payload has one owner while it changes.
      guard var value = take(pointer) else { return nil }
      let result = body(&value)
      pointer.initialize(to: _embed(value))
      return result
    }
  }

  /// Moves the payload out and leaves the memory uninitialised, or leaves all as it is.
  @inlinable
  func take(_ pointer: UnsafeMutablePointer<Root>) -> Value? {
    guard let value = _extract(pointer.pointee) else { return nil }
    pointer.deinitialize(count: 1)
    return value
  }

  /// Goes on to a case of the payload.
  public func appending<Next>(_ next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      embed: { self._embed(next._embed($0)) },
      extract: { self._extract($0).flatMap(next._extract) }
    )
  }
}

extension AnyCasePath where Root == Value {
  /// The path from a value to itself.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}

/// A case path whose root is not named in its type.
protocol CasePathTo<Value>: Sendable {
  associatedtype Value
  func appendingErased<Next>(_ next: AnyCasePath<Value, Next>) -> any CasePathTo<Next>
}

extension AnyCasePath: CasePathTo {
  func appendingErased<Next>(_ next: AnyCasePath<Value, Next>) -> any CasePathTo<Next> {
    appending(next)
  }
}
