#if Web
import ComposableHTML
import ComposablePersistence
import ComposableUI
import Foundation

/// The parts of a session that have changed, captured on its actor, to be encoded and stored elsewhere.
struct SessionSnapshot: Sendable {
  let key: SessionKey
  /// The hash of the client's address.
  let client: String
  let claim: Int
  /// True if the session is known to work in this process.
  let confirmsClaim: Bool
  /// Closures that encode the parts, by their names; `nil` for a part that no longer exists.
  let parts: [String: (@Sendable () throws -> Data)?]
  /// The number of changes of the session that it contains.
  let changeCount: Int
  /// The number of the last message to the browser that it contains the state of.
  let messageNumber: Int

  /// The snapshot of a session that begins at an address.
  ///
  /// - Parameters:
  ///   - key: The key of the session.
  ///   - address: The address of its page.
  ///   - client: The key of the client's address, for the limits.
  static func beginning(_ key: SessionKey, at address: PageAddress, for client: String) -> Self {
    let session = StoredSession(address: address.description, lastEvent: 0, changeCount: 0)
    return SessionSnapshot(
      key: key, client: StableHash.text(of: client.utf8), claim: 0, confirmsClaim: true,
      parts: [StoredSession.beginningPartName: { try JSONEncoder().encode(session) }],
      changeCount: 0,
      messageNumber: 0)
  }

  /// Returns the snapshot with the changes of a later one.
  func merged(with later: SessionSnapshot) -> SessionSnapshot {
    SessionSnapshot(
      key: key, client: later.client, claim: later.claim,
      confirmsClaim: confirmsClaim || later.confirmsClaim,
      parts: parts.merging(later.parts) { $1 }, changeCount: later.changeCount,
      messageNumber: later.messageNumber)
  }
}

/// The outcome of saving a snapshot.
enum SnapshotOutcome: Equatable {
  case saved
  /// Another process has claimed the session.
  case superseded
  /// The storage has failed, or does not answer. It is tried again.
  case failed
  /// The snapshot is larger than ``SessionLimits/snapshotSize``, or can't be encoded: the session is no
  /// longer stored.
  case rejected
}
#endif
