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

  /// Takes a token.
  ///
  /// - Returns: The time to wait before using it, at most an hour; zero if the bucket was not
  ///   empty.
  mutating func take(at now: Duration) -> Duration {
    tokens = min(burst, tokens + (now - lastRefill) / .seconds(1) * rate) - 1
    lastRefill = now
    return tokens >= 0 ? .zero : .seconds(min(-tokens / rate, 3600))
  }
}
