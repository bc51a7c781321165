#if Web
import ComposableUI
import ComposableConcurrency
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOPosix

/// A file that one browser fetches.
final class Download: Sendable {
  let export: FileExport
  private let operation = CancellableOperation()
  private let onEnd: @Sendable (Result<URL, FileTransferError>) -> Void

  /// The number of bytes that are read at once.
  private static let chunkSize = 64 * 1024

  init(
    _ export: FileExport, onEnd: @escaping @Sendable (Result<URL, FileTransferError>) -> Void
  ) {
    self.export = export
    self.onEnd = onEnd
  }

  func end(_ result: Result<URL, FileTransferError>) { onEnd(result) }

  func cancel() { operation.cancel() }

  /// The response with the file; `nil` if it can't be read.
  func response() async -> Response? {
    guard let contents = await contents() else {
      end(.failure(.unavailable(filename: export.name)))
      return nil
    }
    let name = export.name
    // Ends the download also if the response is never sent.
    let completion = DownloadCompletion { [self] isComplete in
      end(isComplete ? .success(.exported(name)) : .failure(.interrupted))
    }
    let body = ResponseBody(contentLength: contents.length) { [operation] writer in
      var count = 0
      while let chunk = try await operation.run(contents.next), !operation.isCancelled {
        guard !chunk.isEmpty else { continue }
        count += chunk.count
        try await writer.write(ByteBuffer(bytes: chunk))
      }
      // The browser must not take a part for the whole: the connection is closed instead.
      guard !operation.isCancelled, contents.length ?? count == count else {
        throw FileTransferError.interrupted
      }
      try await writer.finish(nil)
      completion.end(isComplete: true)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: export.contentType.preferredMIMEType ?? "application/octet-stream",
        .contentDisposition: ContentDisposition.attachment(name),
        .xContentTypeOptions: "nosniff",
        .cacheControl: "no-store",
        .crossOriginResourcePolicy: "same-origin",
        // If a browser shows it nevertheless, no script in it runs.
        .contentSecurityPolicy: "default-src 'none'; sandbox",
      ], body: body)
  }

  private struct Contents: Sendable {
    let length: Int?
    let next: @Sendable () async throws -> Data?
  }

  private func contents() async -> Contents? {
    switch export.source {
    case .chunks(let next):
      return Contents(length: nil, next: next)
    case .data(let data):
      let rest = Lock(data[...])
      return Contents(length: data.count) {
        rest.withLock { rest in
          let chunk = rest.prefix(Self.chunkSize)
          rest = rest.dropFirst(chunk.count)
          return chunk.isEmpty ? nil : chunk
        }
      }
    case .file(let url):
      let file = try? await NIOThreadPool.singleton.runIfActive { DownloadFile(at: url) }
      guard let file = file ?? nil else { return nil }
      let rest = Lock(file.size)
      return Contents(length: file.size) {
        let count = min(Self.chunkSize, rest.withLock(\.self))
        // A file that grows is cut at the length that the response has announced.
        guard count > 0 else { return nil }
        let chunk = try await NIOThreadPool.singleton.runIfActive { file.read(count) }
        rest.withLock { $0 -= chunk.count }
        return chunk.isEmpty ? nil : chunk
      }
    }
  }
}

/// The end of a download, which it records when it is deallocated at the latest.
private final class DownloadCompletion: Sendable {
  private let hasEnded = Lock(false)
  private let onEnd: @Sendable (_ isComplete: Bool) -> Void

  init(_ onEnd: @escaping @Sendable (_ isComplete: Bool) -> Void) { self.onEnd = onEnd }

  func end(isComplete: Bool) {
    let isFirst = hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
    if isFirst { onEnd(isComplete) }
  }

  deinit { end(isComplete: false) }
}
#endif
