/// A property wrapper for a value that the views of a window share by its key.
///
/// ```swift
/// @SceneStorage("selectedTab") private var selectedTab = 0
/// ```
///
/// Unlike in SwiftUI, a reload of the page starts anew. Where the sessions of a server are stored, a value
/// whose type is `Codable` outlives the process, as that of `@State` does. Before the view is shown, it has
/// the default value, and setting it is ignored.
@propertyWrapper
public struct SceneStorage<Value>: GraphBoundProperty {
  private let defaultValue: Value
  private let key: String
  private var location: StateLocation<Value>?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - key: The key of the value.
  public init(wrappedValue: Value, _ key: String) {
    defaultValue = wrappedValue
    self.key = key
  }

  /// Creates an optional value.
  ///
  /// - Parameter key: The key of the value.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value of the key in the window.
  public var wrappedValue: Value {
    get { location?.value ?? defaultValue }
    nonmutating set { location?.value = newValue }
  }

  /// A binding to the value of the key in the window.
  public var projectedValue: Binding<Value> {
    Binding(
      to: location.map { BindingIdentity($0) }, get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    location = node.graph.sceneStorage.location(of: key, initially: defaultValue, in: node.graph)
  }
}

/// The values of a window, by their keys. Values of different types may have the same key.
struct SceneStorageValues {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
    /// The key in what is stored.
    let storedName: String

    init<Value>(_ name: String, _ type: Value.Type) {
      self.name = name
      self.type = ObjectIdentifier(type)
      storedName = "\(name) \(_typeName(type, qualified: false))"
    }
  }

  private var locations: [Key: any RestorableState] = [:]
  /// The values that were stored, as JSON, until their first use.
  private var restored: [String: String] = [:]

  /// The values by the keys that they are stored with.
  var states: [(key: String, state: any RestorableState)] {
    locations.map { ($0.key.storedName, $0.value) }
  }

  /// Returns the location of a value, created on first use.
  mutating func location<Value>(
    of name: String, initially value: Value, in graph: ViewGraph
  ) -> StateLocation<Value> {
    let key = Key(name, Value.self)
    if let location = locations[key] as? StateLocation<Value> { return location }
    let location = StateLocation(value, on: graph.timeline)
    locations[key] = location
    if let json = restored.removeValue(forKey: key.storedName) { try? location.restore(json) }
    return location
  }

  /// Restores values: those that are in use at once, the others at their first use.
  ///
  /// - Returns: False if a value could not be restored.
  mutating func restore(_ values: [String: String]) -> Bool {
    restored = values
    var isComplete = true
    for (key, location) in locations {
      guard let json = restored.removeValue(forKey: key.storedName) else { continue }
      do { try location.restore(json) } catch { isComplete = false }
    }
    return isComplete
  }
}
