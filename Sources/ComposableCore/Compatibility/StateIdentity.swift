import CasePaths

// The identities by which view stores recognize a state that was replaced.

/// Returns the case of an enum, as a value that differs between cases.
package func caseIdentity<State>(of state: State) -> AnyHashable {
  // `Known` is `State`, opened to its conformance.
  func casePath<Known: CasePathable>(of state: Known) -> AnyHashable? {
    (Known.allCasePaths as? any CasePathReflectable<Known>).map { AnyHashable($0[state]) }
  }
  if let state = state as? any CasePathable, let casePath = casePath(of: state) { return casePath }
  return AnyHashable(caseName(of: state))
}

/// Returns the identity of a presented state: its id, its case and the id of the case's payload, or
/// the type of a state that has none of them.
package func presentationIdentity<State>(of state: State) -> AnyHashable {
  guard let reader = ChildIdentityReader(of: State.self) else {
    return AnyHashable(ObjectIdentifier(State.self))
  }
  return withUnsafePointer(to: state) { reader.identity($0).value }
}
