import Foundation

/// How much memory the process holds.
enum Memory {
  /// Bytes in physical memory; `nil` where the platform does not tell.
  static var resident: Int? {
    guard
      let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(getpagesize())
  }
}
