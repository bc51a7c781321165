#if Web
import ComposableUI
import Foundation
import NIOCore

/// A file that is written while it is received. Only the user of the process may read it.
final class UploadFile: Sendable {
  private let descriptor: Int32
  private let name: String

  /// Creates a file and the folders around it.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - root: The folder around all files, which nobody else may enter.
  /// - Throws: ``FileTransferError/unavailable(filename:)`` if it can't be created, or exists.
  init(at url: URL, in root: URL) throws(FileTransferError) {
    name = url.lastPathComponent
    do {
      for folder in [root, url.deletingLastPathComponent()] {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
    } catch {
      throw .unavailable(filename: name)
    }
    descriptor = open(
      url.path(percentEncoded: false), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unavailable(filename: name) }
  }

  deinit { close(descriptor) }

  /// Appends bytes.
  ///
  /// - Throws: ``FileTransferError/unavailable(filename:)`` if they can't be written, such as on a full
  ///   disk.
  func write(_ chunk: ByteBuffer) throws {
    try chunk.withUnsafeReadableBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { throw FileTransferError.unavailable(filename: name) }
        rest = rest.dropFirst(count)
      }
    }
  }
}
#endif
