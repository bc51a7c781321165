#if Web
  /// How often something may happen: so often a second, and so often at once.
  ///
  /// The bucket holds `burst` tokens and is filled evenly. Who takes one that is not there yet is
  /// told how long to wait for it.
  /// Source: https://en.wikipedia.org/wiki/Token_bucket.
  struct TokenBucket {
    private let rate: Double
    private let burst: Double
    private var tokens: Double
    private var filled: Duration

    /// Makes a full bucket.
    init(perSecond rate: Double, burst: Int, now: Duration) {
      self.rate = max(rate, .leastNonzeroMagnitude)
      self.burst = Double(max(burst, 1))
      tokens = self.burst
      filled = now
    }

    /// Takes a token.
    ///
    /// - Returns: How long to wait before it may be used; zero where one was there.
    mutating func take(at now: Duration) -> Duration {
      tokens = min(burst, tokens + (now - filled) / .seconds(1) * rate) - 1
      filled = now
      return tokens >= 0 ? .zero : .seconds(min(-tokens / rate, 3600))
    }
  }
#endif
