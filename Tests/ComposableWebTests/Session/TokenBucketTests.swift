import Testing

@testable import ComposableWeb

@Suite struct TokenBucketTests {
  @Test func aFullBucketAllowsABurst() {
    var bucket = TokenBucket(perSecond: 10, burst: 3, now: .zero)
    #expect((0..<3).map { _ in bucket.take(at: .zero) } == [.zero, .zero, .zero])
    #expect(bucket.take(at: .zero) == .milliseconds(100))
    #expect(bucket.take(at: .zero) == .milliseconds(200))
  }

  @Test func tokensAreRefilledEvenly() {
    var bucket = TokenBucket(perSecond: 10, burst: 1, now: .zero)
    #expect(bucket.take(at: .zero) == .zero)
    #expect(bucket.take(at: .milliseconds(50)) == .milliseconds(50))
    #expect(bucket.take(at: .milliseconds(200)) == .zero)
    #expect(bucket.take(at: .seconds(1_000)) == .zero)
    #expect(bucket.take(at: .seconds(1_000)) == .milliseconds(100))
  }

  @Test func invalidLimitsDoNotTrap() {
    var bucket = TokenBucket(perSecond: 0, burst: -1, now: .zero)
    #expect(bucket.take(at: .zero) == .zero)
    #expect(bucket.take(at: .zero) == .seconds(3600))
    var fast = TokenBucket(perSecond: .infinity, burst: .max, now: .zero)
    #expect(fast.take(at: .seconds(1)) == .zero)
  }
}
