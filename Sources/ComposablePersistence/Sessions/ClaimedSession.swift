public import Foundation

/// A session as its storage returns it to the process that has claimed it.
public struct ClaimedSession: Equatable, Sendable {
  /// The number of this claim, to be passed with all changes. The first save is claim 1.
  public var claim: Int
  /// The stored parts, by their names.
  public var parts: [String: Data]
  /// The last claims of the processes that are not known to have gone on with the session, by the identifiers of
  /// the processes. This claim is one of them.
  ///
  /// They grow in number if the session ends each process that restores it: a save confirms all claims once the
  /// session is known to work, see ``SessionChanges/confirmsClaim``, and a process confirms its own if it goes
  /// on without the session, see ``SessionStorage/confirm(_:by:)``. Give up such a session after a few
  /// attempts.
  public var unconfirmedClaims: [UUID: Int]

  /// Creates a claimed session.
  public init(claim: Int, parts: [String: Data], unconfirmedClaims: [UUID: Int]) {
    self.claim = claim
    self.parts = parts
    self.unconfirmedClaims = unconfirmedClaims
  }

  /// Creates a claimed session as an engine with JSON stores it.
  ///
  /// - Parameter unconfirmedClaims: A JSON object with the claims, by the identifiers of the processes.
  package init(claim: Int, parts: [String: Data], unconfirmedClaims: Data) throws {
    var claims: [UUID: Int] = [:]
    for (id, claim) in try JSONDecoder().decode([String: Int].self, from: unconfirmedClaims) {
      if let process = UUID(uuidString: id) { claims[process] = claim }
    }
    self.init(claim: claim, parts: parts, unconfirmedClaims: claims)
  }
}
