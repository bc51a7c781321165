import CasePaths

/// The identity of a child's state: its id, the case of an enum, and the id of the case's payload.
@usableFromInline
final class ChildIdentity: Equatable {
  let value: AnyHashable
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
  /// Returns the identity before, or `nil` if there is no effect: most actions need no object.
  @usableFromInline let identityBefore:
    (UnsafePointer<State>, _ reduce: () -> Bool) -> ChildIdentity?

  private init<ID: Hashable>(_ read: @escaping (UnsafeRawPointer) -> ID) {
    identity = { ChildIdentity(read($0), read) }
    identityBefore = { state, reduce in
      let before = read(state)
      return reduce() ? ChildIdentity(before, read) : nil
    }
  }

  /// Creates a reader, or returns `nil` if the type has neither an id nor cases.
  @usableFromInline
  init?(of type: State.Type) {
    let identifiable = type as? any Identifiable.Type
    let enumeration =
      (type as? any CasePathable.Type).flatMap { caseReader(of: $0) }
      ?? reflectedCaseReader(of: type)
    switch (identifiable, enumeration) {
    case (nil, nil): return nil
    case (let type?, let readCase): self.init(identifiable: type, readCase)
    case (nil, let readCase?): self.init(readCase)
    }
  }

  // `Known` is `State`, opened to its conformance.
  private init<Known: Identifiable>(
    identifiable known: Known.Type, _ readCase: ((UnsafeRawPointer) -> CaseIdentity)?
  ) {
    if let readCase {
      self.init { state in
        let id = AnyHashable(state.assumingMemoryBound(to: known).pointee.id)
        return [id, AnyHashable(readCase(state))]
      }
    } else {
      self.init { $0.assumingMemoryBound(to: known).pointee.id }
    }
  }
}

/// Returns a function that reads the case of the enum at an address, with the id of its payload.
private func caseReader<Known: CasePathable>(
  of known: Known.Type
) -> ((UnsafeRawPointer) -> CaseIdentity)? {
  guard let casePaths = known.allCasePaths as? any CasePathReflectable<Known> else { return nil }
  let payloadIDs = PayloadIDReaders<Known>()
  return { state in
    let state = state.assumingMemoryBound(to: known)
    let casePath = casePaths[state.pointee]
    return CaseIdentity(
      casePath: casePath, payloadID: payloadIDs.reader(of: casePath)?(state.pointee))
  }
}

/// Returns a function that reads the case of an enum without case paths, by reflection.
private func reflectedCaseReader<State>(
  of type: State.Type
) -> ((UnsafeRawPointer) -> CaseIdentity)? {
  guard let cases = ReflectedEnum(type) else { return nil }
  func payloadIDReader<Payload: Identifiable>(
    _ tag: UInt32, _ payload: Payload.Type
  ) -> (State) -> AnyHashable? {
    { AnyHashable(cases.payload(of: $0, in: tag, as: payload).id) }
  }
  var readers: [UInt32: (State) -> AnyHashable?] = [:]
  for (tag, payload) in cases.payloadTypes {
    if let payload = payload as? any Identifiable.Type {
      readers[tag] = payloadIDReader(tag, payload)
    }
  }
  return { state in
    let state = state.assumingMemoryBound(to: type)
    let tag = cases.tag(of: state.pointee)
    return CaseIdentity(casePath: nil, tag: tag, payloadID: readers[tag]?(state.pointee))
  }
}

/// The case of an enum, with the id of its payload if that is `Identifiable`.
private struct CaseIdentity: Hashable {
  let casePath: AnyKeyPath?
  /// The number of the case, for an enum without case paths.
  var tag: UInt32 = 0
  let payloadID: AnyHashable?
}

/// The functions that read the ids of an enum's payloads, created once for each case.
private final class PayloadIDReaders<Root: CasePathable> {
  typealias Reader = (Root) -> AnyHashable?

  private var readers: [(casePath: AnyKeyPath, reader: Reader?)] = []

  /// Returns the function for a case, or `nil` if its payload has no id.
  func reader(of casePath: PartialCaseKeyPath<Root>) -> Reader? {
    // A literal key path is usually one object: comparing the references saves hashing it.
    if let entry = readers.first(where: { $0.casePath === casePath || $0.casePath == casePath }) {
      return entry.reader
    }
    let reader = makeReader(casePath)
    readers.append((casePath, reader))
    return reader
  }

  private func makeReader(_ casePath: PartialCaseKeyPath<Root>) -> Reader? {
    guard let payload = Case.payloadType(of: casePath) as? any Identifiable.Type else { return nil }
    func reader<Payload: Identifiable>(_: Payload.Type) -> Reader? {
      guard let casePath = casePath as? CaseKeyPath<Root, Payload> else { return nil }
      let path = AnyCasePath(casePath)
      return { path.extract(from: $0).map { AnyHashable($0.id) } }
    }
    return reader(payload)
  }
}
