#if Web
import ComposableUI
import Foundation
import NIOCore

/// A file that is written while it is received. Only the user of the process may read it.
///
/// It is open only while bytes are written, so files that arrive slowly take no descriptors.
struct UploadFile: Sendable {
  private let path: String
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
    path = url.path(percentEncoded: false)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unavailable(filename: name) }
    close(descriptor)
  }

  /// Appends bytes.
  ///
  /// - Throws: ``FileTransferError/unavailable(filename:)`` if they can't be written, such as on a full
  ///   disk; ``FileTransferError/interrupted`` if the file was removed, since its session has ended.
  func write(_ chunk: ByteBuffer) throws {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? FileTransferError.interrupted : FileTransferError.unavailable(filename: name)
    }
    defer { close(descriptor) }
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
