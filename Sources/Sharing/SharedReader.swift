public import Observation

/// A property whose value is shared and can only be read.
///
/// Use it for a value that others change: one with a ``SharedReaderKey``, or one that a feature
/// gets from its parent and must not change.
///
/// ```swift
/// @SharedReader(.appStorage("hapticsEnabled")) var hapticsEnabled = true
/// ```
///
/// A ``Shared`` is converted with `SharedReader($shared)`. The guarantees of ``Shared`` hold.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
  let box: ReferenceBox<Value>

  init(_ reference: SharedReference<Value>) {
    box = ReferenceBox(reference)
  }

  var reference: SharedReference<Value> { box.reference }

  /// Creates a reference to a constant.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(StoredReference(value: value))
  }

  /// Copies a reference, so that closures can name a projected parameter: `{ $item in … }`.
  public init(projectedValue: SharedReader) {
    self = projectedValue
  }

  /// Creates a reference to the value of a `Shared`, also after that has loaded another key.
  public init(_ base: Shared<Value>) {
    self.init(base.box)
  }

  /// Returns a reference to a constant.
  public static func constant(_ value: sending Value) -> Self {
    Self(value: value)
  }

  /// The current value of the reference.
  public var wrappedValue: Value { reference.value }

  /// The reference to the value. Assign another one to read another value.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// True while the value is being loaded.
  public var isLoading: Bool { reference.isLoading }

  /// The error of the last load, or `nil` if it did not fail.
  public var loadError: (any Error)? { reference.loadError }

  /// Loads the value again from its storage.
  ///
  /// - Throws: The error of the load, which is also the ``loadError``.
  public func load() async throws { try await reference.load() }
}

// Unchecked: a reference guards its value by locks.
extension SharedReader: @unchecked Sendable where Value: Sendable {}

extension SharedReader: Observable {}
