import ComposableConcurrency

// Case paths from the constructor of a case, as features spelled them before enums had case key
// paths.

/// A case path under its name before case key paths.
@available(*, deprecated, renamed: "AnyCasePath")
public typealias CasePath<Root, Value> = AnyCasePath<Root, Value>

extension AnyCasePath {
  /// Creates a case path from the constructor of a case, such as `Action.child`, and reflection.
  ///
  /// A key path to a case of a `@CasePathable` enum is faster, and reads every payload: `\.child`.
  ///
  /// 1. The payload may be of any type. A function or a metatype is read only from a
  ///    `@CasePathable` enum, but for `() -> Void` and metatypes such as `Int.Type`.
  /// 2. A function that constructs no case is reported once at this line, and nothing is extracted.
  ///
  /// - Parameter embed: The constructor of the case. It captures nothing.
  @available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
  public init(
    _ embed: @escaping (Value) -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(constructor: embed, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Creates a case path from the constructor of a case: the initializer without a label, with one.
  ///
  /// - Parameter embed: The constructor of the case. It captures nothing.
  @available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
  @_disfavoredOverload
  public init(
    unsafe embed: @escaping (Value) -> Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(constructor: embed, at: SourceLocation(fileID, filePath, line, column))
  }

  /// Creates a case path from the constructor of a case.
  init(constructor embed: @escaping (Value) -> Root, at location: SourceLocation? = nil) {
    self.init(_embed: embed, _extract: extraction(of: embed, at: location))
  }
}

extension AnyCasePath where Value == Void {
  /// Creates a case path from a case without a payload, such as `Action.reset`.
  ///
  /// - Parameter root: The value of the case.
  @available(*, deprecated, message: "Use the key path to a case of a '@CasePathable' enum.")
  @_disfavoredOverload
  public init(
    _ root: Root,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(constructor: { root }, at: SourceLocation(fileID, filePath, line, column))
  }
}
