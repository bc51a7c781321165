/// Sees to it that a name stays the same as long as an effect that was returned under it runs.
@usableFromInline
final class NamespaceStabilityCheck {
  private let name: AnyHashable
  /// What kind of state the name is read from; `nil` where it comes from elsewhere.
  let state: ObjectIdentifier?
  private let read: (UnsafeRawPointer) -> AnyHashable?
  private let changed: (_ old: AnyHashable, _ new: AnyHashable) -> Void
  /// The effect.
  weak var work: InFlightEffect?

  /// Guards a name that does not come from the state.
  init(_ name: some Hashable, _ changed: @escaping (AnyHashable, AnyHashable) -> Void) {
    self.name = AnyHashable(name)
    self.changed = changed
    state = nil
    read = { _ in nil }
  }

  /// Guards a name that is read from the state.
  init<State, Name: Hashable>(
    _ name: Name, of state: State.Type, _ changed: @escaping (AnyHashable, AnyHashable) -> Void,
    read: @escaping (State) -> Name
  ) {
    self.name = AnyHashable(name)
    self.changed = changed
    self.state = ObjectIdentifier(state)
    self.read = { pointer in
      let now = read(pointer.assumingMemoryBound(to: State.self).pointee)
      return now == name ? nil : AnyHashable(now)
    }
  }

  /// Whether the effect has not ended.
  var isLive: Bool { work.map { $0.phase == .live || $0.phase == .parked } ?? false }

  /// The name in the state that lies somewhere; `nil` when it is the same.
  func change(inStateAt state: UnsafeRawPointer) -> AnyHashable? { read(state) }

  /// Reports another name.
  ///
  /// - Returns: Whether it is another one, and the effect runs.
  func check(_ now: AnyHashable) -> Bool {
    guard now != name, let work, work.isRunning else { return false }
    changed(name, now)
    self.work = nil
    return true
  }
}
