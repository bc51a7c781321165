/// Collects which observed fields change while a reducer runs, and tells their observers after.
final class PendingMutations {
  private static let slot = ThreadLocal<PendingMutations>()

  /// The collector of the reducer that runs on this thread.
  static var current: PendingMutations? { slot.value }

  static var isCollecting: Bool { slot.isSet }

  private let slot = PendingMutations.slot
  private(set) var isCollecting = false
  private var outer: PendingMutations?
  // Looked at for each action; nothing runs while it is.
  @exclusivity(unchecked) private var signals: [FieldRegistrar] = []

  func begin() {
    outer = slot.value
    slot.value = self
    isCollecting = true
  }

  func add(_ signal: FieldRegistrar) {
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
