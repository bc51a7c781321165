#if Web
import ComposablePersistence
import ComposableUI
import ConcurrencyExtras
import Foundation
import Logging
import Sharing

extension ViewHost {
  /// Restores a session that this process does not have, for its browser.
  ///
  /// 1. Its page and its user are a part of its key. The address that its window shows is admitted like that of
  ///    a page.
  /// 2. Of several attempts at the same time, one restores it.
  /// 3. A session that has gone on elsewhere since it was here is restored again, too.
  /// 4. A page without an answer to its events knows all of its session. It begins here as it has begun in the
  ///    process that has sent it, with the same limits as a new page, unless that one has stored it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - hello: The message of the browser.
  ///   - request: The request for the page, with the header fields of the socket, which is admitted.
  ///   - destination: The page that opened the socket, and its user.
  /// - Throws: The reason for which it can't be restored now. The browser tries again.
  func restoreSession(
    _ id: SessionID, for hello: Hello, _ request: PageRequest,
    to destination: SocketHandshake.Destination
  ) async throws {
    guard sessions.configuration.writer != nil, content.isAddressed,
      hello.last < Self.maximumMessage
    else { return }
    let failure = LockIsolated<(any Error)?>(nil)
    await sessions.exclusively(id.token) { [self] in
      let error = await restoreSession(
        id, for: hello, request, page: destination.page, userID: destination.userID)
      failure.setValue(error)
    }
    if let failure = failure.value { throw failure }
  }

  /// Restores a session, unless it is here.
  ///
  /// - Returns: The reason for which it can't be restored now.
  private func restoreSession(
    _ id: SessionID, for hello: Hello, _ request: PageRequest, page: String, userID: String?
  ) async -> (any Error)? {
    if let session = sessions[id] {
      let known = await session.epoch
      guard session.page == page, session.request.userID == userID, hello.epoch > known
      else {
        return nil
      }
      await session.end(nil, isStored: false)
    }
    guard sessions.delayOfPage(for: request.clientGroup ?? "") == nil else {
      return CloseReason.full
    }
    do {
      if let restoration = try await restoration(
        of: id, for: request, page: page, answering: hello)
      {
        try await restore(id, restoration, request, page: page)
      }
      return nil
    } catch {
      return error
    }
  }

  /// Returns the token of the session that a page had before its script has loaded it again, as its cookie
  /// says; `nil` for a new page.
  func restoredToken(for request: PageRequest) -> String? {
    guard sessions.configuration.writer != nil, content.isAddressed,
      let token = request.cookies[Self.restorationCookie], SessionID(token: token) != nil
    else { return nil }
    return token
  }

  /// Claims the session that a page had before.
  ///
  /// - Parameters:
  ///   - id: The identifier of the session.
  ///   - request: The request for the page, which is admitted.
  ///   - page: The path of the page.
  /// - Returns: What is restored; `nil` for a new session.
  func restoration(
    of id: SessionID, for request: PageRequest, page: String
  ) async -> SessionRestoration? {
    if let session = sessions[id] {
      guard session.page == page, session.request.userID == request.userID else { return nil }
      await session.handOver()
    }
    do {
      return try await restoration(of: id, for: request, page: page, answering: nil)
    } catch {
      limitedLog.log(
        .error, "A session could not be restored", ["error": "\(error.logDescription)"])
      return nil
    }
  }

  /// The name of the cookie that names the session of a page that is loaded again. The script sets it for
  /// one request.
  private static let restorationCookie = "restored-session"

  /// Claims a session; `nil` if nothing is stored of it and it has no address to begin at.
  private func restoration(
    of id: SessionID, for request: PageRequest, page: String, answering hello: Hello?
  ) async throws -> SessionRestoration? {
    let key = SessionKey(id, page: page, userID: request.userID)
    guard let writer = sessions.configuration.writer, !sessions.isStopped else { return nil }
    var claim = try await writer.claim(key)
    if claim == nil, let address = hello?.address {
      // The process that has sent the page may be alive: only one of them owns the session.
      try await writer.begin(.beginning(key, at: address, for: request.clientGroup ?? ""))
      claim = try await writer.claim(key)
    }
    guard let claimed = claim else { return nil }
    guard let stored = claimed.stored else {
      limitedLog.log(.error, "A stored session is damaged", ["session": "\(id)"])
      return nil
    }
    let restoration = SessionRestoration(claimed: claimed, stored: stored, hello: hello)
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
    else { return confirm(restoration, of: id, for: request, page: page) }
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
