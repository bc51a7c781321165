/// The processor time that each client address may take while others wait.
///
/// A value type without locks or clocks. An address that has used up its time waits until it is refilled,
/// but only while another address is active, too: alone, it takes nothing from anybody. While an event loop
/// runs late, all addresses have less time, so those that take most wait first.
struct ProcessorBudgets {
  /// The time that was used, less the time that was refilled since.
  private struct Usage {
    var time: Duration
    var last: Duration
  }

  /// The time in which an address counts as active after a request or a message.
  private static let activity = Duration.seconds(2)
  /// The maximum time that an address owes: one long event does not lock it out.
  private static let maximumDebt = Duration.seconds(1)
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
    usage.time = min(usage.time + time, burst + Self.maximumDebt)
    usages[address] = usage
  }

  /// Records a request or a message of an address.
  ///
  /// - Returns: The time to wait before asking again; zero within the budget.
  mutating func delay(of address: String, at now: Duration) -> Duration {
    if let latest, latest.address != address { latestOfOthers = latest.time }
    latest = (address, now)
    guard let latestOfOthers, now - latestOfOthers < Self.activity else { return .zero }
    let excess = refilled(address, at: now).time - burst * part
    return excess > .zero ? min(excess / (perSecond * part), .milliseconds(250)) : .zero
  }

  /// Records how late an event loop has run what was due: halves the time of addresses if it was too late,
  /// and gives it back step by step (AIMD, https://en.wikipedia.org/wiki/Additive_increase/multiplicative_decrease).
  ///
  /// - Returns: True if the loop still lessens the time of addresses.
  mutating func record(_ lateness: Duration, of loop: ObjectIdentifier) -> Bool {
    let former = parts[loop] ?? 1
    let isLate = lateness >= Self.lateness
    let next = isLate ? max(former / 2, Self.minimumPart) : former + Self.minimumPart
    parts[loop] = next < 1 ? next : nil
    part = parts.values.min() ?? 1
    return next < 1
  }

  private func refilled(_ address: String, at now: Duration) -> Usage {
    guard let usage = usages[address] else { return Usage(time: .zero, last: now) }
    let refill = (now - usage.last) * (perSecond * part)
    return Usage(time: max(.zero, usage.time - refill), last: now)
  }

  private mutating func sweep(at now: Duration) {
    usages = usages.filter { refilled($0.key, at: now).time > .zero }
    nextSweepCount = max(Self.sweepCount, 2 * usages.count)
  }
}
