/// Collects which observed fields change while a reducer runs, and tells their observers after.
final class StateChanges {
  private static let slot = ThreadLocal<StateChanges>()

  /// The collector of the reducer that runs on this thread.
  static var current: StateChanges? { slot.value }

  static var isCollecting: Bool { slot.isSet }

  private let slot = StateChanges.slot
  private(set) var isCollecting = false
  private var outer: StateChanges?
  // Looked at for each action; nothing runs while it is.
  @exclusivity(unchecked) private var signals: [StateSignal] = []

  func begin() {
    outer = slot.value
    slot.value = self
    isCollecting = true
  }

  func add(_ signal: StateSignal) {
    signals.append(signal)
  }

  /// Ends collecting and tells each observer once.
  func commit() {
    slot.value = outer
    outer = nil
    isCollecting = false
    guard !signals.isEmpty else { return }
    let told = signals
    signals = []
    for signal in told { signal.tell() }
  }
}
