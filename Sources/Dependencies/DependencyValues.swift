import ComposableConcurrency

/// A collection of dependency values: overrides, and the default values of their keys.
///
/// Extend it with a property for each dependency of yours, so that features can read it with
/// ``Dependency`` and tests can override it in ``withDependencies(_:operation:)``.
///
/// ```swift
/// extension DependencyValues {
///   var weather: Weather {
///     get { self[Weather.self] }
///     set { self[Weather.self] = newValue }
///   }
/// }
/// ```
///
/// 1. It has value semantics: changing a copy leaves all other dependencies unchanged.
/// 2. A copy costs one retain. All values without overrides share one storage.
public struct DependencyValues: Sendable {
  /// The values that are current in this task: those that ``Dependency`` reads.
  ///
  /// Libraries read it to pass dependencies on. In other code use ``withDependencies(_:operation:)``
  /// to override values, and ``withEscapedDependencies(_:)`` to keep them for a closure.
  @TaskLocal public static var _current = DependencyValues()

  private static let none = Storage()

  var storage: Storage

  /// Creates values without overrides: every dependency has its key's default value.
  public init() {
    storage = Self.none
  }

  /// Creates values whose setters write to `preparedValues`.
  init(preparing preparedValues: PreparedValues) {
    storage = Storage(preparedValues: preparedValues)
  }

  /// The value of the dependency that `key` identifies.
  ///
  /// A read returns the override, if any; otherwise the key's default value in the current context,
  /// which is created once per test or process.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the dependency.
  ///   - fileID: The file ID of the access, for reported issues.
  ///   - filePath: The file path of the access, for reported issues.
  ///   - line: The line of the access, for reported issues.
  ///   - column: The column of the access, for reported issues.
  ///   - function: The name of the property that makes the access, for reported issues.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      if let box = storage.boxes[ObjectIdentifier(key)] {
        return box.value(as: Key.Value.self)
      }
      return defaultValue(
        of: key,
        property: function,
        location: SourceLocation(fileID, filePath, line, column)
      )
    }
    set {
      let box = ValueBox(newValue)
      if let preparedValues = storage.preparedValues {
        preparedValues.set(key, to: box, in: self, property: function)
      } else {
        set(box, for: ObjectIdentifier(key))
      }
    }
  }

  /// The override of the dependency that a key identifies, or `nil` if there is none.
  package func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    storage.boxes[ObjectIdentifier(key)]?.value(as: Key.Value.self)
  }

  /// Returns true if both share one storage. Equal overrides in two storages are not identical.
  package func isIdentical(to other: DependencyValues) -> Bool {
    storage === other.storage
  }

  /// Returns these values with the overrides of `other`, which take precedence, added.
  ///
  /// 1. Allocates nothing and returns one of the two operands when it equals the result: when they
  ///    are identical, when one has no overrides, or when `other` overrides all that `self` does.
  package func merging(_ other: DependencyValues) -> DependencyValues {
    if isIdentical(to: other) || storage.boxes.isEmpty { return other }
    if other.storage.boxes.isEmpty { return self }
    let theirs = other.storage.boxes
    if storage.boxes.count <= theirs.count, storage.boxes.keys.allSatisfy({ theirs[$0] != nil }) {
      return other
    }
    var merged = self
    merged.storage = Storage(boxes: storage.boxes.merging(theirs) { _, new in new })
    return merged
  }

  /// The same values for code that overrides them from outside of a closure. Reading one, to set a
  /// part of it, does not count as a use.
  package var forOverriding: DependencyValues {
    var values = self
    values.storage = Storage(boxes: storage.boxes, countsUses: false)
    return values
  }

  /// The same values for code that uses them, also if they are those of ``forOverriding``.
  package var forUse: DependencyValues {
    if storage.countsUses { return self }
    var values = self
    values.storage = Storage(boxes: storage.boxes)
    return values
  }

  private mutating func set(_ box: AnyValueBox, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) || !storage.countsUses {
      storage = Storage(boxes: storage.boxes)
    }
    storage.boxes[key] = box
  }

  /// The overrides, by the identity of their key's type.
  // @unchecked: `boxes` is changed only while exactly one `DependencyValues` refers to the storage.
  final class Storage: @unchecked Sendable {
    // unchecked: the storage is uniquely referenced while it changes, so there is no other reader.
    @exclusivity(unchecked) fileprivate(set) var boxes: [ObjectIdentifier: AnyValueBox]

    /// The destination of setters, in the values that `prepareDependencies` passes to its closure.
    let preparedValues: PreparedValues?

    /// False if reading a value does not count as a use.
    let countsUses: Bool

    init(
      boxes: [ObjectIdentifier: AnyValueBox] = [:], preparedValues: PreparedValues? = nil,
      countsUses: Bool = true
    ) {
      self.boxes = boxes
      self.countsUses = countsUses
      self.preparedValues = preparedValues
    }
  }
}
