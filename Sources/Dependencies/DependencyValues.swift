import ConcurrencyExtras

/// Values of dependencies: those that were overridden; all others have the value their key gives.
///
/// When you need it: to add a property for a dependency of yours, and as the argument of
/// ``withDependencies(_:operation:)``.
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
/// 1. It is a value: changing a copy changes nobody else's dependencies.
/// 2. A copy costs one retain; all values without overrides share one storage.
public struct DependencyValues: Sendable {
  /// The values that are current where this is called.
  @TaskLocal package static var _current = DependencyValues()

  private static let none = Storage()

  var storage: Storage

  /// Values without overrides: every dependency has the value that its key gives it.
  public init() {
    storage = Self.none
  }

  /// Values that put what is set into `preparation`.
  init(preparing preparation: PreparedValues) {
    storage = Storage(preparation: preparation)
  }

  /// The value of the dependency that `key` names.
  ///
  /// Reads give the override if there is one, else the key's own value for the current context,
  /// which is made once (per test, or per process).
  ///
  /// - Parameters:
  ///   - key: The type that names the dependency.
  ///   - fileID: The file that reads, for reports.
  ///   - filePath: The path of that file, for reports.
  ///   - line: The line that reads, for reports.
  ///   - column: The column that reads, for reports.
  ///   - function: The property that reads, for reports.
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
      return ownValue(
        of: key,
        property: function,
        place: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    set {
      let box = ValueBox(newValue)
      if let preparation = storage.preparation {
        preparation.set(key, to: box, in: self, property: function)
      } else {
        set(box, for: ObjectIdentifier(key))
      }
    }
  }

  /// What overrides the dependency that a key names; `nil` where it has its key's own value.
  package func override<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value? {
    storage.boxes[ObjectIdentifier(key)]?.value(as: Key.Value.self)
  }

  /// Whether both have the very same storage. Equal overrides in two storages are not identical.
  package func isIdentical(to other: DependencyValues) -> Bool {
    storage === other.storage
  }

  /// These values, with those that `other` overrides taken from `other`.
  ///
  /// 1. Allocates nothing and returns one of the two sides when that side is the answer: when they
  ///    are identical, when one is empty, or when `other` overrides all that these override.
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

  private mutating func set(_ box: AnyValueBox, for key: ObjectIdentifier) {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(boxes: storage.boxes)
    }
    storage.boxes[key] = box
  }

  /// Overridden values by the identity of their key's type.
  // @unchecked: `boxes` is changed only while exactly one `DependencyValues` refers to the storage.
  final class Storage: @unchecked Sendable {
    // unchecked: as nobody else refers to it while it changes, nobody can read it meanwhile.
    @exclusivity(unchecked) fileprivate(set) var boxes: [ObjectIdentifier: AnyValueBox]

    /// Where to put what is set, in the values that `prepareDependencies` hands out.
    let preparation: PreparedValues?

    init(boxes: [ObjectIdentifier: AnyValueBox] = [:], preparation: PreparedValues? = nil) {
      self.boxes = boxes
      self.preparation = preparation
    }
  }
}
