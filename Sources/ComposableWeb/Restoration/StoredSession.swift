#if Web
import ComposablePersistence
import Foundation

/// The stored part of a session beside the states of its stores and views.
struct StoredSession: Codable {
  /// The address that the window shows, relative to the page.
  let address: String
  /// The number of the last event whose changes are stored.
  let lastEvent: Int
  /// The number of changes of the session that are stored.
  let changeCount: Int
  /// The numbers of changes with which the last processes have begun, by their claims. Absent in a session that was
  /// never restored.
  var beginnings: [Int: Int]?

  /// The name of the part that contains it.
  static let partName = "session"
  /// The name of the part that contains the beginning of a session in another process than the one that has sent
  /// its page. That one may store it at the same time: what it stores has priority.
  static let beginningPartName = "beginning"
  /// The name of the part with the states of the views.
  static let viewsPartName = "views"
  /// The beginning of the names of parts with the states of stores.
  static let storePrefix = "store "
}

extension StoredSession {
  /// Returns the number of changes that are stored of those that a page can show. The process of its claim may have
  /// made others after it had lost the session, and later ones count on from what was stored.
  ///
  /// - Parameter claim: The claim of the page.
  func changeCount(of claim: Int) -> Int {
    beginnings?.filter { $0.key > claim }.min { $0.key < $1.key }?.value ?? changeCount
  }

  /// Returns the beginnings, with that of a claim.
  func beginnings(with claim: Int) -> [Int: Int] {
    var beginnings = beginnings ?? [:]
    beginnings[claim] = changeCount
    let removed = beginnings.filter { $0.key <= claim - Self.beginningCount }
    guard let lowest = removed.values.min() else { return beginnings }
    for key in removed.keys { beginnings[key] = nil }
    // Of an older page, more changes may be lost than it seems, and not less.
    if let oldest = beginnings.keys.min() { beginnings[oldest] = lowest }
    return beginnings
  }

  /// The number of beginnings that are stored.
  private static let beginningCount = 8
}

extension ClaimedSession {
  /// The stored part of the session; `nil` if it is damaged.
  var stored: StoredSession? {
    let data = parts[StoredSession.partName] ?? parts[StoredSession.beginningPartName]
    return data.flatMap { try? JSONDecoder().decode(StoredSession.self, from: $0) }
  }
}

extension SessionKey {
  /// The key of a session. A token alone does not lead to the session: its page and its user are parts of
  /// the key.
  init(_ id: SessionID, page: String, userID: String?) {
    self.init("\(id.token) \(page) \(userID ?? "")")
  }
}
#endif
