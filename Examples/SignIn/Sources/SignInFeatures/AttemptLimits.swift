import Foundation

/// The attempts to sign in that are allowed, by the address of the client and by the account.
///
/// 1. An address has 20 attempts, and one more every ten seconds, whatever the accounts.
/// 2. An account has five wrong passwords, and one more a minute, from all browsers that nobody has
///    signed in with before. Of these an address has five, and one more every five minutes: a stranger
///    leaves most of them to others, such as to the owner who has a new browser.
/// 3. A browser that its owner has signed in with has as many of its own: strangers who guess lock no
///    owner out. See https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
/// 4. It makes no difference whether an account exists.
struct AttemptLimits {
  /// The source of an attempt.
  enum Source: Hashable {
    case address(String)
    case account(String)
    case stranger(account: String, address: String)
    case device(Data)
  }

  /// Attempts that are refilled at a constant rate.
  private struct Bucket {
    var attempts: Double
    var time: Date
  }

  private var buckets: [Source: Bucket] = [:]
  /// The number of sources at which those that are full again are forgotten.
  private var sweepCount = 1_000

  private func limit(of source: Source) -> (burst: Double, perSecond: Double) {
    switch source {
    case .address: (20, 1 / 10)
    case .account, .device: (5, 1 / 60)
    case .stranger: (5, 1 / 300)
    }
  }

  /// Takes an attempt of each source. Returns false, and takes none, if one of them has none left.
  mutating func take(_ sources: [Source], at now: Date) -> Bool {
    if buckets.count >= sweepCount { sweep(at: now) }
    for source in sources where refilled(source, at: now).attempts < 1 { return false }
    for source in sources {
      var bucket = refilled(source, at: now)
      bucket.attempts -= 1
      buckets[source] = bucket
    }
    return true
  }

  /// Gives an attempt back that was no wrong password.
  mutating func giveBack(_ sources: [Source]) {
    for source in sources { buckets[source]?.attempts += 1 }
  }

  private func refilled(_ source: Source, at now: Date) -> Bucket {
    let (burst, perSecond) = limit(of: source)
    guard var bucket = buckets[source] else { return Bucket(attempts: burst, time: now) }
    let seconds = max(0, now.timeIntervalSince(bucket.time))
    bucket.attempts = min(burst, bucket.attempts + seconds * perSecond)
    bucket.time = now
    return bucket
  }

  private mutating func sweep(at now: Date) {
    let full = buckets.keys.filter { refilled($0, at: now).attempts >= limit(of: $0).burst }
    for source in full { buckets[source] = nil }
    sweepCount = max(1_000, buckets.count * 2)
  }
}
