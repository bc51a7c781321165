#if Web
import ComposablePersistence
import ComposableUI
import Foundation
import Logging

extension ViewHost {
  /// Restores a session that this process does not have, for its browser.
  ///
  /// 1. Its page, its user and the address that its window shows are admitted like those of a page.
  /// 2. Of several attempts at the same time, one restores it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - last: The number of the last message that the browser has received.
  ///   - destination: The page that opened the socket, and its user.
  /// - Returns: The session; `nil` if nothing is stored of it.
  /// - Throws: The reason for which it can't be restored now. The browser tries again.
  func restoredSession(
    _ id: SessionID, after last: Int, for destination: SocketHandshake.Destination
  ) async throws -> Session? {
    guard content.isAddressed, last < Self.maximumMessage, let request = destination.request.take()
    else { return nil }
    return try await sessions.restoring(id) { [self] in
      guard sessions.delayOfPage(for: request.clientGroup ?? "") == nil else {
        throw CloseReason.full
      }
      guard
        let restoration = try await restoration(
          of: id, for: request, page: destination.page, after: last)
      else { return nil }
      return try await restoredSession(id, restoration, request, page: destination.page)
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
      let id = request.cookies[Self.restorationCookie].flatMap(SessionID.init)
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

  /// Claims a session; `nil` if nothing is stored of it that its browser may see.
  private func restoration(
    of id: SessionID, for request: PageRequest, page: String, after last: Int?
  ) async throws -> SessionRestoration? {
    let key = SessionKey(id.token)
    guard let writer = sessions.configuration.writer, !sessions.isStopped,
      let claimed = try await writer.claim(key)
    else { return nil }
    guard let data = claimed.parts[StoredSession.partName],
      let stored = try? JSONDecoder().decode(StoredSession.self, from: data)
    else {
      limitedLog.log(.error, "A stored session is damaged", ["session": "\(id)"])
      return nil
    }
    guard stored.page == page, stored.userID == request.userID else {
      telemetry.rejected(.forged)
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

  private func restoredSession(
    _ id: SessionID, _ restoration: SessionRestoration, _ request: PageRequest, page: String
  ) async throws -> Session? {
    let stored = restoration.stored
    let address = PageAddress(stored.address) ?? .root
    var pageRequest = request.visiting(address, of: page)
    let admission = sessions.beginAdmission()
    defer { sessions.end(admission) }
    guard case .admitted = await sessions.configuration.admission(of: &pageRequest),
      pageRequest.userID == stored.userID
    else { return nil }
    pageRequest = await sessions.configuration.prepared(pageRequest, at: address)
    guard
      let content = await content.open(page, sharesMainActor: settings.sharesMainActor)?.content
    else { return nil }
    do {
      return try await sessions.make(
        id, for: request.clientGroup ?? "", page: page, request: pageRequest, at: address,
        content: content, since: admission, restoring: restoration
      ).session
    } catch .ended {
      return nil
    } catch {
      throw error
    }
  }

  /// The number from which messages of browsers are not believed.
  private static let maximumMessage = 1 << 50
}
#endif
