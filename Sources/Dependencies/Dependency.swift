import ConcurrencyExtras

/// Gives access to a dependency: something outside your feature that tests want to control.
///
/// When you need it: wherever you would reach for a global, a singleton or `Date()`.
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
/// It works as a stored property and as a local variable.
///
/// 1. It remembers the values that are current when it is made. When it is read, overrides that are
///    current at the reading win over the remembered ones.
/// 2. While the dependency's own value is being made, the same values are current, so dependencies
///    of dependencies are overridden along.
/// 3. It never caches: a dependency whose override changes is seen changed at the next read.
/// 4. In a test, reading a dependency that has a live value only is reported where this property is
///    declared.
@propertyWrapper
public struct Dependency<Value>: Sendable, DependencyCarrier {
  /// The values that were current when it was made.
  package let initialValues: DependencyValues
  private let source: Source
  private let place: SourcePlace

  private enum Source: Sendable {
    case property(any KeyPath<DependencyValues, Value> & Sendable)
    case key(any TestDependencyKey.Type, read: @Sendable (DependencyValues) -> Value)
  }

  /// A dependency that has a property in ``DependencyValues``.
  ///
  /// - Parameters:
  ///   - keyPath: The property, for instance `\.date`.
  ///   - fileID: The file of the declaration, for reports.
  ///   - filePath: The path of that file, for reports.
  ///   - line: The line of the declaration, for reports.
  ///   - column: The column of the declaration, for reports.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    initialValues = DependencyValues._current
    source = .property(keyPath)
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A dependency that is named by its key's type.
  ///
  /// - Parameters:
  ///   - key: The key's type, for instance `Greeter.self`.
  ///   - fileID: The file of the declaration, for reports.
  ///   - filePath: The path of that file, for reports.
  ///   - line: The line of the declaration, for reports.
  ///   - column: The column of the declaration, for reports.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    initialValues = DependencyValues._current
    source = .key(key, read: { $0[Key.self] })
    place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The dependency's value now.
  public var wrappedValue: Value {
    guard DependencyAccessSite.isWanted else { return value }
    return DependencyAccessSite.$current.withValue(site) { value }
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
    case .key(_, let read): read(values)
    }
  }

  private var site: DependencyAccessSite {
    switch source {
    case .property: DependencyAccessSite(place: place, key: nil)
    case .key(let key, _): DependencyAccessSite(place: place, key: key)
    }
  }
}
