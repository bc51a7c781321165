import ConcurrencyExtras
import Dependencies
import IdentifiedCollections
import Observation
import Testing

@testable import Sharing

@Suite struct SharedTests {
  @Test func copiesHaveOneValue() {
    let shared = Shared(value: 1)
    let copy = shared
    copy.withLock { $0 = 2 }
    #expect(shared.wrappedValue == 2)
    #expect(shared == copy)
  }

  @Test func propertiesWithEqualKeysHaveOneValue() {
    @Shared(.inMemory("count")) var first = 1
    @Shared(.inMemory("count")) var second = 5
    @Shared(.inMemory("other")) var other = 7
    #expect(second == 1)
    $second.withLock { $0 += 1 }
    #expect(first == 2)
    #expect(other == 7)
  }

  @Test func anInMemoryValueOutlivesItsProperties() {
    do {
      @Shared(.inMemory("count")) var count = 1
      $count.withLock { $0 = 9 }
    }
    @Shared(.inMemory("count")) var count = 1
    #expect(count == 9)
  }

  @Test(.serialized, arguments: 0..<2) func aNewStorageHasTheInitialValues(_: Int) {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      @Shared(.inMemory("isolated")) var count = 0
      #expect(count == 0)
      $count.withLock { $0 = 1 }
    }
  }

  @Test func aChangeReturnsTheResultAndKeepsWhatAnErrorInterrupts() {
    struct Stop: Error {}
    @Shared(value: [1, 2]) var numbers
    #expect($numbers.withLock { $0.removeLast() } == 2)
    #expect(throws: Stop.self) {
      try $numbers.withLock {
        $0.append(3)
        throw Stop()
      }
    }
    #expect(numbers == [1, 3])
  }

  @Test func aReadInAChangeReturnsTheValueBefore() {
    @Shared(value: 1) var count
    $count.withLock {
      $0 = 2
      #expect(count == 1)
    }
    #expect(count == 2)
  }

  @Test func anAssignedProjectionSharesAnotherValue() {
    struct State { @Shared var count: Int }
    var state = State(count: Shared(value: 1))
    let copy = state
    state.$count = Shared(value: 2)
    #expect(state.count == 2)
    #expect(copy.count == 1)
  }

  @Test func concurrentChangesAreNotLost() async {
    let shared = Shared(value: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { shared.withLock { $0 += 1 } } }
      }
    }
    #expect(shared.wrappedValue == 4000)
  }

  @Test func aReadDuringChangesIsNeverTorn() async {
    let shared = Shared(value: (0..<8).map { _ in 0 })
    await withTaskGroup { group in
      group.addTask {
        for number in 1...500 { shared.withLock { for index in 0..<8 { $0[index] = number } } }
      }
      group.addTask {
        for _ in 0..<500 { #expect(Set(shared.wrappedValue).count == 1) }
      }
    }
  }

  @Test func aKeyWithADefaultNeedsNoInitialValue() {
    @Shared(.sample) var sample
    #expect(sample == 42)
    @Shared(.sample) var other = 1
    #expect(other == 42)
    @SharedReader(.sample) var reader
    $sample.withLock { $0 = 43 }
    #expect(reader == 43)
  }

  @Test func anOptionalValueIsNilByDefault() {
    @Shared(.inMemory("optional")) var name: String?
    #expect(name == nil)
    $name.withLock { $0 = "Blob" }
    @SharedReader(.inMemory("optional")) var reader: String?
    #expect(reader == "Blob")
  }

  @Test func aRequiredValueThatIsMissingIsAnError() async throws {
    await #expect(throws: MissingSharedValue.self) {
      _ = try await Shared<Int>(require: .inMemory("required"))
    }
    @Shared(.inMemory("required")) var count = 3
    let required = try await Shared<Int>(require: .inMemory("required"))
    required.withLock { $0 += 1 }
    #expect(count == 4)
  }

  @Test func loadingAnotherKeyAppliesToAllCopies() async throws {
    @Shared(.inMemory("a")) var first = 1
    @Shared(.inMemory("b")) var second = 2
    let shared = Shared(wrappedValue: 0, .inMemory("a"))
    let copy = shared
    try await shared.load(.inMemory("b"))
    #expect(copy.wrappedValue == 2)
    #expect(first == 1 && second == 2)
  }

  @Test func observersFollowTheKeyThatIsLoaded() async throws {
    @Shared(.inMemory("b")) var second = 2
    let shared = Shared(wrappedValue: 1, .inMemory("a"))
    let part = shared[dynamicMember: \.magnitude]
    let values = LockIsolated<[Int]>([])
    let subscription = shared.addObserver { value in values.withValue { $0.append(value) } }
    let cancelled = shared.addObserver { _ in }
    cancelled.cancel()
    try await shared.load(.inMemory("b"))
    $second.withLock { $0 = 3 }
    #expect(values.value == [1, 2, 3])
    #expect(part.wrappedValue == 3)
    subscription.cancel()
    $second.withLock { $0 = 4 }
    #expect(values.value == [1, 2, 3])
  }

  @Test func aReaderFollowsItsSharedValueAndDoesNotChangeItsKey() async throws {
    @Shared(.inMemory("b")) var second = 2
    @Shared(.inMemory("c")) var third = 3
    let shared = Shared(wrappedValue: 1, .inMemory("a"))
    let reader = SharedReader(shared)
    try await shared.load(.inMemory("b"))
    #expect(reader.wrappedValue == 2)
    #expect(reader == SharedReader(shared))
    try await reader.load(.inMemory("c"))
    #expect(reader.wrappedValue == 3)
    #expect(shared.wrappedValue == 2)
  }

  @Test func aChangeOfAValueInItsOwnChangeIsReported() {
    struct Profile: Sendable { var name = "" }
    let profile = Shared(value: Profile())
    withKnownIssue {
      profile.withLock { _ in profile.name.withLock { $0 = "Blob" } }
    } matching: {
      $0.comments.first?.rawValue.contains("in the closure of its own 'withLock'") == true
    }
    #expect(profile.name.wrappedValue == "")
    profile.name.withLock { $0 = "Blob" }
    #expect(profile.name.wrappedValue == "Blob")
  }

  /// The reference is created anew each time, and the former ones leave nothing.
  @Test func aKeyThatIsUsedAgainAndAgainIsStoredOnce() {
    let references = SharedReferences()
    for _ in 0..<1_000 {
      _ = references.reference(for: InMemoryKey<Int>.inMemory("again")) { 0 }
    }
    #expect(references.entryCount == 1)
  }

  @Test func observersAreNotifiedOnceOfTheChangesInAScope() {
    let values = (0..<100).map { Shared(value: $0) }
    let changes = LockIsolated(0)
    let subscriptions = values.map { $0.addObserver { _ in changes.withValue { $0 += 1 } } }
    ChangeScope.withoutObservation {
      for _ in 0..<3 { for value in values { value.withLock { $0 += 1 } } }
    }
    #expect(changes.value == 200)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func loadingAnotherKeyNotifiesObservers() async throws {
    @Shared(.inMemory("b")) var second = 2
    let shared = Shared(wrappedValue: 1, .inMemory("a"))
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = shared.wrappedValue
    } onChange: {
      isNotified.setValue(true)
    }
    try await shared.load(.inMemory("b"))
    #expect(isNotified.value)
  }
}

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var sample: Self { Self[.inMemory("sample"), default: 42] }
}
