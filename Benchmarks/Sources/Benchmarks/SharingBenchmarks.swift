import ComposableArchitecture
import Foundation
import Sharing
import Synchronization

/// The cost of reading, observing and saving shared values.
@MainActor
enum SharingBenchmarks {
  /// Reading a value, against a lock.
  static func reading(_ table: inout Table) {
    let count = 1_000_000
    let mutex = Mutex(0)
    let shared = Shared(value: 0)
    var sum = 0
    let locking = Measure.nanoseconds(count) { sum &+= mutex.withLock { $0 } }
    let reading = Measure.nanoseconds(count) { sum &+= shared.wrappedValue }
    table.add("read a shared value", reading, raw: locking, of: "`Mutex`", factor: 2)
    withExtendedLifetime(sum) {}
  }

  /// Notifying observers, against calling them.
  static func observing(_ table: inout Table) {
    let count = 10_000
    let sum = UncheckedBox(0)
    let callbacks: [@Sendable (Int) -> Void] = (0..<count).map { _ in { sum.value &+= $0 } }
    let calling = Measure.nanoseconds(1) { for callback in callbacks { callback(1) } }
    let shared = Shared(value: 0)
    let subscriptions = (0..<count).map { _ in shared.addObserver { sum.value &+= $0 } }
    let notifying = Measure.nanoseconds(1) { shared.withLock { $0 &+= 1 } }
    table.add(
      "notify \(count) observers", notifying / Double(count), raw: calling / Double(count),
      of: "callback", factor: 1.5
    )
    withExtendedLifetime(subscriptions) {}
  }

  /// Saving changes to a file, against writing it once.
  static func saving(_ table: inout Table) async throws {
    let count = 1_000
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let key: FileStorageKey<Int> = .fileStorage(url)
    let shared = Shared(wrappedValue: 0, key)
    let once = await Measure.nanoseconds(1, samples: 5) {
      shared.withLock { $0 &+= 1 }
      try? await shared.save()
    }
    let many = await Measure.nanoseconds(1, samples: 5) {
      for _ in 0..<count { shared.withLock { $0 &+= 1 } }
      try? await shared.save()
    }
    table.add("save \(count) changes of a file", many, raw: once, of: "one change", factor: 10)
  }
}
