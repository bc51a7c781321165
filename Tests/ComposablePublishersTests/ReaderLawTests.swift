import ComposablePublishers
import Foundation
import Testing

@testable import ComposableCore
@testable import ComposableTestSupport

/// The law of readers: each of them has the last value that other threads have set.
@MainActor
@Suite struct ReaderLawTests {
  /// The readers of a value.
  private enum Reader: CaseIterable {
    case observation, member, publisher, tracking
  }

  private struct Total: Equatable, Sendable {
    var count = 0
  }

  @Test(.timeLimit(.minutes(5)), arguments: SeedRange.laws)
  func everyReaderSeesTheLastChangeOfOtherThreads(runs: SeedRange) async {
    for seed in runs.seeds where runs.seeds.count == 1 || seed.isMultiple(of: 4) {
      let (readers, last) = AsyncStream<Reader>.makeStream()
      let value = Shared(value: Total())
      let (threads, changes) = (1 + Int(seed / 4 % 3), 1 + Int(seed / 12 % 20))
      func read(_ count: Int, by reader: Reader) {
        if count == threads * changes { last.yield(reader) }
      }
      let observation = observe { read(value.wrappedValue.count, by: .observation) }
      let member = value.count
      let observationOfMember = observe { read(member.wrappedValue, by: .member) }
      let subscription = value.publisher.sink { [count = threads * changes] in
        if $0.count == count { last.yield(.publisher) }
      }
      track(value) { read($0, by: .tracking) }
      for _ in 0..<threads {
        Thread {
          for _ in 0..<changes { value.withLock { $0.count += 1 } }
        }
        .start()
      }
      var missing = Set(Reader.allCases)
      for await reader in readers {
        missing.remove(reader)
        if missing.isEmpty { break }
      }
      observation.cancel()
      observationOfMember.cancel()
      subscription.cancel()
    }
  }

  /// Reads a value, and again after each change.
  private func track(_ value: Shared<Total>, read: @escaping @MainActor (Int) -> Void) {
    let count = withPerceptionTracking {
      value.wrappedValue.count
    } onChange: {
      Task { @MainActor in track(value, read: read) }
    }
    read(count)
  }
}
