#if Web
import ComposableConcurrency

/// The cookies that browsers are asked to fetch. A response can set a cookie that scripts can't
/// read, a message of a socket can't.
///
/// 1. A ticket is random and valid once.
/// 2. A cancelled wait takes its ticket back.
final class CookieTickets: Sendable {
  private struct Entry {
    let name: String
    let header: String
    let continuation: CheckedContinuation<String?, any Error>
  }

  private let entries = Lock<[String: Entry]>([:])

  /// Waits until a browser has fetched a cookie.
  ///
  /// - Parameters:
  ///   - name: The name of the cookie.
  ///   - header: The value of the header field `Set-Cookie`.
  ///   - ask: Sends a ticket to the browser.
  /// - Returns: The value that the browser has had; `nil` for none.
  func wait(
    for name: String, _ header: String, ask: @escaping @Sendable (_ ticket: String) async -> Void
  ) async throws -> String? {
    let ticket = SessionID().token
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        entries.withLock {
          $0[ticket] = Entry(name: name, header: header, continuation: continuation)
        }
        if Task.isCancelled { return cancel(ticket) }
        // Not before: a browser that is fast would find no ticket.
        Task { await ask(ticket) }
      }
    } onCancel: {
      cancel(ticket)
    }
  }

  private func cancel(_ ticket: String) {
    entries.withLock { $0.removeValue(forKey: ticket) }?
      .continuation.resume(throwing: CancellationError())
  }

  /// Returns the cookie of a ticket, and ends the wait for it; `nil` if the ticket is not valid.
  ///
  /// - Parameters:
  ///   - ticket: The ticket.
  ///   - cookies: The cookies that the browser has, by their names.
  func redeem(_ ticket: String, having cookies: [String: String]) -> String? {
    let entry = entries.withLock { $0.removeValue(forKey: ticket) }
    if let entry { entry.continuation.resume(returning: cookies[entry.name]) }
    return entry?.header
  }
}
#endif
