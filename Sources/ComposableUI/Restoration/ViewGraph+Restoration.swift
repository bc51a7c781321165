import ComposableConcurrency
import ComposableCore
public import Foundation

// The states of views are stored by the places of the views: the hash of the names on the way from the root,
// with the name of the property. So a state comes back where a view of the same type is at the same place.

/// The stored states of the views of a window.
private struct StoredViews: Codable {
  /// The states as JSON, by the hashes of their places.
  var states: [String: String] = [:]
  /// The values of `@SceneStorage` as JSON, by their keys.
  var scene: [String: String] = [:]
  /// True if there was a state that could not be stored.
  var isPartial = false
}

extension ViewGraph {
  /// True if a state of a view was set since ``storedViews()``.
  public var hasUnstoredChanges: Bool { timeline.hasUnstoredChanges }

  /// Encodes the states of the views that were set: those of `@State` and `@SceneStorage` whose types are
  /// `Codable`, without texts of fields that conceal them.
  public func storedViews() throws -> Data {
    timeline.hasUnstoredChanges = false
    var stored = StoredViews(states: missingStates)
    forEachState { place, state in
      switch state.stored() {
      case .json(let json): stored.states[place] = json
      case .lost: stored.isPartial = true
      case nil: break
      }
    }
    for (key, state) in sceneStorage.states {
      if case .json(let json) = state.stored() { stored.scene[key] = json }
    }
    return try JSONEncoder.allNumbers.encode(stored)
  }

  /// Restores the states of the views, and updates the graph.
  ///
  /// Views that do not exist yet, such as rows far from what the user sees, get their states when they are
  /// created. Until then, these are stored as they were.
  ///
  /// - Parameter data: What ``storedViews()`` returned in another process.
  /// - Returns: True if no state was lost.
  public func restoreViews(_ data: Data) throws -> Bool {
    let stored = try JSONDecoder.allNumbers.decode(StoredViews.self, from: data)
    let isComplete = MainActor.withViews(on: isolation) { sceneStorage.restore(stored.scene) }
    missingStates = stored.states
    timeline.hasUnstoredChanges = false
    _ = update()
    return isComplete && !stored.isPartial && !hasLostStates
  }

  /// Sets the states of the views that exist now.
  func takeMissingStates() {
    forEachState { place, state in
      guard let json = missingStates.removeValue(forKey: place) else { return }
      do { try state.restore(json) } catch { hasLostStates = true }
    }
  }

  /// Calls a closure with each state of a view that can be stored, and with the hash of its place.
  private func forEachState(_ body: (String, any RestorableState) throws -> Void) rethrows {
    func visit(_ node: _AnyViewNode, _ place: PlaceHash) throws {
      let (type, states) = node.restorableStates
      for (name, state) in states {
        try body(place.appending(type).appending(name).description, state)
      }
      for (child, name) in zip(node.children, node.childNames) {
        try visit(child, place.appending(name))
      }
    }
    if let root = rootNode { try visit(root, PlaceHash()) }
  }
}

/// The hash of a place in the tree of views, the same in each process: FNV-1a,
/// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
private struct PlaceHash: CustomStringConvertible {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  func appending(_ name: String) -> PlaceHash {
    var hash = self
    for byte in name.utf8 { hash.append(byte) }
    // Ends the name.
    hash.append(0xff)
    return hash
  }

  private mutating func append(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var description: String { String(value, radix: 36) }
}
