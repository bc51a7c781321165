import DependenciesTestSupport
import Foundation
import Synchronization
import Testing

@testable import Dependencies

@Suite struct DependencyCacheTests {
  @Test func aValueIsCreatedOncePerTest() {
    @Dependency(\.counter) var counter
    @Dependency(Counter.self) var same
    #expect(counter.next() == 0)
    #expect(same.next() == 1)
    withDependencies {
      $0.greeter.greeting = "other"
    } operation: {
      #expect(counter.next() == 2)
    }
  }

  @Test func eachContextHasItsOwnValue() {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 0)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(counter.next() == 0)
    }
    #expect(counter.next() == 1)
  }

  @Test(.dependencies, arguments: 1...10)
  func theTraitGivesEachCaseItsOwnValues(case: Int) {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 0)
  }

  @Test(.dependency(\.greeter, Greeter(greeting: "trait")), .dependencies { $0.liveOnly.value = 9 })
  func aTraitOverridesADependency() {
    @Dependency(\.greeter) var greeter
    @Dependency(\.liveOnly) var liveOnly
    #expect(greeter.greeting == "trait")
    #expect(liveOnly.value == 9)
  }

  @Test(.dependency(Greeter(greeting: "by type")))
  func aTraitOverridesTheDependencyOfAType() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "by type")
  }

  @Test(.dependency(\.counter, Counter()), arguments: 1...10)
  func theValueOfATraitIsCreatedForEachCase(case: Int) {
    @Dependency(\.counter) var counter
    #expect(counter.next() == 0)
  }

  @Test func aScopedCacheIsReleasedWithItsValues() {
    weak var weakCounter: Counter?
    DependencyCache.$scoped.withValue(DependencyCache()) {
      @Dependency(\.counter) var counter
      weakCounter = counter
      #expect(weakCounter != nil)
    }
    #expect(weakCounter == nil)
  }

  @Test func theCacheReturnsTheEntryOfEachKey() {
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

  @Test func concurrentReadersCreateAValueOnce() async {
    let cache = DependencyCache()
    let creations = Counter()
    let boxes = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let entry = cache.entry(for: ObjectIdentifier(Counter.self), in: .live)
          let value = entry.value {
            DefaultValue(box: ValueBox(creations.next()), issue: .none)
          }
          return ObjectIdentifier(value.box)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(boxes.count == 1)
    #expect(creations.next() == 1)
  }

  @Test func recentCachesEvictTheLeastRecentlyUsedOne() {
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

  @Test func testsHaveTheirOwnCachesAndOtherThreadsShareOne() async {
    let caches = TestCaches()
    let own = caches.current
    #expect(caches.current === own)
    #expect(!own.isSharedByTests)
    let detached = await Task.detached { caches.current }.value
    #expect(detached !== own)
    caches.testCaseWillStart()
    #expect(caches.current === own)
    let next = await Task.detached { caches.current }.value
    #expect(next !== detached)
    #expect(!next.isSharedByTests)
  }
}
