#if Web
import ComposableCore
import ComposableConcurrency
import Foundation
import Testing

@testable import ComposableUI
@testable import ComposableWeb

/// Files that browsers are asked to fetch, on a clock that the test advances.
@Suite struct OfferedDownloadTests {
  private let page = TransferPage(session: SessionID(), path: "", userID: nil, address: "1.2.3.4")
  private let export = FileExport(
    name: "a.txt", contentType: .plainText, source: .data(Data("hello".utf8)))

  /// The results of exports, by the order of their ends.
  private final class Results: Sendable {
    let all = Lock<[Result<URL, FileTransferError>]>([])

    var failures: [FileTransferError] {
      all.withLock(\.self).compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }
  }

  private func withDownloads(
    _ limits: TransferLimits = TransferLimits(),
    _ body: @escaping @Sendable (FileDownloads, TestClock<Duration>, Results) async throws -> Void
  ) async throws {
    let clock = TestClock<Duration>()
    let executor = QuiescentExecutor()
    try await QuiescentExecutor.$current.withValue(executor) {
      try await Task(executorPreference: executor) {
        try await body(FileDownloads(limits, clock: ServerClock(clock)), clock, Results())
      }.value
    }
  }

  @Test func anExportThatIsNotFetchedFails() async throws {
    try await withDownloads { [page, export] downloads, clock, results in
      let ticket = try downloads.offer(export, to: page) { _, result in
        results.all.withLock { $0.append(result) }
      }
      await clock.advance(by: .seconds(59))
      #expect(downloads.count == 1)
      await clock.advance(by: .seconds(1))
      #expect(results.failures == [.timedOut])
      // Nothing of it is kept, and its ticket is not valid any more.
      #expect(downloads.count == 0)
      #expect(downloads.redeem(ticket, path: "", userID: nil) == nil)
    }
  }

  @Test func anExportThatIsFetchedInTimeDoesNotFail() async throws {
    try await withDownloads { [page, export] downloads, clock, results in
      let ticket = try downloads.offer(export, to: page) { _, result in
        results.all.withLock { $0.append(result) }
      }
      let download = try #require(downloads.redeem(ticket, path: "", userID: nil))
      await clock.advance(by: .seconds(3600))
      #expect(results.failures.isEmpty)
      #expect(downloads.count == 1)
      download.end(.success(URL(filePath: "/a.txt")))
      download.end(.failure(.interrupted))
      #expect(results.all.withLock(\.count) == 1)
      #expect(downloads.count == 0)
    }
  }

  @Test func exportsThatWaitAreLimitedPerSessionAndAddress() async throws {
    var limits = TransferLimits()
    limits.exportsPerSession = 2
    limits.exportsPerAddress = 3
    try await withDownloads(limits) { [page, export] downloads, _, _ in
      func offer(to page: TransferPage) throws(FileTransferError) -> String {
        try downloads.offer(export, to: page) { _, _ in }
      }
      let first = try offer(to: page)
      _ = try offer(to: page)
      #expect(throws: FileTransferError.limitReached) { _ = try offer(to: page) }
      // Another session has its own.
      func other(_ address: String) -> TransferPage {
        TransferPage(session: SessionID(), path: "", userID: nil, address: address)
      }
      _ = try offer(to: other(page.address))
      #expect(throws: FileTransferError.limitReached) { _ = try offer(to: other(page.address)) }
      _ = try offer(to: other("another"))
      downloads.cancel(first)
      _ = try offer(to: page)
      downloads.end(page.session)
      #expect(downloads.count == 2)
      _ = try offer(to: other(page.address))
    }
  }
}
#endif
