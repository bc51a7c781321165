/// The processor time that each client address may take while others wait.
///
/// A value type without locks or clocks. An address that has used up its time waits until it is refilled,
/// but only while another address is active, too: alone, it takes nothing from anybody. While an event loop
/// runs late, all addresses have less time, so those that take most wait first.
struct ProcessorBudgets {
  /// The time that an address has used.
  private struct Usage {
    /// The time that was used, less the time that was refilled since.
    var used = Duration.zero
    /// The time that is reserved for what waits.
    var reserved = Duration.zero
    /// The moving average of what is charged at once; `nil` before the first charge.
    var average: Duration?
    /// The time of the refill as of which the used time is.
    var last: Duration
  }

  /// The time in which an address counts as active after a request or a message.
  private static let activity = Duration.seconds(2)
  /// The maximum time beyond the burst that is charged at once: one long event does not lock an address out.
  private static let maximumDebt = Duration.seconds(1)
  /// The maximum delay. It bounds what an address owes, too.
  static let maximumDelay = Duration.seconds(30)
  /// The number of addresses at which idle ones are forgotten.
  private static let sweepCount = 1_024
  /// The delay of what is due on an event loop from which on the loop is late.
  private static let lateness = Duration.milliseconds(50)
  /// The least part of its time that an address keeps, however late event loops are.
  private static let minimumPart = 1.0 / 16

  private let perSecond: Double
  private let burst: Duration
  private var usages: [String: Usage] = [:]
  private var nextSweepCount = Self.sweepCount
  /// The address of the latest request or message, and the time of the latest one of another address.
  private var latest: (address: String, time: Duration)?
  private var latestOfOthers: Duration?
  /// The parts of their time that addresses have because of an event loop that was late.
  private var parts: [ObjectIdentifier: Double] = [:]
  /// The smallest part.
  private var part = 1.0
  /// The time by which budgets are refilled, as of a time of the clock. It passes more slowly while an event
  /// loop is late.
  private var refill = (time: Duration.zero, clock: Duration.zero)

  /// - Parameters:
  ///   - perSecond: The part of a processor's time that an address may take for long.
  ///   - burst: The time that it may take at once.
  init(perSecond: Double, burst: Duration) {
    self.perSecond = perSecond.isFinite ? min(max(perSecond, 0.001), 1_000) : 1_000
    self.burst = burst
  }

  /// Charges processor time to an address.
  mutating func charge(_ time: Duration, to address: String, at now: Duration) {
    if usages.count >= nextSweepCount { sweep(at: now) }
    var usage = refilled(address, at: now)
    usage.average = usage.average.map { $0 + (time - $0) / 8 } ?? time
    let charged = min(time, burst + Self.maximumDebt)
    usage.used = min(usage.used + charged, burst + Self.maximumDelay * perSecond)
    usages[address] = usage
  }

  /// Reserves the time of a request, a message or an update of an address: as much as others have taken.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - isOfUser: True for a request or a message: then the address is active.
  ///   - now: The time.
  /// - Returns: The time to wait, and what is reserved until ``release(_:of:)``. Both are zero if the address
  ///   has time left, or is the only one that is active.
  mutating func reserve(
    for address: String, isOfUser: Bool = true, at now: Duration
  ) -> (delay: Duration, reserved: Duration) {
    let areOthersActive = areOthersActive(besides: address, at: now)
    if isOfUser {
      if let latest, latest.address != address { latestOfOthers = latest.time }
      latest = (address, now)
    }
    var usage = refilled(address, at: now)
    let excess = usage.used + usage.reserved - burst * part
    let delay = min(excess / (perSecond * part), Self.maximumDelay)
    guard areOthersActive, delay > .zero, let average = usage.average else { return (.zero, .zero) }
    usage.reserved += average
    usages[address] = usage
    return (delay, average)
  }

  /// Returns true if other addresses are active.
  func areOthersActive(besides address: String, at now: Duration) -> Bool {
    let time = latest.flatMap { $0.address == address ? latestOfOthers : $0.time }
    return time.map { now - $0 < Self.activity } ?? false
  }

  /// Releases what was reserved for what has waited, and is charged now.
  mutating func release(_ time: Duration, of address: String) {
    usages[address]?.reserved -= time
  }

  /// Records how late an event loop has run what was due: halves the time of addresses if it was too late,
  /// and gives it back step by step (AIMD, https://en.wikipedia.org/wiki/Additive_increase/multiplicative_decrease).
  ///
  /// - Returns: True if the loop still lessens the time of addresses.
  mutating func record(_ lateness: Duration, of loop: ObjectIdentifier, at now: Duration) -> Bool {
    let former = parts[loop] ?? 1
    let isLate = lateness >= Self.lateness
    let next = isLate ? max(former / 2, Self.minimumPart) : former + Self.minimumPart
    setPart(next < 1 ? next : nil, of: loop, at: now)
    return next < 1
  }

  /// Forgets an event loop that has ended.
  mutating func forget(_ loop: ObjectIdentifier, at now: Duration) {
    setPart(nil, of: loop, at: now)
  }

  private mutating func setPart(_ part: Double?, of loop: ObjectIdentifier, at now: Duration) {
    // Another loop may have been looked at later.
    refill = (refillTime(at: now), max(now, refill.clock))
    parts[loop] = part
    self.part = parts.values.min() ?? 1
  }

  private func refillTime(at now: Duration) -> Duration {
    refill.time + max(.zero, now - refill.clock) * part
  }

  private func refilled(_ address: String, at now: Duration) -> Usage {
    let time = refillTime(at: now)
    guard var usage = usages[address] else { return Usage(last: time) }
    usage.used = max(.zero, usage.used - (time - usage.last) * perSecond)
    usage.last = time
    return usage
  }

  private mutating func sweep(at now: Duration) {
    usages = usages.filter { address, usage in
      usage.reserved > .zero || refilled(address, at: now).used > .zero
    }
    nextSweepCount = max(Self.sweepCount, 2 * usages.count)
  }
}
