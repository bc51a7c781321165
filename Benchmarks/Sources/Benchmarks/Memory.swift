import CPlatform
import Foundation

/// The memory of a process.
enum Memory {
  /// Bytes that are allocated and not given back; `nil` where the platform does not tell. What was given back
  /// before, and is used again, counts like any other.
  static var allocated: Int? {
    let bytes = allocated_bytes()
    return bytes < 0 ? nil : bytes
  }

  /// Bytes that a process holds in physical memory; `nil` where the platform does not tell.
  static func resident(of process: String) -> Int? {
    guard
      let statm = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(getpagesize())
  }
}
