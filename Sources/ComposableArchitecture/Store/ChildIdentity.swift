import CasePaths

/// The identity of a child's state: its id, or the current case of an enum.
@usableFromInline
final class ChildIdentity: Equatable {
  /// The identities before and after a child's own reducer ran.
  @usableFromInline
  struct Change {
    let before: ChildIdentity
    let after: ChildIdentity
  }

  private let value: AnyHashable
  /// Returns true if the state at an address has this identity.
  let isSame: (UnsafeRawPointer) -> Bool

  fileprivate init<ID: Hashable>(_ id: ID, _ read: @escaping (UnsafeRawPointer) -> ID) {
    value = AnyHashable(id)
    isSame = { read($0) == id }
  }

  @usableFromInline
  static func == (lhs: ChildIdentity, rhs: ChildIdentity) -> Bool { lhs.value == rhs.value }
}

/// Reads the identities of a child's state. The type of the state is inspected once.
@usableFromInline
struct ChildIdentityReader<State> {
  /// Returns the identity of the state at an address.
  let identity: (UnsafePointer<State>) -> ChildIdentity
  /// Runs the reducer of the state at an address, which returns true if it has an effect.
  ///
  /// Returns `nil` if there is no effect and the identity is the same, as for most actions.
  @usableFromInline let change:
    (UnsafePointer<State>, _ reduce: () -> Bool) -> ChildIdentity.Change?

  private init<ID: Hashable>(_ read: @escaping (UnsafeRawPointer) -> ID) {
    identity = { ChildIdentity(read($0), read) }
    change = { state, reduce in
      let before = read(state)
      let hasEffect = reduce()
      let after = read(state)
      if before == after, !hasEffect { return nil }
      return ChildIdentity.Change(
        before: ChildIdentity(before, read), after: ChildIdentity(after, read))
    }
  }

  /// Creates a reader, or returns `nil` if the type has neither an id nor cases.
  @usableFromInline
  init?(of type: State.Type) {
    if let type = type as? any Identifiable.Type {
      self.init(identifiable: type)
    } else if let type = type as? any CasePathable.Type {
      self.init(cases: type)
    } else {
      return nil
    }
  }

  // `Known` is `State`, opened to its conformance.
  private init<Known: Identifiable>(identifiable known: Known.Type) {
    self.init { $0.assumingMemoryBound(to: known).pointee.id }
  }

  private init?<Known: CasePathable>(cases known: Known.Type) {
    guard let paths = known.allCasePaths as? any CasePathReflectable<Known> else { return nil }
    self.init { paths[$0.assumingMemoryBound(to: known).pointee] }
  }
}
