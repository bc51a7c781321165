#if Web
import ComposablePersistence

/// The stored part of a session beside the states of its stores and views.
struct StoredSession: Codable {
  /// The address that the window shows, relative to the page.
  let address: String
  /// The number of the last event whose changes are stored.
  let lastEvent: Int
  /// The number of changes of the session that are stored.
  let changeCount: Int

  /// The name of the part that contains it.
  static let partName = "session"
  /// The name of the part with the states of the views.
  static let viewsPartName = "views"
  /// The beginning of the names of parts with the states of stores.
  static let storePrefix = "store "
}

extension SessionKey {
  /// The key of a session. A token alone does not lead to the session: its page and its user are parts of
  /// the key.
  init(_ id: SessionID, page: String, userID: String?) {
    self.init("\(id.token) \(page) \(userID ?? "")")
  }
}
#endif
