/// The window that commands are evaluated for.
public struct _CommandsContext: GraphBoundProperty {
  private weak var node: _AnyViewNode?
  private var storage: (any StateStorage)?

  init() {}

  static var readsEnvironment: Bool { true }

  mutating func bind(to storage: any StateStorage, at offset: Int, _ node: _AnyViewNode) {
    self.node = node
    self.storage = storage.state(at: offset) { CommandsStorage() }
  }

  /// Returns commands whose dynamic properties are those of the window.
  func bound<Content: Commands>(_ commands: Content) -> Content {
    guard let node, let storage = storage as? CommandsStorage else { return commands }
    var commands = commands
    _ = ViewTypeLayout.of(commands).bind(&commands, to: storage.storage(of: Content.self), node)
    return commands
  }
}

/// The states of the commands of a window, by their types.
private final class CommandsStorage: StateStorage {
  private var storages: [ObjectIdentifier: CommandsStorage] = [:]
  private var states: [Int: AnyObject] = [:]

  func storage(of type: Any.Type) -> CommandsStorage {
    let id = ObjectIdentifier(type)
    let storage = storages[id] ?? CommandsStorage()
    storages[id] = storage
    return storage
  }

  func state<Value: AnyObject>(at offset: Int, _ make: () -> Value) -> Value {
    if let state = states[offset] as? Value { return state }
    let state = make()
    states[offset] = state
    return state
  }
}
