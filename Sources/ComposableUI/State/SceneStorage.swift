/// A property wrapper for a value that the views of a window share by its key.
///
/// ```swift
/// @SceneStorage("selectedTab") private var selectedTab = 0
/// ```
///
/// Unlike in SwiftUI, the value is kept in memory: a reload of the page starts anew. Before the view
/// is shown, it has the default value, and setting it is ignored.
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
  }

  private var locations: [Key: AnyObject] = [:]

  /// Returns the location of a value, created on first use.
  mutating func location<Value>(
    of name: String, initially value: Value, in graph: ViewGraph
  ) -> StateLocation<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    if let location = locations[key] as? StateLocation<Value> { return location }
    let location = StateLocation(value, on: graph.timeline)
    locations[key] = location
    return location
  }
}
