/// The rate limiters of client addresses.
///
/// A value type without locks or clocks. Addresses whose buckets are full again are forgotten, so
/// its size is bounded by the number of addresses that have sent a request or message in the time
/// that a bucket needs to fill.
struct AddressRates {
  private let rate: Double
  private let burst: Int
  private var buckets: [String: TokenBucket] = [:]
  /// The number of addresses at which full buckets are removed.
  private var sweepCount = minimumSweepCount

  private static let minimumSweepCount = 1_024

  /// Allows `burst` requests or messages of each address at once, and `rate` of them per second.
  init(perSecond rate: Double, burst: Int) {
    self.rate = rate
    self.burst = burst
  }

  /// The number of addresses that are remembered.
  var count: Int { buckets.count }

  /// Counts a request of an address.
  ///
  /// - Returns: The time to wait if the address exceeds its rate; otherwise `nil`.
  mutating func take(for address: String, at now: Duration) -> Duration? {
    update(address, at: now) { $0.takeIfAvailable(at: now) }
  }

  /// Counts a message of an address.
  ///
  /// - Returns: The time to wait before handling it, at most an hour; zero within the rate.
  mutating func delay(for address: String, at now: Duration) -> Duration {
    update(address, at: now) { $0.take(at: now) }
  }

  private mutating func update<Result>(
    _ address: String, at now: Duration, _ body: (inout TokenBucket) -> Result
  ) -> Result {
    if buckets.count >= sweepCount { sweep(at: now) }
    return body(
      &buckets[address, default: TokenBucket(perSecond: rate, burst: burst, now: now)])
  }

  private mutating func sweep(at now: Duration) {
    buckets = buckets.filter { entry in
      var bucket = entry.value
      return !bucket.isFull(at: now)
    }
    // The cost of a sweep is spread over as many new addresses as it visits.
    sweepCount = max(Self.minimumSweepCount, buckets.count * 2)
  }
}
