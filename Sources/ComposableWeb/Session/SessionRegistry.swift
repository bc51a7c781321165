#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import Logging

/// The sessions of a host.
///
/// 1. The number of sessions never exceeds the limits.
/// 2. After ``stop()`` has been called, no session is created.
final class SessionRegistry: Sendable {
  /// The configuration of the sessions.
  let configuration: SessionConfiguration
  /// The deadlines of the sessions.
  let deadlines: SessionDeadlines<Session>
  private let admissions: Lock<SessionAdmission<Session>>
  private let pageRates: Lock<AddressRates>
  private let requestRates: Lock<AddressRates>
  private let eventRates: Lock<AddressRates>
  private let messageBudget: Lock<MessageBudget>
  private let memoryPressure = MemoryPressure()
  private let ends = Lock(EndsDuringAdmission())
  /// The tasks that restore sessions, by the sessions' tokens.
  private let restorations = Lock<[String: Task<Void, Never>]>([:])
  /// The task that ends all sessions; `nil` before ``stop()``.
  private let stopTask = Lock<Task<Void, Never>?>(nil)

  init(_ configuration: SessionConfiguration) {
    self.configuration = configuration
    let limits = configuration.limits
    deadlines = SessionDeadlines(configuration.clock)
    admissions = Lock(SessionAdmission(limits: limits))
    pageRates = Lock(AddressRates(perSecond: limits.pagesPerSecond, burst: limits.pageBurst))
    requestRates = Lock(
      AddressRates(perSecond: limits.requestsPerSecond, burst: limits.requestBurst))
    messageBudget = Lock(MessageBudget(limits))
    eventRates = Lock(
      AddressRates(
        perSecond: limits.eventsPerSecondPerAddress, burst: limits.eventBurstPerAddress))
  }

  /// The number of sessions.
  var count: Int { admissions.withLock(\.count) }

  /// True as soon as ``stop()`` has been called.
  var isStopped: Bool { admissions.withLock(\.isStopped) }

  /// The sessions.
  var members: [Session] { admissions.withLock(\.members) }

  /// Returns the session with the given identifier.
  subscript(id: SessionID) -> Session? { admissions.withLock { $0[id] } }

  /// Counts a request for a page.
  ///
  /// - Parameters:
  ///   - address: The key of the client's address.
  ///   - missingTime: The time until the address has processor time, for which the request has waited in vain.
  /// - Returns: The time to wait if the address exceeds the rate of new pages, or has no processor time;
  ///   otherwise `nil`.
  func delayOfPage(for address: String, missingTime: Duration = .zero) -> Duration? {
    guard missingTime == .zero else {
      configuration.telemetry.rejected(.rate)
      return missingTime
    }
    return delay(for: address, by: pageRates)
  }

  /// Counts a request for a socket or a file.
  ///
  /// - Parameter address: The key of the client's address.
  /// - Returns: The time to wait if the address exceeds the rate of requests; otherwise `nil`.
  func delayOfRequest(for address: String) -> Duration? {
    delay(for: address, by: requestRates)
  }

  private func delay(for address: String, by rates: borrowing Lock<AddressRates>) -> Duration? {
    let now = configuration.clock.now
    guard let delay = rates.withLock({ $0.take(for: address, at: now) }) else { return nil }
    configuration.telemetry.rejected(.rate)
    return delay
  }

  /// Counts a message of a session.
  ///
  /// - Parameter address: The key of the client's address.
  /// - Returns: The time to wait before handling it; zero if the address is within its rate.
  func delayOfEvent(for address: String) -> Duration {
    let now = configuration.clock.now
    return eventRates.withLock { $0.delay(for: address, at: now) }
  }

  /// Counts bytes of messages that browsers have not acknowledged.
  ///
  /// - Returns: False if the limits of the address or of the host do not allow them.
  func countUnacknowledgedBytes(_ change: Int, of address: String) -> Bool {
    messageBudget.withLock { $0.change(by: change, of: address) }
  }

  /// Returns true if the process has almost no memory left, and logs it.
  private func isOutOfMemory() -> Bool {
    guard memoryPressure.isHigh(at: configuration.clock.now) else { return false }
    configuration.limitedLog.log(
      .error, "The memory of the control group is almost used up: no page is served", [:])
    return true
  }

  /// Begins the admission of a page.
  func beginAdmission() -> Int { ends.withLock { $0.beginAdmission() } }

  /// Ends the admission of a page.
  func end(_ admission: Int) { ends.withLock { $0.endAdmission(admission) } }

  /// Creates and opens a session.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - address: The key of the client's address.
  ///   - page: The path of the page.
  ///   - request: The request for the page.
  ///   - pageAddress: The address of the page, relative to that of its host.
  ///   - content: The content of the session.
  ///   - admission: The number of the admission of the request; `nil` if it had none.
  ///   - restoration: What is restored; `nil` for a new session.
  /// - Returns: The session, its initial rendering, and the status of the response with it;
  ///   `nil` if no view takes the address.
  /// - Throws: The reason for which the session was rejected: ``CloseReason/ended`` if the sessions of
  ///   the request were ended during its admission.
  func make(
    _ id: SessionID = SessionID(), for address: String, page: String, request: PageRequest,
    at pageAddress: PageAddress = .root, content: SessionContent, since admission: Int? = nil,
    restoring restoration: SessionRestoration? = nil
  ) async throws(CloseReason) -> (session: Session, rendering: Rendering, status: Int?) {
    if isOutOfMemory() {
      configuration.telemetry.rejected(.full)
      await content.onEnd()
      throw .full
    }
    let session = Session(
      id: id, for: address, page: page, request: request, content: content, in: self)
    let (decision, count) = admissions.withLock { admissions in
      (admissions.admit(session, id: session.id, address: address), admissions.count)
    }
    switch decision {
    case .admitted(let replaced):
      configuration.telemetry.sessionStarted(count: count)
      // Not awaited: the replaced session may be busy.
      if let replaced {
        Task(executorPreference: QuiescentExecutor.current) { await replaced.end(.full) }
      }
      // After its registration: an end either finds the session or was recorded before.
      if let admission, isEnded(request, since: admission) {
        await session.end(nil)
        throw .ended
      }
      guard await session.open(at: pageAddress, restoring: restoration),
        let page = await session.firstPage()
      else {
        throw isStopped ? .stopped : await session.endReason ?? .ended
      }
      return (session, page.rendering, page.status)
    case .rejected(let closeReason):
      if closeReason == .full { configuration.telemetry.rejected(.full) }
      await content.onEnd()
      throw closeReason
    }
  }

  /// Runs a closure while nothing else restores the same session.
  ///
  /// - Parameter token: The token of the session.
  func exclusively(_ token: String, _ body: @escaping @Sendable () async -> Void) async {
    while let former = begin(token, body) { await former.value }
    await restorations.withLock { $0[token] }?.value
  }

  /// Starts a closure, unless another one runs for the same session.
  ///
  /// - Returns: The task of the other one.
  private func begin(
    _ token: String, _ body: @escaping @Sendable () async -> Void
  ) -> Task<Void, Never>? {
    restorations.withLock { restorations in
      if let former = restorations[token] { return former }
      restorations[token] = Task(executorPreference: QuiescentExecutor.current) {
        await body()
        self.end(token)
      }
      return nil
    }
  }

  private func end(_ token: String) { restorations.withLock { $0[token] = nil } }

  private func isEnded(_ request: PageRequest, since admission: Int) -> Bool {
    ends.withLock { $0[since: admission] }.contains { $0(request) }
  }

  /// Records that a session's browser has connected or disconnected.
  func update(_ id: SessionID, isConnected: Bool) {
    admissions.withLock { $0.update(id, isConnected: isConnected) }
  }

  /// Removes a session that has ended.
  func remove(_ session: Session, _ closeReason: CloseReason?) {
    let count = admissions.withLock { admissions in
      // Another one may go on with it.
      if admissions[session.id] === session { _ = admissions.remove(session.id) }
      return admissions.count
    }
    configuration.telemetry.sessionEnded(closeReason, count: count)
  }

  /// Ends the sessions whose requests satisfy a condition.
  func end(where isIncluded: @escaping @Sendable (PageRequest) -> Bool) async {
    ends.withLock { $0.append(isIncluded) }
    let ending = members.filter { isIncluded($0.request) }
    await withTaskGroup { group in
      for session in ending { group.addTask { await session.end(.ended) } }
    }
  }

  /// Asks about the sessions whose requests satisfy a condition again.
  func revalidate(where isIncluded: @escaping @Sendable (PageRequest) -> Bool) async {
    // Pages that are being admitted are asked about again, too.
    ends.withLock { $0.append(isIncluded) }
    let sessions = members.filter { isIncluded($0.request) }
    await withTaskGroup(of: Void.self) { group in
      for (index, session) in sessions.enumerated() {
        if index >= Self.concurrentRevalidations { await group.next() }
        group.addTask { await session.revalidate() }
      }
    }
  }

  /// The number of sessions that are asked about at once: each may ask a database.
  private static let concurrentRevalidations = 16

  /// Rejects new sessions, and ends all sessions one after another.
  func stop() async {
    let task = stopTask.withLock { task in
      if let task { return task }
      let sessions = admissions.withLock { $0.stop() }
      let stop = Task(executorPreference: QuiescentExecutor.current) { await self.drain(sessions) }
      task = stop
      return stop
    }
    await task.value
  }

  /// Ends sessions within ``SessionLimits/drain``.
  private func drain(_ sessions: [Session]) async {
    let clock = configuration.clock
    let interval = min(
      configuration.limits.drain / max(1, sessions.count), Self.maximumDrainInterval)
    await withTaskGroup { group in
      var next = clock.now
      for session in sessions {
        if next > clock.now { try? await clock.sleep(until: next) }
        group.addTask { await session.handOver() }
        next += interval
      }
    }
  }

  /// The time between the ends of two sessions, if they are few.
  private static let maximumDrainInterval = Duration.milliseconds(2)
}
#endif
