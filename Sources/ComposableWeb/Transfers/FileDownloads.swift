#if Web
import ComposableUI
import ComposableConcurrency
import Foundation
import Hummingbird
import NIOCore
import NIOPosix

/// The files that the browsers of a host fetch.
///
/// 1. A file is read while it is sent, as fast as the browser reads it.
/// 2. A ticket is valid once, and for a limited time.
/// 3. A download ends once: when its last byte has left the server, or with an error.
final class FileDownloads: Sendable {
  private struct Offer {
    let page: TransferPage
    let download: Download
    /// True until the browser fetches the file.
    var isPending = true
  }

  /// The offers, and how many of them sessions and addresses have.
  private struct Offers {
    var byTicket: [String: Offer] = [:]
    private(set) var tickets: [SessionID: Set<String>] = [:]
    private var counts: [String: Int] = [:]

    /// Adds an offer if the limits allow it.
    mutating func add(_ offer: Offer, for ticket: String, _ limits: TransferLimits) -> Bool {
      let (session, address) = (offer.page.session, offer.page.address)
      guard tickets[session, default: []].count < limits.exportsPerSession,
        counts[address, default: 0] < limits.exportsPerAddress
      else { return false }
      byTicket[ticket] = offer
      tickets[session, default: []].insert(ticket)
      counts[address, default: 0] += 1
      return true
    }

    mutating func remove(_ ticket: String) -> Offer? {
      guard let offer = byTicket.removeValue(forKey: ticket) else { return nil }
      let (session, address) = (offer.page.session, offer.page.address)
      tickets[session]?.remove(ticket)
      if tickets[session]?.isEmpty == true { tickets[session] = nil }
      counts[address, default: 0] -= 1
      if counts[address] == 0 { counts[address] = nil }
      return offer
    }
  }

  private let limits: TransferLimits
  private let clock: ServerClock
  private let offers = Lock(Offers())

  init(_ limits: TransferLimits, clock: ServerClock) {
    self.limits = limits
    self.clock = clock
  }

  /// The number of files that are offered or sent.
  var count: Int { offers.withLock(\.byTicket.count) }

  /// Offers a file to a browser.
  ///
  /// - Parameters:
  ///   - export: The file.
  ///   - page: The page of the session.
  ///   - onEnd: Called once, unless the download is cancelled.
  /// - Returns: The ticket to fetch it with.
  func offer(
    _ export: FileExport, to page: TransferPage,
    onEnd: @escaping @Sendable (_ ticket: String, _ result: Result<URL, FileTransferError>) -> Void
  ) throws(FileTransferError) -> String {
    let ticket = SessionID().token
    let download = Download(export) { [weak self] result in
      guard self?.remove(ticket) != nil else { return }
      onEnd(ticket, result)
    }
    let offer = Offer(page: page, download: download)
    let isOffered = offers.withLock { $0.add(offer, for: ticket, limits) }
    guard isOffered else { throw .limitReached }
    Task(executorPreference: QuiescentExecutor.current) { [weak self, clock, limits] in
      try? await clock.sleep(until: clock.now + limits.exportStart)
      self?.expire(ticket)
    }
    return ticket
  }

  private func expire(_ ticket: String) {
    let offer = offers.withLock { $0.byTicket[ticket] }
    if let offer, offer.isPending { offer.download.end(.failure(.timedOut)) }
  }

  private func remove(_ ticket: String) -> Offer? {
    offers.withLock { $0.remove(ticket) }
  }

  /// Uses a ticket; `nil` if it is not valid for the page.
  func redeem(_ ticket: String, path: String, userID: String?) -> Download? {
    offers.withLock { offers in
      guard let offer = offers.byTicket[ticket], offer.isPending,
        offer.page.admits(path: path, userID: userID)
      else { return nil }
      offers.byTicket[ticket]?.isPending = false
      return offer.download
    }
  }

  /// Cancels a download.
  func cancel(_ ticket: String) { remove(ticket)?.download.cancel() }

  /// Cancels the downloads of a session.
  func end(_ session: SessionID) {
    let ended = offers.withLock { offers in
      offers.tickets[session, default: []].compactMap { offers.remove($0)?.download }
    }
    for download in ended { download.cancel() }
  }
}
#endif
