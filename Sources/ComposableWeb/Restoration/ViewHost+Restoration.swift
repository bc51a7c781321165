#if Web
import ComposablePersistence
import ComposableUI
import Foundation
import Logging

extension ViewHost {
  /// Restores a session that this process does not have, for its browser.
  ///
  /// 1. Its page and its user are a part of its key. The address that its window shows is admitted like that of
  ///    a page.
  /// 2. Of several attempts at the same time, one restores it.
  /// 3. A session that has gone on elsewhere since it was here is restored again, too.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - last: The number of the last message that the browser has received.
  ///   - epoch: The epoch of the session that the browser shows.
  ///   - request: The request for the page, with the header fields of the socket, which is admitted.
  ///   - destination: The page that opened the socket, and its user.
  /// - Throws: The reason for which it can't be restored now. The browser tries again.
  func restoreSession(
    _ id: SessionID, after last: Int, epoch: Int, _ request: PageRequest,
    for destination: SocketHandshake.Destination
  ) async throws {
    guard sessions.configuration.writer != nil, content.isAddressed, last < Self.maximumMessage,
      try await !sessions.isRestored(id)
    else { return }
    if let session = sessions[id] {
      guard session.page == destination.page, session.request.userID == destination.userID,
        epoch > (await session.epoch)
      else { return }
      await session.end(nil, isStored: false)
    }
    try await sessions.restoring(id) { [self] in
      guard sessions.delayOfPage(for: request.clientGroup ?? "") == nil else {
        throw CloseReason.full
      }
      guard
        let restoration = try await restoration(
          of: id, for: request, page: destination.page, after: last)
      else { return }
      try await restore(id, restoration, request, page: destination.page)
    }
  }

  /// Restores the session that a page had before its script has loaded it again.
  ///
  /// - Parameters:
  ///   - request: The request for the page, which is admitted. Its cookie names the session.
  ///   - page: The path of the page.
  /// - Returns: What is restored; `nil` for a new session.
  func restoration(
    for request: PageRequest, page: String
  ) async -> (id: SessionID, restoration: SessionRestoration)? {
    guard sessions.configuration.writer != nil, content.isAddressed,
      let id = request.cookies[Self.restorationCookie].flatMap(SessionID.init),
      (try? await sessions.isRestored(id)) == false
    else { return nil }
    if let session = sessions[id] {
      guard session.page == page, session.request.userID == request.userID else { return nil }
      await session.handOver()
    }
    do {
      return try await restoration(of: id, for: request, page: page, after: nil).map { (id, $0) }
    } catch {
      limitedLog.log(.error, "A session could not be restored", ["error": "\(error)"])
      return nil
    }
  }

  /// The name of the cookie that names the session of a page that is loaded again. The script sets it for
  /// one request.
  private static let restorationCookie = "restored-session"

  /// Claims a session; `nil` if nothing is stored of it.
  private func restoration(
    of id: SessionID, for request: PageRequest, page: String, after last: Int?
  ) async throws -> SessionRestoration? {
    let key = SessionKey(id, page: page, userID: request.userID)
    guard let writer = sessions.configuration.writer, !sessions.isStopped,
      let claimed = try await writer.claim(key)
    else { return nil }
    guard let data = claimed.parts[StoredSession.partName],
      let stored = try? JSONDecoder().decode(StoredSession.self, from: data)
    else {
      limitedLog.log(.error, "A stored session is damaged", ["session": "\(id)"])
      return nil
    }
    let restoration = SessionRestoration(claimed: claimed, stored: stored, lastMessage: last)
    guard !restoration.isHopeless else {
      limitedLog.log(
        .critical, "A session has ended several processes, and is not restored any more",
        ["session": "\(id)"])
      writer.remove(key, claim: claimed.claim)
      return nil
    }
    return restoration
  }

  private func restore(
    _ id: SessionID, _ restoration: SessionRestoration, _ request: PageRequest, page: String
  ) async throws {
    let address = PageAddress(restoration.stored.address) ?? .root
    var pageRequest = request.visiting(address, of: page)
    let admission = sessions.beginAdmission()
    defer { sessions.end(admission) }
    switch await sessions.configuration.admission(of: &pageRequest) {
    case .admitted where pageRequest.userID == request.userID: break
    case .failed:
      confirm(restoration, of: id, for: request, page: page)
      throw CloseReason.full
    default: return confirm(restoration, of: id, for: request, page: page)
    }
    pageRequest = await sessions.configuration.prepared(pageRequest, at: address)
    guard
      let content = await content.open(page, sharesMainActor: settings.sharesMainActor)?.content
    else { return }
    do {
      _ = try await sessions.make(
        id, for: request.clientGroup ?? "", page: page, request: pageRequest, at: address,
        content: content, since: admission, restoring: restoration
      )
    } catch {
      confirm(restoration, of: id, for: request, page: page)
      if error != .ended { throw error }
    }
  }

  /// Records that a session has not ended this process, although it is not restored.
  func confirm(
    _ restoration: SessionRestoration, of id: SessionID, for request: PageRequest, page: String
  ) {
    sessions.configuration.writer?.confirm(
      SessionKey(id, page: page, userID: request.userID), claim: restoration.claimed.claim)
  }

  /// The number from which messages of browsers are not believed.
  private static let maximumMessage = 1 << 50
}
#endif
