public import Foundation

/// A session as its storage returns it to the process that has claimed it.
public struct ClaimedSession: Equatable, Sendable {
  /// The number of this claim, to be passed with all changes. The first save is claim 1.
  public var claim: Int
  /// The stored parts, by their names.
  public var parts: [String: Data]
  /// The number of claims since the last one that was confirmed, including this one.
  ///
  /// It grows if the session ends its process each time it is restored: a save confirms a claim once the
  /// session is known to work, see ``SessionChanges/confirmsClaim``. Give up such a session after a few
  /// attempts.
  public var unconfirmedClaims: Int

  /// Creates a claimed session.
  public init(claim: Int, parts: [String: Data], unconfirmedClaims: Int) {
    self.claim = claim
    self.parts = parts
    self.unconfirmedClaims = unconfirmedClaims
  }
}
