import DependenciesTestSupport
import Foundation
import Synchronization
import Testing

@testable import Dependencies

@Suite struct DependencyCacheTests {
  @Test func aValueIsMadeOncePerTest() {
    @Dependency(\.tally) var tally
    @Dependency(Tally.self) var same
    #expect(tally.next() == 0)
    #expect(same.next() == 1)
    withDependencies {
      $0.greeter.greeting = "other"
    } operation: {
      #expect(tally.next() == 2)
    }
  }

  @Test func anotherTestHasAnotherValue() {
    @Dependency(\.tally) var tally
    #expect(tally.next() == 0)
  }

  @Test func contextsHaveValuesOfTheirOwn() {
    @Dependency(\.tally) var tally
    #expect(tally.next() == 0)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(tally.next() == 0)
    }
    #expect(tally.next() == 1)
  }

  @Test(.dependencies, arguments: 1...10)
  func eachCaseHasItsOwnValuesWithTheTrait(case: Int) {
    @Dependency(\.tally) var tally
    #expect(tally.next() == 0)
  }

  @Test(.dependency(\.greeter, Greeter(greeting: "trait")), .dependencies { $0.rocket.fuel = 9 })
  func traitOverrides() {
    @Dependency(\.greeter) var greeter
    @Dependency(\.rocket) var rocket
    #expect(greeter.greeting == "trait")
    #expect(rocket.fuel == 9)
  }

  @Test func scopedCacheIsLetGoWithItsValues() {
    weak var gone: Tally?
    DependencyCache.$scoped.withValue(DependencyCache()) {
      @Dependency(\.tally) var tally
      gone = tally
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func cacheFindsEachKeyAgain() {
    final class Key {}
    let keys = (0..<1_000).map { _ in Key() }
    let cache = DependencyCache()
    let entries = keys.map { cache.entry(for: ObjectIdentifier($0), in: .live) }
    #expect(Set(entries.map(ObjectIdentifier.init)).count == keys.count)
    for (key, entry) in zip(keys, entries) {
      #expect(cache.entry(for: ObjectIdentifier(key), in: .live) === entry)
      #expect(cache.entry(for: ObjectIdentifier(key), in: .test) !== entry)
    }
  }

  @Test func concurrentReadersMakeAValueOnce() async {
    let cache = DependencyCache()
    let made = Tally()
    let boxes = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let entry = cache.entry(for: ObjectIdentifier(Tally.self), in: .live)
          let value = entry.value {
            DefaultValue(box: ValueBox(made.next()), issue: .none)
          }
          return ObjectIdentifier(value.box)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(boxes.count == 1)
    #expect(made.next() == 1)
  }

  @Test func recentCachesForgetTheOneNotUsedTheLongest() {
    var caches = RecentCaches<Int>(limit: 2)
    let one = caches.cache(of: 1)
    let two = caches.cache(of: 2)
    #expect(caches.cache(of: 1) === one)
    _ = caches.cache(of: 3)
    #expect(caches.count == 2)
    #expect(caches.cache(of: 1) === one)
    #expect(caches.cache(of: 2) !== two)
    #expect(caches.count == 2)
  }

  @Test func testsHaveCachesOfTheirOwnAndOtherThreadsShareOne() async {
    let caches = TestCaches()
    let mine = caches.current
    #expect(caches.current === mine)
    #expect(!mine.isSharedByTests)
    let elsewhere = await Task.detached { caches.current }.value
    #expect(elsewhere !== mine)
    caches.testCaseWillStart()
    #expect(caches.current === mine)
    let next = await Task.detached { caches.current }.value
    #expect(next !== elsewhere)
    #expect(!next.isSharedByTests)
  }
}
