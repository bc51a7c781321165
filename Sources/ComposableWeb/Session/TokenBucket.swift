/// A rate limiter with a sustained rate and a maximum burst.
///
/// The bucket holds `burst` tokens and is refilled at a constant rate. Tokens can be taken in
/// advance, together with the time to wait for them.
/// Source: https://en.wikipedia.org/wiki/Token_bucket.
struct TokenBucket {
  private let rate: Double
  private let burst: Double
  private var tokens: Double
  private var lastRefill: Duration

  /// Makes a full bucket.
  init(perSecond rate: Double, burst: Int, now: Duration) {
    self.rate = max(rate, .leastNonzeroMagnitude)
    self.burst = Double(max(burst, 1))
    tokens = self.burst
    lastRefill = now
  }

  /// Takes a token if the bucket is not empty.
  ///
  /// - Returns: The time until a token is available; `nil` if one was taken.
  mutating func takeIfAvailable(at now: Duration) -> Duration? {
    refill(at: now)
    guard tokens < 1 else {
      tokens -= 1
      return nil
    }
    return .seconds(min((1 - tokens) / rate, 3600))
  }

  /// Returns true if no token is missing: the bucket is as good as a new one.
  mutating func isFull(at now: Duration) -> Bool {
    refill(at: now)
    return tokens >= burst
  }

  /// Takes a token.
  ///
  /// - Returns: The time to wait before using it, at most an hour; zero if the bucket was not
  ///   empty.
  mutating func take(at now: Duration) -> Duration {
    refill(at: now)
    tokens -= 1
    return tokens >= 0 ? .zero : .seconds(min(-tokens / rate, 3600))
  }

  private mutating func refill(at now: Duration) {
    tokens = min(burst, tokens + (now - lastRefill) / .seconds(1) * rate)
    lastRefill = now
  }
}
