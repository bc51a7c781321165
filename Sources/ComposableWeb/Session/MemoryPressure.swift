import ComposableConcurrency
import Foundation

/// The memory that the control group of the process may use, if it is limited.
///
/// A process above its limit is killed with all of its sessions. So no session is added to one that is
/// close to it.
///
/// The files are those of https://docs.kernel.org/admin-guide/cgroup-v2.html#memory-interface-files
final class MemoryPressure: Sendable {
  private struct State {
    var isHigh = false
    var nextCheck = Duration.zero
  }

  /// The part of the limit above which no session is added.
  private static let threshold = 0.9
  private static let interval = Duration.seconds(1)

  private let folder: String
  private let state = Lock(State())

  /// - Parameter folder: The folder of the control group; by default that of the process.
  init(folder: String? = nil) {
    self.folder = folder ?? Self.folder()
  }

  /// Returns true if the memory is almost used up. It is looked at once a second at most.
  func isHigh(at now: Duration) -> Bool {
    state.withLock { state in
      guard now >= state.nextCheck else { return state.isHigh }
      state.nextCheck = now + Self.interval
      state.isHigh = isHigh
      return state.isHigh
    }
  }

  private var isHigh: Bool {
    guard let limit = number("memory.max"), let current = number("memory.current") else {
      return false
    }
    // The kernel takes the cache of files back before it kills.
    let cache = ["inactive_file", "active_file", "slab_reclaimable"].compactMap(statistic)
    return current - cache.reduce(0, +) > limit * Self.threshold
  }

  private func text(_ file: String) -> String? {
    try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
  }

  private func number(_ file: String) -> Double? {
    text(file).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private func statistic(_ name: String) -> Double? {
    text("memory.stat")?.split(separator: "\n").first { $0.hasPrefix(name + " ") }
      .flatMap { Double($0.dropFirst(name.utf8.count + 1)) }
  }

  private static func folder() -> String {
    let groups = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)
    let group = groups?.split(separator: "\n").first { $0.hasPrefix("0::") }?.dropFirst(3)
    return "/sys/fs/cgroup" + (group ?? "")
  }
}
