import CasePaths

/// Which state of a child it is, told by its id or by the case that an enum is in.
@usableFromInline
final class Identity: Equatable {
  /// The identity before a child's own reducer ran, and after.
  @usableFromInline
  struct Change {
    let before: Identity
    let after: Identity

    @usableFromInline
    init(before: Identity, after: Identity) {
      self.before = before
      self.after = after
    }
  }

  private let value: AnyHashable
  /// Whether the state that lies somewhere is the same one.
  @usableFromInline let isSame: (UnsafeRawPointer) -> Bool

  private init<ID: Hashable>(_ id: ID, of state: @escaping (UnsafeRawPointer) -> ID) {
    value = AnyHashable(id)
    isSame = { state($0) == id }
  }

  @usableFromInline
  static func == (lhs: Identity, rhs: Identity) -> Bool { lhs.value == rhs.value }

  /// How to tell one state from the next, looked up once; `nil` where the type has no way to.
  @usableFromInline
  static func reader<State>(
    of type: State.Type
  ) -> ((UnsafePointer<State>) -> Identity)? {
    func byID<Known: Identifiable>(_ known: Known.Type) -> (UnsafePointer<State>) -> Identity {
      // `Known` is `State`, opened to its conformance.
      let id = { (state: UnsafeRawPointer) in state.assumingMemoryBound(to: known).pointee.id }
      return { Identity(id($0), of: id) }
    }
    func byCase<Known: CasePathable>(
      _ known: Known.Type
    ) -> ((UnsafePointer<State>) -> Identity)? {
      guard let paths = known.allCasePaths as? any CasePathReflectable<Known> else { return nil }
      let name = { (state: UnsafeRawPointer) in
        paths[state.assumingMemoryBound(to: known).pointee]
      }
      return { Identity(name($0), of: name) }
    }
    if let type = type as? any Identifiable.Type { return byID(type) }
    if let type = type as? any CasePathable.Type { return byCase(type) }
    return nil
  }
}
