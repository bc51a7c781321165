/// Checks that a namespace stays the same as long as an effect that was returned in it is running.
@usableFromInline
final class NamespaceStabilityCheck {
  private let name: AnyHashable
  /// The type of the state that the namespace is read from, or `nil` if it is not read from state.
  let stateType: ObjectIdentifier?
  private let read: (UnsafeRawPointer) -> AnyHashable?
  private let onChange: (_ old: AnyHashable, _ new: AnyHashable) -> Void
  /// The effect that was returned in the namespace.
  weak var effect: InFlightEffect?

  /// Creates a check of a namespace that is not read from state.
  init(_ name: some Hashable, _ onChange: @escaping (AnyHashable, AnyHashable) -> Void) {
    self.name = AnyHashable(name)
    self.onChange = onChange
    stateType = nil
    read = { _ in nil }
  }

  /// Creates a check of a namespace that is read from the state.
  init<State, Name: Hashable>(
    _ name: Name, of state: State.Type, _ onChange: @escaping (AnyHashable, AnyHashable) -> Void,
    read: @escaping (State) -> Name
  ) {
    self.name = AnyHashable(name)
    self.onChange = onChange
    self.stateType = ObjectIdentifier(state)
    self.read = { pointer in
      let now = read(pointer.assumingMemoryBound(to: State.self).pointee)
      return now == name ? nil : AnyHashable(now)
    }
  }

  /// True if the effect has not ended.
  var isLive: Bool { effect.map { $0.phase == .live || $0.phase == .pending } ?? false }

  /// Returns the namespace of the state at an address, or `nil` if it is the same.
  func newValue(inStateAt state: UnsafeRawPointer) -> AnyHashable? { read(state) }

  /// Reports a changed namespace.
  ///
  /// - Returns: `true` if the namespace has changed and the effect is running.
  func check(_ now: AnyHashable) -> Bool {
    guard now != name, let effect, effect.isRunning else { return false }
    onChange(name, now)
    self.effect = nil
    return true
  }
}
