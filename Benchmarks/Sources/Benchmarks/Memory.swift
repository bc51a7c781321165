import Foundation

/// How much memory a process holds.
enum Memory {
  /// Bytes in physical memory; `nil` where the platform does not tell.
  static var resident: Int? { resident(of: "self") }

  /// Bytes that a process holds in physical memory; `nil` where the platform does not tell.
  static func resident(of process: String) -> Int? {
    guard
      let statm = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return pages * Int(getpagesize())
  }
}
