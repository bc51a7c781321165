/// A key of a value in ``FocusedValues``. ``Entry()`` declares one with its property.
public protocol FocusedValueKey<Value> {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus has for the rest of its window.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var document: Binding<Document>?
/// }
/// …
/// EditorView(document: $document).focusedValue(\.document, $document)
/// …
/// struct FormatCommands: Commands {
///   @FocusedBinding(\.document) private var document
///
///   var body: some Commands {
///     CommandMenu("Format") { Button("Clear") { document?.clear() }.disabled(document == nil) }
///   }
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; `nil` if the view with the focus has none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that ``Entry()`` declares.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return key.defaultValue }
      return value as? Key.Value ?? key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of a view for its window.
struct FocusedSource {
  let owner: AnyObject
  private let keyPath: AnyKeyPath
  private let value: Any
  private let set: (inout FocusedValues) -> Void

  init<Value>(owner: AnyObject, _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) {
    self.owner = owner
    self.keyPath = keyPath
    self.value = value
    set = { $0[keyPath: keyPath] = value }
  }

  func apply(to values: inout FocusedValues) { set(&values) }

  /// Returns true if another value is known to be the same.
  func isSame(as other: FocusedSource) -> Bool {
    keyPath == other.keyPath && isSameValue(value, other.value)
  }
}
