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
    of name: String, initially value: Value, in graph: NodeGraph
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
