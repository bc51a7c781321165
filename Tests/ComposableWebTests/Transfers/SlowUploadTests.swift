#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import ConcurrencyExtras
import Foundation
import Testing

@testable import ComposableWeb

/// Selections that never begin, stand still or trickle, on a clock that the test advances.
@Suite struct SlowUploadTests {
  private let page = TransferPage(session: SessionID(), path: "", userID: nil, address: "1.2.3.4")

  @Test func aSelectionWithoutProgressFails() async throws {
    let clock = TestClock<Duration>()
    let executor = QuiescentExecutor()
    try await QuiescentExecutor.$current.withValue(executor) {
      try await Task(executorPreference: executor) { [page] in
        let uploads = FileUploads(TransferLimits(), clock: ServerClock(clock))
        let (results, continuation) = AsyncStream<Result<[URL], FileTransferError>>.makeStream()
        let failure = Lock<FileTransferError?>(nil)
        _ = try uploads.begin(page, [SelectedFile(name: "a", size: 1)]) { result in
          if case .failure(let error) = result { failure.withLock { $0 = error } }
          continuation.yield(result)
        }
        await clock.advance(by: .seconds(29))
        #expect(failure.withLock { $0 } == nil)
        await clock.advance(by: .seconds(1))
        // Its files are removed first, on a thread that the clock doesn't know.
        for await _ in results { break }
        #expect(failure.withLock { $0 } == .timedOut)
        #expect(uploads.isEmpty)
      }.value
    }
  }

  @Test func progressIsMeasuredInEachInterval() throws {
    var registry = UploadRegistry(limits: TransferLimits())
    let (selection, tickets) = try registry.begin(
      page, [SelectedFile(name: "a", size: 100)], in: URL(filePath: "/nowhere"), onEnd: { _ in })
    #expect(registry.redeem(tickets[0], path: "", userID: nil) != nil)
    registry.receive(50, of: selection)
    let hasProgress = registry.checkProgress(of: selection, minimum: 50)
    #expect(hasProgress)
    registry.receive(49, of: selection)
    let isFastEnough = registry.checkProgress(of: selection, minimum: 50)
    #expect(!isFastEnough)
  }

  @Test func selectionsAreLimitedPerSessionAndAddress() throws {
    var limits = TransferLimits()
    limits.selectionsPerSession = 1
    limits.selectionsPerAddress = 2
    var registry = UploadRegistry(limits: limits)
    func page(_ address: String = "a") -> TransferPage {
      TransferPage(session: SessionID(), path: "", userID: nil, address: address)
    }
    func begin(_ page: TransferPage) -> Int? {
      try? registry.begin(
        page, [SelectedFile(name: "a", size: 1)], in: URL(filePath: "/nowhere"), onEnd: { _ in }
      ).selection
    }
    let first = page()
    let selection = try #require(begin(first))
    #expect(begin(first) == nil)
    #expect(begin(page()) != nil)
    #expect(begin(page()) == nil)
    #expect(begin(page("b")) != nil)
    _ = registry.cancel(selection)
    #expect(begin(first) != nil)
    _ = registry.end { _ in true }
    #expect(registry.isEmpty)
  }
}
#endif
