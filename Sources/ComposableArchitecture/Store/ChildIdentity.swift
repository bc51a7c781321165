import CasePaths

/// Which state of a child it is, told by its id or by the case that an enum is in.
@usableFromInline
final class ChildIdentity: Equatable {
  /// The identity before a child's own reducer ran, and after.
  @usableFromInline
  struct Change {
    let before: ChildIdentity
    let after: ChildIdentity
  }

  private let value: AnyHashable
  /// Whether the state that lies somewhere is the same one.
  let isSame: (UnsafeRawPointer) -> Bool

  fileprivate init<ID: Hashable>(_ id: ID, _ read: @escaping (UnsafeRawPointer) -> ID) {
    value = AnyHashable(id)
    isSame = { read($0) == id }
  }

  @usableFromInline
  static func == (lhs: ChildIdentity, rhs: ChildIdentity) -> Bool { lhs.value == rhs.value }
}

/// How to tell one state of a child from the next, looked up once for its type.
@usableFromInline
struct ChildIdentityReader<State> {
  /// The identity of the state that lies somewhere.
  let identity: (UnsafePointer<State>) -> ChildIdentity
  /// Runs the reducer of the state that lies somewhere, which says whether it has an effect.
  ///
  /// Gives nothing where there is no effect and the identity is the same: most actions make none.
  @usableFromInline let change: (UnsafePointer<State>, _ reduce: () -> Bool) -> ChildIdentity.Change?

  private init<ID: Hashable>(_ read: @escaping (UnsafeRawPointer) -> ID) {
    identity = { ChildIdentity(read($0), read) }
    change = { state, reduce in
      let before = read(state)
      let hasEffect = reduce()
      let after = read(state)
      if before == after, !hasEffect { return nil }
      return ChildIdentity.Change(before: ChildIdentity(before, read), after: ChildIdentity(after, read))
    }
  }

  /// `nil` where the type has neither an id nor cases.
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
