#if Web
import ComposableHTML
import ComposableCore
import ComposablePersistence
@_spi(Renderer) import ComposableUI
import Foundation
import Logging
import Sharing

extension Session {
  /// The key of the session in the storage.
  nonisolated var storageKey: SessionKey { SessionKey(id, page: page, userID: request.userID) }

  /// Hands what has changed to the writer.
  func saveChanges() {
    guard let recorder, !recorder.isDurable, let snapshot = capture() else { return }
    recorder.writer.save(snapshot, of: self)
  }

  /// Returns what has changed since the last snapshot; `nil` if the session has ended or can't be stored.
  ///
  /// - Parameter isEnding: True at the end of the session in this process: a restored one has not ended the
  ///   process.
  private func capture(isEnding: Bool = false) -> SessionSnapshot? {
    guard let recorder, let graph, !hasEnded, !recorder.isRejected else { return nil }
    let isWhole = !recorder.isStored
    var parts: [String: (@Sendable () throws -> Data)?] = [:]
    for (name, encode) in recorder.restoration.capture(all: isWhole) {
      parts[StoredSession.storePrefix + name] = encode
    }
    if isWhole || graph.hasUnstoredChanges {
      let views = Result { try graph.storedViews() }
      parts[StoredSession.viewsPartName] = .some { try views.get() }
    }
    let session = StoredSession(
      address: windowAddress.description, lastEvent: lastEvent, changeCount: recorder.changeCount,
      beginnings: recorder.beginnings)
    parts[StoredSession.partName] = .some { try JSONEncoder().encode(session) }
    return SessionSnapshot(
      key: storageKey, client: StableHash.text(of: address.utf8), claim: recorder.claim,
      confirmsClaim: isEnding || !recorder.isUnproven,
      parts: parts, changeCount: recorder.changeCount, messageNumber: lastMessage)
  }

  /// Records the outcome of a snapshot, and sends the messages that have waited for it.
  func ended(_ snapshot: SessionSnapshot, _ outcome: SnapshotOutcome, number: Int) {
    guard let recorder, !hasEnded else { return }
    recorder.ended(snapshot, outcome, number: number, at: configuration.clock.now)
    // Its browser, if it is still here, goes on in the process that has claimed it, or claims it again.
    if outcome == .superseded { return end(.moved, isStored: false) }
    // Before the messages that have waited: the process may end after them.
    tellOfStorage()
    sendDurableMessages()
  }

  /// Hands the last changes of a session to the writer, or removes what is stored of it.
  ///
  /// - Parameter reason: The reason for which it ends.
  func storeLastChanges(_ reason: CloseReason?) {
    guard let recorder else { return }
    if reason == .ended || reason == .revoked {
      recorder.writer.remove(storageKey, claim: recorder.claim)
      // It may belong to another process by now.
      confirmClaim()
    } else if recorder.isConnected, !recorder.isDurable || recorder.isUnproven,
      let snapshot = capture(isEnding: true)
    {
      recorder.writer.save(snapshot, of: nil)
    } else {
      confirmClaim()
    }
  }

  /// Records that the session has not ended this process, unless it is known to work.
  func confirmClaim() {
    guard let recorder, recorder.isUnproven else { return }
    recorder.writer.confirm(storageKey, claim: recorder.claim)
  }

  /// Saves the session and ends it, so that another process goes on with it.
  func handOver() async {
    guard let recorder, recorder.isConnected, !recorder.isRejected else { return end(.stopped) }
    // Another one may have waited for the same.
    guard !hasEnded, let snapshot = capture(isEnding: true) else { return end(.stopped) }
    let writer = recorder.writer
    writer.save(snapshot, of: nil)
    let isSaved = await writer.flush()
    // Later changes are saved, too, or are lost with the storage.
    end(isSaved ? .moved : .stopped)
    if isSaved { await writer.flush() }
  }

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
        ["error": "\(error.logDescription)", "session": "\(id)"])
      return false
    }
  }
}
#endif
