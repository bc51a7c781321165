#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
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
    let redeemed = registry.redeem(tickets[0], path: "", userID: nil)
    let upload = try #require(redeemed)
    try registry.receive(50, of: upload)
    let hasProgress = registry.checkProgress(of: selection, minimum: 50)
    #expect(hasProgress)
    try registry.receive(49, of: upload)
    let isFastEnough = registry.checkProgress(of: selection, minimum: 50)
    #expect(!isFastEnough)
  }

  /// A page of a session and an address of its own.
  private func page(_ address: String) -> TransferPage {
    TransferPage(session: SessionID(), path: "", userID: nil, address: address)
  }

  private func begin(
    _ registry: inout UploadRegistry, _ page: TransferPage, sizes: [Int]
  ) throws -> [UploadRegistry.Upload] {
    let files = sizes.enumerated().map { SelectedFile(name: "\($0.offset)", size: $0.element) }
    let (_, tickets) = try registry.begin(
      page, files, in: URL(filePath: "/nowhere"), onEnd: { _ in })
    return tickets.compactMap { registry.redeem($0, path: "", userID: nil) }
  }

  @Test func anEmptyFileCountsAsFourKilobytes() throws {
    var limits = TransferLimits()
    limits.bytesPerAddress = 10 * 4_096
    var registry = UploadRegistry(limits: limits)
    _ = try begin(&registry, page("a"), sizes: Array(repeating: 0, count: 6))
    _ = try begin(&registry, page("b"), sizes: Array(repeating: 0, count: 10))
    _ = try begin(&registry, page("a"), sizes: Array(repeating: 0, count: 4))
    #expect(throws: FileTransferError.limitReached) {
      try begin(&registry, page("a"), sizes: [0])
    }
    for session in registry.sessionIDs { _ = registry.end(session) }
    #expect(registry.isEmpty)
  }

  @Test func theNumberOfFilesIsLimitedPerAddressAndHost() throws {
    var limits = TransferLimits()
    (limits.filesPerAddress, limits.files) = (2, 3)
    var registry = UploadRegistry(limits: limits)
    _ = try begin(&registry, page("a"), sizes: [1, 1])
    #expect(throws: FileTransferError.limitReached) { try begin(&registry, page("a"), sizes: [1]) }
    _ = try begin(&registry, page("b"), sizes: [1])
    #expect(throws: FileTransferError.limitReached) { try begin(&registry, page("c"), sizes: [1]) }
  }

  @Test func announcedBytesReserveNoSpace() throws {
    var limits = TransferLimits()
    limits.bytes = 100_000
    var registry = UploadRegistry(limits: limits)
    // All of the space of the host is announced five times.
    let uploads = try (1...5).map {
      try begin(&registry, page("\($0)"), sizes: [100_000])[0]
    }
    try registry.receive(60_000, of: uploads[0])
    try registry.receive(20_000, of: uploads[1])
    #expect(throws: FileTransferError.limitReached) { try registry.receive(9_000, of: uploads[2]) }
    _ = registry.cancel(uploads[0].selection)
    try registry.receive(60_000, of: uploads[2])
    #expect(throws: FileTransferError.limitReached) {
      try begin(&registry, page("6"), sizes: [200_000_000_000])
    }
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
    for session in registry.sessionIDs { _ = registry.end(session) }
    #expect(registry.isEmpty)
  }
}
#endif
