import ComposableConcurrency
import Dependencies
import Foundation
import Testing

@Suite struct DateGeneratorTests {
  private let moment = Date(timeIntervalSince1970: 1_234_567_890)

  @Test func aConstantDateNeverChanges() {
    withDependencies {
      $0.date = .constant(moment)
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect(date() == moment)
      #expect(date.now == moment)
      #expect(now == moment)
    }
  }

  @Test func settingNowOverridesTheDate() {
    withDependencies {
      $0.date.now = moment
    } operation: {
      @Dependency(\.date) var date
      #expect(date() == moment)
    }
  }

  @Test func callingADateGeneratorReturnsNow() {
    let generator = DateGenerator { Date(timeIntervalSince1970: 1) }
    #expect(generator() == generator.now)
  }

  @Test func aDateWithoutAnOverrideFailsAtItsDeclaration() {
    let line: Int = #line + 1
    @Dependency(\.date) var date
    withKnownIssue {
      _ = date()
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains("withDependencies { $0.date = … }")
    }
  }

  @Test func datesWithoutAnOverrideAreReportedOnce() {
    @Dependency(\.date) var date
    let reports = Lock(0)
    withKnownIssue {
      for _ in 0..<10 { _ = date() }
    } matching: { _ in
      reports.withLock { $0 += 1 }
      return true
    }
    #expect(reports.withLock { $0 } == 1)
  }

  @Test func theLiveDateAdvances() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date) var date
      let before = Date()
      #expect(date() >= before)
    }
  }
}

@Suite struct UUIDGeneratorTests {
  @Test func incrementingCountsUpFromZero() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      @Dependency(\.uuid) var same
      #expect(uuid() == UUID(0))
      #expect(same() == UUID(1))
      #expect(uuid() == UUID(2))
    }
    #expect(UUIDGenerator.incrementing() == UUID(0))
  }

  @Test func aConstantUUIDNeverChanges() {
    let generator = UUIDGenerator.constant(UUID(42))
    #expect(generator() == UUID(42))
    #expect(generator() == UUID(42))
  }

  @Test(arguments: [
    (0, "00000000-0000-0000-0000-000000000000"),
    (1, "00000000-0000-0000-0000-000000000001"),
    (0xDEAD_BEEF, "00000000-0000-0000-0000-0000DEADBEEF"),
    (-1, "00000000-0000-0000-FFFF-FFFFFFFFFFFF"),
  ])
  func aUUIDEndsInItsNumber(number: Int, text: String) {
    #expect(UUID(number).uuidString == text)
  }

  @Test func aUUIDWithoutAnOverrideFailsAtItsDeclaration() {
    let line: Int = #line + 1
    @Dependency(\.uuid) var uuid
    withKnownIssue {
      _ = uuid()
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains(#"@Dependency(\.uuid)"#)
    }
  }

  @Test func liveUUIDsDiffer() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() != uuid())
    }
  }
}

@Suite struct WithRandomNumberGeneratorTests {
  struct Counting: RandomNumberGenerator, Sendable {
    var state: UInt64 = 0
    mutating func next() -> UInt64 {
      state += 1
      return state
    }
  }

  @Test func nestedCallsShareOneGenerator() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      let numbers = withRandomNumberGenerator { outer in
        [outer.next(), withRandomNumberGenerator { $0.next() }, outer.next()]
      }
      #expect(numbers == [1, 2, 3])
    }
  }

  @Test func randomNumbersWithoutAnOverrideFailAtTheDeclaration() {
    let line: Int = #line + 1
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    withKnownIssue {
      _ = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  @Test func theLiveGeneratorProducesNumbers() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect((1...6).contains(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
    }
  }
}
