#if Web
import ComposablePersistence
import Foundation

/// The parts of a session that have changed, captured on its actor, to be encoded and stored elsewhere.
struct SessionSnapshot: Sendable {
  let key: SessionKey
  let claim: Int
  /// True if the session is known to work in this process.
  let confirmsClaim: Bool
  /// Closures that encode the parts, by their names; `nil` for a part that no longer exists.
  let parts: [String: (@Sendable () throws -> Data)?]
  /// The number of changes of the session that it contains.
  let changeCount: Int
  /// The number of the last message to the browser that it contains the state of.
  let messageNumber: Int
}

/// What happened to a snapshot.
enum SnapshotOutcome: Equatable {
  case saved
  /// Another process has claimed the session.
  case superseded
  /// The storage has failed. It is tried again.
  case failed
  /// The snapshot is larger than ``SessionLimits/snapshotSize``, or can't be encoded: the session is no
  /// longer stored.
  case rejected
}

/// What is stored of a session beside the states of its stores and views.
struct StoredSession: Codable {
  /// The path of the page.
  let page: String
  /// The user of the page.
  let userID: String?
  /// The address that the window shows, relative to the page.
  let address: String
  /// The number of the last event whose changes are stored.
  let lastEvent: Int

  /// The name of the part that contains it.
  static let partName = "session"
  /// The name of the part with the states of the views.
  static let viewsPartName = "views"
  /// The beginning of the names of parts with the states of stores.
  static let storePrefix = "store "
}
#endif
