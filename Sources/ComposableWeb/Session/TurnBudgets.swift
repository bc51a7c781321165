/// The processor time that the events of each client address may take while others wait.
///
/// A value type without locks or clocks. An address that has used up its time waits until it is refilled,
/// but only while another address sends events, too: alone, it takes nothing from anybody.
struct TurnBudgets {
  /// The time that was used, less the time that was refilled since.
  private struct Usage {
    var time: Duration
    var last: Duration
  }

  /// The time in which an address counts as active after an event.
  private static let activity = Duration.seconds(2)
  /// The maximum time that an address owes: one long event does not lock it out.
  private static let maximumDebt = Duration.seconds(1)
  /// The number of addresses at which idle ones are forgotten.
  private static let sweepCount = 1_024

  private let perSecond: Double
  private let burst: Duration
  private var usages: [String: Usage] = [:]
  private var nextSweepCount = Self.sweepCount
  /// The address of the latest event, and the time of the latest one of another address.
  private var latest: (address: String, time: Duration)?
  private var latestOfOthers: Duration?

  /// - Parameters:
  ///   - perSecond: The part of a processor's time that an address may take for long.
  ///   - burst: The time that it may take at once.
  init(perSecond: Double, burst: Duration) {
    self.perSecond = perSecond.isFinite ? max(perSecond, 0.001) : 1_000
    self.burst = burst
  }

  /// Charges the time of an event.
  mutating func charge(_ time: Duration, to address: String, at now: Duration) {
    if usages.count >= nextSweepCount { sweep(at: now) }
    var usage = refilled(address, at: now)
    usage.time = min(usage.time + time, burst + Self.maximumDebt)
    usages[address] = usage
  }

  /// Records an event of an address.
  ///
  /// - Returns: The time to wait before asking again; zero within the budget.
  mutating func delay(of address: String, at now: Duration) -> Duration {
    if let latest, latest.address != address { latestOfOthers = latest.time }
    latest = (address, now)
    guard let latestOfOthers, now - latestOfOthers < Self.activity else { return .zero }
    let excess = refilled(address, at: now).time - burst
    return excess > .zero ? min(excess / perSecond, .milliseconds(250)) : .zero
  }

  private func refilled(_ address: String, at now: Duration) -> Usage {
    guard let usage = usages[address] else { return Usage(time: .zero, last: now) }
    return Usage(time: max(.zero, usage.time - (now - usage.last) * perSecond), last: now)
  }

  private mutating func sweep(at now: Duration) {
    usages = usages.filter { refilled($0.key, at: now).time > .zero }
    nextSweepCount = max(Self.sweepCount, 2 * usages.count)
  }
}
