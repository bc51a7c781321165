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

  /// Using, changing and saving one of many shared values, against one of few.
  static func many(_ table: inout Table) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = UserDefaults.inMemory
    await many("in memory", 100_000, &table) { count, index in
      .inMemory("\(count) \(index)")
    }
    await many("of user defaults", 100_000, &table) { count, index in
      .appStorage("\(count) \(index)", store: settings)
    }
    await many("of files", 10_000, &table) { count, index in
      .fileStorage(folder.appendingPathComponent("\(count) \(index).json"))
    }
  }

  private static func many<Key: SharedKey<Int>>(
    _ name: String, _ maximum: Int, _ table: inout Table, key: (_ count: Int, _ index: Int) -> Key
  ) async {
    let (few, many) = (10, maximum)
    let usesOfFew = await costs(of: few) { key(few, $0) }
    let usesOfMany = await costs(of: many) { key(many, $0) }
    let raw = "among \(few)"
    let suffix = "one of \(many) shared values \(name)"
    table.add("use \(suffix)", usesOfMany.use, raw: usesOfFew.use, of: raw, factor: 1.5)
    table.add("change \(suffix)", usesOfMany.change, raw: usesOfFew.change, of: raw, factor: 1.5)
    table.add("save \(suffix)", usesOfMany.save, raw: usesOfFew.save, of: raw, factor: 1.5)
  }

  /// The time of another use of a value, of a change and of a save, while a number of values are in
  /// use. The values are used at random.
  private static func costs<Key: SharedKey<Int>>(
    of count: Int, key: (Int) -> Key
  ) async -> (use: Double, change: Double, save: Double) {
    let values = (0..<count).map { Shared(wrappedValue: 0, key($0)) }
    let keys = (0..<1_000).map { _ in key(Int.random(in: 0..<count)) }
    let changed = (0..<1_000).map { _ in values[Int.random(in: 0..<count)] }
    let use = Measure.nanoseconds(1) { for key in keys { _ = Shared(wrappedValue: 0, key) } }
    let change = Measure.nanoseconds(1) { for value in changed { value.withLock { $0 &+= 1 } } }
    let save = await Measure.nanoseconds(1, samples: 5) {
      for value in changed.prefix(100) {
        value.withLock { $0 &+= 1 }
        try? await value.save()
      }
    }
    withExtendedLifetime(values) {}
    return (use / 1_000, change / 1_000, save / 100)
  }
}
