import CasePaths

/// Which state of a child it is, told by its id or by the case that an enum is in.
@usableFromInline
class Identity: Equatable {
  /// The identity before a child's own reducer ran, and after.
  @usableFromInline
  struct Change {
    let before: Identity
    let after: Identity
  }

  fileprivate let value: AnyHashable
  /// Whether the state that lies somewhere is the same one.
  let isSame: (UnsafeRawPointer) -> Bool
  /// Whether the work goes on when it changes, which is reported then.
  var isFixed: Bool { false }

  fileprivate init<ID: Hashable>(_ id: ID, _ read: @escaping (UnsafeRawPointer) -> ID) {
    value = AnyHashable(id)
    isSame = { read($0) == id }
  }

  /// Another has taken its place while there was work.
  func gaveWay(to other: Identity) {}

  /// A state with another has taken the place of the one that it is of, while there was work.
  func gaveWay(toStateAt state: UnsafeRawPointer) {}

  @usableFromInline
  static func == (lhs: Identity, rhs: Identity) -> Bool { lhs.value == rhs.value }
}

/// What a part of the reducer tree goes by, and must not change while that part works.
final class FixedIdentity: Identity {
  private let read: (UnsafeRawPointer) -> AnyHashable
  private let report: (_ old: AnyHashable, _ new: AnyHashable) -> Void

  /// - Parameters:
  ///   - id: What it is.
  ///   - read: Reads it from the state that lies somewhere.
  ///   - report: Called when it has changed.
  init<ID: Hashable>(
    _ id: ID, _ read: @escaping (UnsafeRawPointer) -> ID,
    report: @escaping (AnyHashable, AnyHashable) -> Void
  ) {
    self.read = { AnyHashable(read($0)) }
    self.report = report
    super.init(id, read)
  }

  override var isFixed: Bool { true }

  override func gaveWay(to other: Identity) { report(value, other.value) }

  override func gaveWay(toStateAt state: UnsafeRawPointer) { report(value, read(state)) }
}

/// How to tell one state of a child from the next, looked up once for its type.
@usableFromInline
struct IdentityReader<State> {
  /// The identity of the state that lies somewhere.
  let identity: (UnsafePointer<State>) -> Identity
  /// Runs the reducer of the state that lies somewhere, which says whether it has an effect.
  ///
  /// Gives nothing where there is no effect and the identity is the same: most actions make none.
  @usableFromInline let change: (UnsafePointer<State>, _ reduce: () -> Bool) -> Identity.Change?

  private init<ID: Hashable>(_ read: @escaping (UnsafeRawPointer) -> ID) {
    identity = { Identity(read($0), read) }
    change = { state, reduce in
      let before = read(state)
      let hasEffect = reduce()
      let after = read(state)
      if before == after, !hasEffect { return nil }
      return Identity.Change(before: Identity(before, read), after: Identity(after, read))
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
