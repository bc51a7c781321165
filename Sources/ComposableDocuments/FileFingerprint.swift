import ComposableUI
import Foundation

/// The identity, modification time and size of a file. A difference reveals a change without
/// reading the file.
struct FileFingerprint: Equatable, Sendable {
  private let device: UInt64
  private let node: UInt64
  private let seconds: Int
  private let nanoseconds: Int
  let size: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    #endif
  }
}
