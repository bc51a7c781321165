#if Web
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix

/// The files that the browsers of a host send.
///
/// 1. A file is written while it is received: the size of a file has no influence on the memory that
///    it takes. While the disk is busy, nothing is read from the connection.
/// 2. A selection ends once: with all of its files, or with an error, and then without any of them.
/// 3. The files of a session are removed when it ends.
final class FileUploads: Sendable {
  let limits: TransferLimits
  private let clock: ServerClock
  private let registry: Lock<UploadRegistry>
  /// The time of the next look at the files of all sessions.
  private let nextCheck = Lock(Duration.zero)
  /// Lets removals wait for each other: one fails if another one removes the content of its folder.
  private let removals = Lock<Void>(())
  /// The folder of this host.
  let folder: URL

  init(_ limits: TransferLimits, clock: ServerClock) {
    self.limits = limits
    self.clock = clock
    registry = Lock(UploadRegistry(limits: limits))
    folder = limits.folder.appending(path: "composable-\(SessionID().token)")
  }

  /// True if nothing is received or stored.
  var isEmpty: Bool { registry.withLock(\.isEmpty) }

  /// Begins a selection of files, which are checked, if the limits allow it. See ``makeRoom(for:)``.
  ///
  /// - Parameters:
  ///   - page: The page of the session.
  ///   - files: The files.
  ///   - onEnd: Called once, unless the selection is cancelled.
  /// - Returns: The number of the selection, and the ticket of each file.
  func begin(
    _ page: TransferPage, _ files: [SelectedFile],
    onEnd: @escaping @Sendable (Result<[URL], FileTransferError>) -> Void
  ) throws(FileTransferError) -> (selection: Int, tickets: [String]) {
    let folder = folder
    let begun = try registry.withLock { (registry) throws(FileTransferError) in
      try registry.begin(page, files, in: folder, onEnd: onEnd)
    }
    watchProgress(of: begun.selection)
    return begun
  }

  /// Looks which files the application has moved away or deleted, whose space then counts no more: those
  /// of a session, and from time to time those of all.
  func makeRoom(for session: SessionID) async {
    let now = clock.now
    let checksAll = nextCheck.withLock { next in
      guard now >= next else { return false }
      next = now + limits.progressInterval
      return true
    }
    for session in checksAll ? registry.withLock(\.sessionIDs) : [session] {
      let arrived = registry.withLock { $0.arrivedFiles(of: session) }
      let moved = try? await onDisk {
        arrived.filter { !FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      }
      registry.withLock { $0.remove(moved ?? [], of: session) }
    }
  }

  /// Lets a selection fail that is too slow: one that never begins, stands still or trickles.
  private func watchProgress(of selection: Int) {
    let seconds = limits.progressInterval / .seconds(1)
    let minimum = max(1, Int(clamping: Int64(Double(limits.minimumRate) * seconds)))
    Task(executorPreference: QuiescentExecutor.current) { [weak self, clock, limits] in
      while true {
        let deadline = clock.now + limits.progressInterval
        try? await clock.sleep(until: deadline)
        guard let self, self.registry.withLock({ $0.isRunning(selection) }) else { return }
        let isFastEnough = self.registry.withLock {
          $0.checkProgress(of: selection, minimum: minimum)
        }
        if !isFastEnough { return await self.fail(selection, .timedOut) }
      }
    }
  }

  /// Uses a ticket; `nil` if it is not valid for the page.
  func redeem(_ ticket: String, path: String, userID: String?) -> UploadRegistry.Upload? {
    registry.withLock { $0.redeem(ticket, path: path, userID: userID) }
  }

  /// Receives a file.
  ///
  /// - Parameters:
  ///   - upload: The file, whose ticket was used.
  ///   - body: The body of the request.
  ///   - length: The length of the body that the request claims; `nil` if it claims none.
  /// - Throws: The reason for which the selection has ended, or ends now.
  func receive(
    _ upload: UploadRegistry.Upload, _ body: RequestBody, length: Int?
  ) async throws(FileTransferError) {
    do {
      guard length ?? upload.file.size == upload.file.size else {
        throw FileTransferError.sizeMismatch(filename: upload.file.name)
      }
      try await upload.operation.run { [self] in
        try await write(body, of: upload, hasLength: length != nil)
      }
    } catch {
      let error = error as? FileTransferError ?? .interrupted
      await fail(upload.selection, error)
      throw error
    }
    if let selection = registry.withLock({ $0.finish(upload) }) {
      selection.onEnd(.success(selection.urls))
    }
  }

  /// The number of bytes that are written at once.
  private static let chunkSize = 64 * 1024

  private func write(
    _ body: RequestBody, of upload: UploadRegistry.Upload, hasLength: Bool
  ) async throws {
    let file = try await onDisk { [folder] in try UploadFile(at: upload.url, in: folder) }
    // The session may have ended, and its folder may have been removed, before the file was created.
    guard registry.withLock({ $0.isRunning(upload.selection) }) else {
      await remove(upload.url.deletingLastPathComponent().deletingLastPathComponent())
      throw FileTransferError.interrupted
    }
    var (count, pending) = (0, ByteBuffer())
    for try await part in body {
      try Task.checkCancellation()
      count += part.readableBytes
      guard count <= upload.file.size else {
        throw FileTransferError.sizeMismatch(filename: upload.file.name)
      }
      try registry.withLock { (registry) throws(FileTransferError) in
        try registry.receive(part.readableBytes, of: upload)
      }
      pending.writeImmutableBuffer(part)
      guard pending.readableBytes >= Self.chunkSize else { continue }
      let chunk = pending
      pending = ByteBuffer()
      try await onDisk { try file.write(chunk) }
    }
    guard count == upload.file.size else {
      throw hasLength
        ? FileTransferError.interrupted
        : FileTransferError.sizeMismatch(filename: upload.file.name)
    }
    try Task.checkCancellation()
    let chunk = pending
    try await onDisk { try file.write(chunk) }
  }

  /// Cancels a selection, and removes its files.
  func cancel(_ selection: Int) async {
    guard let ended = registry.withLock({ $0.cancel(selection) }) else { return }
    ended.operation.cancel()
    await remove(ended.folder)
  }

  private func fail(_ selection: Int, _ error: FileTransferError) async {
    guard let ended = registry.withLock({ $0.cancel(selection) }) else { return }
    ended.operation.cancel()
    await remove(ended.folder)
    ended.onEnd(.failure(error))
  }

  /// Ends the selections of a session, and removes its files.
  func end(_ session: SessionID) async {
    let (ended, folders) = registry.withLock { $0.end(session) }
    for selection in ended { selection.operation.cancel() }
    for folder in folders { await remove(folder) }
  }

  /// Ends all selections, and removes all files.
  func stop() async {
    guard !registry.withLock(\.isUnused) else { return }
    for session in registry.withLock(\.sessionIDs) {
      let (ended, _) = registry.withLock { $0.end(session) }
      for selection in ended { selection.operation.cancel() }
    }
    await remove(folder)
  }

  private func remove(_ folder: URL) async {
    try? await onDisk { [self] in
      try removals.withLock { _ in try FileManager.default.removeItem(at: folder) }
    }
  }

  /// Runs a blocking function of the file system on a thread of its own.
  private func onDisk<Success: Sendable>(
    _ body: @escaping @Sendable () throws -> Success
  ) async throws -> Success {
    try await NIOThreadPool.singleton.runIfActive(body)
  }
}
#endif
