#if Web
import ComposablePersistence
@_spi(Renderer) import ComposableUI
import Foundation
import Logging

extension Session {
  /// The key of the session in the storage.
  nonisolated var storageKey: SessionKey { SessionKey(id.token) }

  /// Returns what has changed since the last snapshot; `nil` if nothing has, or if the session has ended.
  ///
  /// - Parameters:
  ///   - all: True to return all that is stored of a session.
  ///   - isEnding: True at the end of the session in this process: a restored one has not ended the process.
  func capture(all: Bool = false, isEnding: Bool = false) -> SessionSnapshot? {
    guard let recorder, let graph, !hasEnded, !recorder.isRejected else { return nil }
    guard all || !recorder.isDurable || isEnding && recorder.isUnproven else { return nil }
    let isWhole = all || recorder.needsAll || !recorder.isStored
    var parts = recorder.capture(all: all)
    if isWhole || graph.hasUnstoredChanges {
      let views = Result { try graph.storedViews() }
      parts[StoredSession.viewsPartName] = .some { try views.get() }
    }
    let session = StoredSession(
      page: page, userID: request.userID, address: windowAddress.description,
      lastEvent: lastEvent)
    parts[StoredSession.partName] = .some { try JSONEncoder().encode(session) }
    return SessionSnapshot(
      key: storageKey, claim: recorder.claim, confirmsClaim: isEnding || !recorder.isUnproven,
      parts: parts, changeCount: recorder.changeCount, messageNumber: lastMessage)
  }

  /// Records what happened to a snapshot, and sends the messages that have waited for it.
  func ended(_ snapshot: SessionSnapshot, _ outcome: SnapshotOutcome) {
    guard let recorder, !hasEnded else { return }
    let wasFailing = recorder.isFailing
    recorder.ended(snapshot, outcome)
    if outcome == .superseded { return end(.refused) }
    if recorder.isFailing != wasFailing { tellUser(isStored: !recorder.isFailing) }
    sendDurableMessages()
  }

  /// Saves the session and ends it, so that another process goes on with it.
  func handOver() async {
    guard let writer = configuration.writer, let recorder, !recorder.isRejected else {
      return end(.stopped)
    }
    // The browser may send events meanwhile.
    for _ in 0..<Self.maximumHandovers where !hasEnded {
      guard let snapshot = capture(all: !recorder.isStored, isEnding: true) else {
        return end(.moved)
      }
      writer.save(snapshot)
      guard await writer.flush() else { return end(.stopped) }
      recorder.ended(snapshot, .saved)
      if recorder.isDurable { return end(.moved) }
    }
    end(.stopped)
  }

  /// The number of times that a session is saved when its server stops.
  private static let maximumHandovers = 3

  /// Restores the states of the views, after the first update of the graph.
  ///
  /// - Returns: False if something is missing that was shown before.
  func restoreViews(_ claimed: ClaimedSession) -> Bool {
    guard let data = claimed.parts[StoredSession.viewsPartName] else { return true }
    do {
      return try graph?.restoreViews(data) ?? true
    } catch {
      configuration.limitedLog.log(
        .error, "The states of the views of a session could not be restored",
        ["error": "\(error)", "session": "\(id)"])
      return false
    }
  }
}
#endif
