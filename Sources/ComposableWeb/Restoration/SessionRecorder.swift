#if Web
import ComposableCore
import ComposablePersistence
import Foundation

/// The progress of a session's storage: what has changed, and what is durable.
///
/// It belongs to the actor of its session.
final class SessionRecorder {
  private let writer: SnapshotWriter
  /// The states of the stores.
  let restoration: StateRestoration
  /// The number of the claim of this process; 0 before anything is stored.
  private(set) var claim: Int
  /// The session. It retains the recorder.
  private weak var session: Session?
  /// The number of changes of the session.
  private(set) var changeCount = 0
  /// The number of changes that are durable.
  private(set) var savedCount = 0
  /// True if something of the session is stored.
  private(set) var isStored: Bool
  /// True in a restored session until its browser shows it.
  private(set) var isUnproven: Bool
  /// True if the next snapshot contains all parts.
  private(set) var needsAll = false
  /// True while the storage fails: the browser is told of changes that are not durable.
  private(set) var isFailing = false
  /// True once a browser has connected. Before, nothing is stored.
  private var isConnected = false
  /// The number of the last message that the browser may receive.
  private var durableNumber: Int
  /// True if the session can't be stored, since it is too large or can't be encoded.
  private(set) var isRejected = false

  /// - Parameters:
  ///   - claimed: What was stored of the session; `nil` for a new one.
  ///   - last: The number of the last message that the browser has received.
  init(_ session: Session, _ claimed: ClaimedSession?, after last: Int, _ writer: SnapshotWriter) {
    self.writer = writer
    self.session = session
    claim = claimed?.claim ?? 0
    isStored = claimed != nil
    isUnproven = claimed != nil
    durableNumber = last
    var stored: [String: Data] = [:]
    for (name, data) in claimed?.parts ?? [:] where name.hasPrefix(StoredSession.storePrefix) {
      stored[String(name.dropFirst(StoredSession.storePrefix.count))] = data
    }
    restoration = StateRestoration(restoring: stored)
    restoration.onChange = { [weak self] in self?.changed() }
  }

  /// True if all changes are durable.
  var isDurable: Bool { changeCount == savedCount }

  /// Records a change.
  func changed() {
    changeCount += 1
    schedule()
  }

  /// Records that a browser has connected.
  func connected() {
    isConnected = true
    if !isDurable { schedule() }
  }

  /// Records that the browser has disconnected: it may connect to another process next.
  func disconnected() {
    if !isDurable { Task { [writer] in await writer.flush() } }
  }

  /// Records that the browser has received messages. Events that it had kept for a restored session precede
  /// that, so that none of them ends the process.
  func acknowledged() {
    guard isUnproven else { return }
    isUnproven = false
    changed()
  }

  private func schedule() {
    guard isConnected, !isRejected, let session else { return }
    writer.schedule(session)
  }

  /// Returns the number of the last message that the browser may receive.
  ///
  /// - Parameter last: The number of the last message.
  func sendableNumber(upTo last: Int) -> Int {
    guard writer.durability.delay == nil, !isDurable, !isFailing, !isRejected else {
      durableNumber = last
      return last
    }
    return durableNumber
  }

  /// Returns the parts that have changed.
  func capture(all: Bool) -> [String: (@Sendable () throws -> Data)?] {
    let isWhole = all || needsAll || !isStored
    needsAll = false
    var parts: [String: (@Sendable () throws -> Data)?] = [:]
    for (name, encode) in restoration.capture(all: isWhole) {
      parts[StoredSession.storePrefix + name] = encode
    }
    return parts
  }

  /// Keeps a session that ends, or removes what is stored of it.
  ///
  /// - Parameters:
  ///   - snapshot: The last changes of the session; `nil` if there are none.
  ///   - comesBack: True if its browser may come back.
  func end(_ snapshot: SessionSnapshot?, key: SessionKey, comesBack: Bool) {
    if !comesBack {
      if isStored { writer.remove(key, claim: claim) }
    } else if let snapshot, isConnected {
      writer.save(snapshot)
    }
  }

  /// Records what happened to a snapshot.
  func ended(_ snapshot: SessionSnapshot, _ outcome: SnapshotOutcome) {
    switch outcome {
    case .saved:
      savedCount = max(savedCount, snapshot.changeCount)
      durableNumber = max(durableNumber, snapshot.messageNumber)
      isStored = true
      claim = max(claim, 1)
      isFailing = false
    case .failed:
      needsAll = true
      isFailing = true
    case .rejected:
      isRejected = true
    case .superseded: break
    }
  }
}
#endif
