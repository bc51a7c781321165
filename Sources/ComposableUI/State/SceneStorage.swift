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
