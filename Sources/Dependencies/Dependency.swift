import ComposableConcurrency

/// A property wrapper that reads a dependency: something outside your feature that tests control.
///
/// Use it wherever you would otherwise reach for a global, a singleton or `Date()`. A value read
/// through it can be replaced by ``withDependencies(_:operation:)`` without changing the feature.
///
/// ```swift
/// struct Todos {
///   @Dependency(\.uuid) var uuid
///   @Dependency(Greeter.self) var greeter
///
///   func add() -> Todo { Todo(id: uuid()) }
/// }
/// ```
///
/// It works as a stored property and as a local variable. Declare dependencies of your own with
/// ``DependencyKey`` and, for the key-path form, a property of ``DependencyValues``.
///
/// 1. The wrapper captures the values that are current when it is initialized. On each read,
///    overrides that are current at that moment take precedence over the captured ones.
/// 2. The same values are current while the dependency's default value is created, so overrides
///    also apply to the dependencies of a dependency.
/// 3. Nothing is cached in the wrapper: a changed override is visible at the next read.
/// 4. In a test, reading a dependency that has only a live value reports an issue at the line of
///    this declaration.
@propertyWrapper
public struct Dependency<Value>: Sendable, DependencyCarrier {
  /// The values that were current when the wrapper was initialized.
  package let initialValues: DependencyValues
  private let source: Source
  private let location: SourceLocation

  private enum Source: Sendable {
    case property(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any TestDependencyKey.Type, read: @Sendable (DependencyValues) -> Value)
    case cast(read: @Sendable (DependencyValues) -> Value)
  }

  /// Creates a wrapper for the dependency at a property of ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, for instance `\.date`.
  ///   - fileID: The file ID of the declaration, for reported issues.
  ///   - filePath: The file path of the declaration, for reported issues.
  ///   - line: The line of the declaration, for reported issues.
  ///   - column: The column of the declaration, for reported issues.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    initialValues = DependencyValues._current
    source = .property(keyPath)
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// Creates a wrapper for the dependency that a key type identifies.
  ///
  /// Use this form for a dependency that has no property in ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - key: The key type, for instance `Greeter.self`.
  ///   - fileID: The file ID of the declaration, for reported issues.
  ///   - filePath: The file path of the declaration, for reported issues.
  ///   - line: The line of the declaration, for reported issues.
  ///   - column: The column of the declaration, for reported issues.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    initialValues = DependencyValues._current
    source = .key(key, read: { $0[Key.self] })
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// Creates a wrapper for the dependency at a property of ``DependencyValues``, as a value of a
  /// more specific type.
  ///
  /// Use it in a test, where the type of an override is known.
  ///
  /// ```swift
  /// @Test(.dependency(\.continuousClock, TestClock()))
  /// func ticks() async {
  ///   @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  ///   await clock.advance(by: .seconds(1))
  /// }
  /// ```
  ///
  /// - Precondition: The dependency is of the given type whenever it is read.
  /// - Parameters:
  ///   - keyPath: The key path of the property, for instance `\.continuousClock`.
  ///   - type: The type of the value.
  ///   - fileID: The file ID of the declaration, for reported issues.
  ///   - filePath: The file path of the declaration, for reported issues.
  ///   - line: The line of the declaration, for reported issues.
  ///   - column: The column of the declaration, for reported issues.
  public init<Base>(
    _ keyPath: any KeyPath<DependencyValues, Base> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    initialValues = DependencyValues._current
    source = .cast { values in
      let base = values[keyPath: keyPath]
      guard let value = base as? Value else {
        preconditionFailure(
          """
          The dependency is of the type '\(Swift.type(of: base))', not '\(Value.self)'. Override it \
          with a value of that type, or read it without 'as:'.
          """,
          file: (filePath), line: line
        )
      }
      return value
    }
    location = SourceLocation(fileID, filePath, line, column)
  }

  /// The dependency's current value.
  public var wrappedValue: Value {
    guard DependencyAccessSite.isTracked else { return value }
    return DependencyAccessSite.$current.withValue(accessSite) { value }
  }

  private var value: Value {
    let current = DependencyValues._current
    let values = initialValues.merging(current)
    if values.isIdentical(to: current) { return read(from: values) }
    return DependencyValues.$_current.withValue(values) { read(from: values) }
  }

  private func read(from values: DependencyValues) -> Value {
    switch source {
    case .property(let keyPath): values[keyPath: keyPath]
    case .key(_, let read), .cast(let read): read(values)
    }
  }

  private var accessSite: DependencyAccessSite {
    switch source {
    case .property, .cast: DependencyAccessSite(location: location, key: nil)
    case .key(let key, _): DependencyAccessSite(location: location, key: key)
    }
  }
}
