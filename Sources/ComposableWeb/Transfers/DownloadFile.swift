#if Web
import ComposableUI
import ComposableConcurrency
import Foundation

/// A file that is read while it is sent.
final class DownloadFile: Sendable {
  /// The number of files that are open.
  private static let openCount = Lock(0)

  private let descriptor: Int32
  /// The number of bytes when the file was opened.
  let size: Int

  /// Opens a regular file; `nil` if it can't be read, or is another kind of file.
  init?(at url: URL) {
    let isAllowed = Self.openCount.withLock { count in
      count += 1
      return count <= FileDescriptors.forDownloads
    }
    guard isAllowed else {
      (descriptor, size) = (-1, 0)
      return nil
    }
    // A pipe without a writer would block.
    descriptor = open(url.path(percentEncoded: false), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    size = Int(lseek(descriptor, 0, SEEK_END))
    // Without `stat`, whose module differs between debug and release builds.
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: url.resolvingSymlinksInPath().path(percentEncoded: false))
    guard attributes?[.type] as? FileAttributeType == .typeRegular, size >= 0,
      lseek(descriptor, 0, SEEK_SET) == 0
    else { return nil }
  }

  deinit {
    Self.openCount.withLock { $0 -= 1 }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads the next bytes.
  ///
  /// - Returns: At most `count` bytes; none at the end of the file, or if it can't be read.
  func read(_ count: Int) -> Data {
    var data = Data(count: count)
    let read = data.withUnsafeMutableBytes { bytes in
      while true {
        let read = Foundation.read(descriptor, bytes.baseAddress, bytes.count)
        if read >= 0 || errno != EINTR { return max(0, read) }
      }
    }
    return data.prefix(read)
  }
}
#endif
