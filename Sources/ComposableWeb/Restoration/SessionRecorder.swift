#if Web
import ComposableCore
import ComposablePersistence
import Foundation

/// The progress of a session's storage: what has changed, and what is durable.
///
/// It belongs to the actor of its session.
final class SessionRecorder {
  let writer: SnapshotWriter
  /// The states of the stores.
  let restoration: StateRestoration
  /// The session. It retains the recorder.
  private weak var session: Session?
  /// The number of the claim of this process; 0 before anything is stored.
  private(set) var claim: Int
  /// The numbers of changes with which the last processes have begun.
  let beginnings: [Int: Int]?
  /// The number of changes of the session.
  private(set) var changeCount: Int
  /// The number of changes that the browser has been told of.
  private var toldCount: Int
  /// The number of changes that are durable.
  private var savedCount: Int
  /// True in a restored session until it is known to work: its browser shows it, or has gone.
  private(set) var isUnproven: Bool
  /// True while the storage fails: the browser is told of changes that are not durable.
  private var isFailing = false
  /// True if the last notice to the browser says that it shows what is not stored.
  private var hasToldOfRisk = false
  /// True if the session can't be stored, since it is too large or can't be encoded.
  private(set) var isRejected = false
  /// True once a browser has connected. Before, nothing is stored.
  private(set) var isConnected = false
  /// The number of the last message that is durable.
  private var durableNumber = 0
  /// The number of the last outcome.
  private var lastOutcome = 0
  /// The time of the last snapshot that was saved.
  private var lastSave: Duration

  /// - Parameter restored: What was stored of the session; `nil` for a new one.
  init(
    _ session: Session, _ restored: SessionRestoration?, _ writer: SnapshotWriter,
    at now: Duration
  ) {
    let claimed = restored?.claimed
    self.writer = writer
    self.session = session
    claim = claimed?.claim ?? 0
    isUnproven = claimed != nil
    beginnings = restored.map { $0.stored.beginnings(with: $0.claimed.claim) }
    changeCount = restored?.stored.changeCount ?? 0
    (toldCount, savedCount) = (changeCount, changeCount)
    lastSave = now
    var stored: [String: Data] = [:]
    for (name, data) in claimed?.parts ?? [:] where name.hasPrefix(StoredSession.storePrefix) {
      stored[String(name.dropFirst(StoredSession.storePrefix.count))] = data
    }
    restoration = StateRestoration(restoring: stored)
    restoration.onChange = { [weak self] in self?.changed() }
  }

  /// True if something of the session is stored.
  var isStored: Bool { claim > 0 }

  /// True if all changes are durable.
  var isDurable: Bool { changeCount == savedCount }

  /// True if the session goes on after its end in this process.
  var comesBack: Bool { !isRejected && (isStored || !isDurable) }

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

  /// Records that the session works: the browser has received messages, which the events precede that it had kept,
  /// or its connection has ended before the process.
  func proved() {
    isUnproven = false
    changed()
  }

  /// The time after which a session is saved again although nothing has changed: of the sessions of a client,
  /// a storage keeps those that were saved last.
  private static let longestPause = Duration.seconds(600)

  /// Records a message of the browser: what is stored of its session must not expire.
  func received(at now: Duration) {
    guard isStored, isDurable, now - lastSave > min(writer.life / 2, Self.longestPause)
    else { return }
    changed()
  }

  /// Returns the number of changes for the next message; `nil` if the browser has been told of all.
  func takeUntoldChangeCount() -> Int? {
    guard toldCount != changeCount else { return nil }
    toldCount = changeCount
    return changeCount
  }

  private func schedule() {
    guard isConnected, !isRejected, let session else { return }
    writer.schedule(session)
  }

  /// Returns the number of the last message that the browser may receive.
  ///
  /// It may be lower than before: what was sent while the storage failed is not durable when it works again.
  ///
  /// - Parameter last: The number of the last message.
  func sendableNumber(upTo last: Int) -> Int {
    if isDurable { durableNumber = last }
    let isHeld = writer.durability.delay == nil && !isFailing && !isRejected
    return isHeld ? min(durableNumber, last) : last
  }

  /// Returns the notice that what the browser shows is not stored, or is stored again; `nil` if it knows.
  ///
  /// - Parameters:
  ///   - last: The number of the last message that the browser was sent.
  ///   - isNewConnection: True if a former notice may not have arrived.
  func takeStorageNotice(after last: Int, isNewConnection: Bool = false) -> ServerMessage? {
    let showsUnstored = writer.durability.delay == nil && !isDurable && durableNumber < last
    let isAtRisk = isFailing || isRejected || (hasToldOfRisk && showsUnstored)
    guard isAtRisk != hasToldOfRisk || (isAtRisk && isNewConnection) else { return nil }
    hasToldOfRisk = isAtRisk
    return isAtRisk ? .notStored : .stored
  }

  /// Records the outcome of a snapshot.
  ///
  /// - Parameter number: The number of the outcome. Those of a former one that arrive late are ignored.
  func ended(
    _ snapshot: SessionSnapshot, _ outcome: SnapshotOutcome, number: Int, at now: Duration
  ) {
    if outcome == .saved {
      savedCount = max(savedCount, snapshot.changeCount)
      durableNumber = max(durableNumber, snapshot.messageNumber)
      claim = max(claim, 1)
      lastSave = now
    }
    if outcome == .rejected { isRejected = true }
    guard number > lastOutcome else { return }
    lastOutcome = number
    isFailing = outcome == .failed
  }
}
#endif
