/// The processor time that each client address may take while others wait.
///
/// A value type without locks or clocks. An address that has used up its time waits until it is refilled,
/// but only while another address is active, too: alone, it takes nothing from anybody. While an event loop
/// runs late, the time of all addresses is refilled more slowly, so those that take most wait first.
struct ProcessorBudgets {
  /// The time that an address has used.
  private struct Usage {
    /// The time that was used or is reserved, less the time that was refilled since.
    var time = Duration.zero
    /// The moving average of what is charged at once.
    var average = Duration.zero
    /// The time of the refill as of which the other values are.
    var last: Duration
  }

  /// The time in which an address counts as active after a request or a message.
  private static let activity = Duration.seconds(2)
  /// The maximum delay: a browser replaces a connection without an answer after ten seconds.
  static let maximumDelay = Duration.seconds(4)
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
    self.perSecond = perSecond.isFinite ? max(perSecond, 0.001) : 1_000
    self.burst = burst
  }

  /// Charges processor time to an address.
  mutating func charge(_ time: Duration, to address: String, at now: Duration) {
    if usages.count >= nextSweepCount { sweep(at: now) }
    var usage = refilled(address, at: now)
    usage.average += (time - usage.average) / 8
    usage.time += time
    usages[address] = limited(usage)
  }

  /// Reserves the time of a request or a message of an address: as much as others have taken.
  ///
  /// - Returns: The time to wait, and what is reserved until ``release(_:of:at:)``. Both are zero if the
  ///   address has time left, or is the only one.
  mutating func reserve(
    for address: String, at now: Duration
  ) -> (delay: Duration, reserved: Duration) {
    if let latest, latest.address != address { latestOfOthers = latest.time }
    latest = (address, now)
    guard let latestOfOthers, now - latestOfOthers < Self.activity else { return (.zero, .zero) }
    var usage = refilled(address, at: now)
    let excess = usage.time - burst * part
    guard excess > .zero else { return (.zero, .zero) }
    let before = usage.time
    usage.time += usage.average
    usage = limited(usage)
    usages[address] = usage
    return (min(excess / (perSecond * part), Self.maximumDelay), usage.time - before)
  }

  /// Releases what was reserved for a request or message, which is charged now.
  mutating func release(_ time: Duration, of address: String, at now: Duration) {
    guard time > .zero, usages[address] != nil else { return }
    var usage = refilled(address, at: now)
    usage.time = max(.zero, usage.time - time)
    usages[address] = usage
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
    refill = (refillTime(at: now), now)
    parts[loop] = part
    self.part = parts.values.min() ?? 1
  }

  private func refillTime(at now: Duration) -> Duration {
    refill.time + max(.zero, now - refill.clock) * part
  }

  private func refilled(_ address: String, at now: Duration) -> Usage {
    let time = refillTime(at: now)
    guard var usage = usages[address] else { return Usage(last: time) }
    usage.time = max(.zero, usage.time - (time - usage.last) * perSecond)
    usage.last = time
    return usage
  }

  /// Limits what an address owes to the maximum delay: one long event does not lock it out.
  private func limited(_ usage: Usage) -> Usage {
    var usage = usage
    usage.time = min(usage.time, burst + Self.maximumDelay * perSecond)
    return usage
  }

  private mutating func sweep(at now: Duration) {
    usages = usages.filter { refilled($0.key, at: now).time > .zero }
    nextSweepCount = max(Self.sweepCount, 2 * usages.count)
  }
}
