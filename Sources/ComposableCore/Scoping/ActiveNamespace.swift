import Synchronization

/// A namespace that effects were returned in, whose id must stay the same as long as one of them is
/// running.
// Unchecked: the count is atomic, and everything else is used on the store's actor.
@usableFromInline
final class ActiveNamespace: EffectScope, @unchecked Sendable {
  private let id: AnyHashable
  /// The operator that creates the namespace.
  private let reducer: AnyObject
  /// The type of the state that the id is read from, or `nil` if it is not read from state.
  let stateType: ObjectIdentifier?
  private let readID: (UnsafeRawPointer) -> AnyHashable?
  private let onChange: (_ old: AnyHashable, _ new: AnyHashable) -> Void
  private let effectCount = Atomic(0)
  private var hasReported = false

  /// Creates a namespace whose id is not read from state.
  init(
    _ id: AnyHashable, of reducer: AnyObject,
    _ onChange: @escaping (AnyHashable, AnyHashable) -> Void
  ) {
    self.id = id
    self.reducer = reducer
    self.onChange = onChange
    stateType = nil
    readID = { _ in nil }
  }

  /// Creates a namespace whose id is read from the state.
  init<State, ID: Hashable>(
    _ id: ID, of reducer: AnyObject, _ onChange: @escaping (AnyHashable, AnyHashable) -> Void,
    readID: @escaping (State) -> ID
  ) {
    self.id = AnyHashable(id)
    self.reducer = reducer
    self.onChange = onChange
    self.stateType = ObjectIdentifier(State.self)
    self.readID = { pointer in
      let current = readID(pointer.assumingMemoryBound(to: State.self).pointee)
      return current == id ? nil : AnyHashable(current)
    }
  }

  @usableFromInline var description: String? { nil }

  /// True if effects that were returned in the namespace are running and no change of the id was
  /// reported.
  var isActive: Bool { !hasReported && effectCount.load(ordering: .relaxed) > 0 }

  /// Records that an effect was returned in the namespace.
  func addEffect() { effectCount.wrappingAdd(1, ordering: .relaxed) }

  /// Records that an effect has ended.
  func removeEffect() { effectCount.wrappingSubtract(1, ordering: .relaxed) }

  /// Returns true if another object stands for the same namespace.
  func isSame(as other: ActiveNamespace) -> Bool {
    reducer === other.reducer && id == other.id
  }

  /// Returns the id of the state at an address, or `nil` if it has not changed.
  func newID(inStateAt state: UnsafeRawPointer) -> AnyHashable? { readID(state) }

  /// Reports that the id has changed while effects are running.
  func reportChange(to newID: AnyHashable) {
    guard isActive, newID != id else { return }
    hasReported = true
    onChange(id, newID)
  }
}

extension [ActiveNamespace] {
  /// Adds a namespace, unless the array contains one that stands for it.
  ///
  /// - Returns: The element that stands for the namespace.
  mutating func insert(_ namespace: ActiveNamespace) -> ActiveNamespace {
    if let existing = first(where: { $0.isSame(as: namespace) && $0.isActive }) { return existing }
    append(namespace)
    return namespace
  }
}
