/// Collects the observed fields that change while a reducer runs, and notifies their observers
/// afterwards.
final class PendingMutations {
  private static let slot = ThreadLocal<PendingMutations>()

  /// The collector of the reducer that is running on this thread.
  static var current: PendingMutations? { slot.value }

  static var isCollecting: Bool { slot.isSet }

  /// The last version of a state that was drawn before the current reducer began.
  ///
  /// Versions above it belong to values that this reducer created or changed. Outside of reducers
  /// there are none.
  static var firstVersion: UInt64 { slot.value?.firstVersion ?? .max }

  private let slot = PendingMutations.slot
  private(set) var isCollecting = false
  private var firstVersion: UInt64 = 0
  private var outer: PendingMutations?
  // Unchecked exclusivity: accessed for each action, and no other code runs during an access.
  @exclusivity(unchecked) private var registrars: [FieldRegistrar] = []
  /// True if replaced values are kept until the end of the reducer.
  private(set) var keepsReplacedValues = false
  /// The values that fields had before they were replaced, in order.
  var replacedValues: [any ReplacedValue] = []
  /// The rows that were removed from collections.
  var removedRows: [RemovedRow] = []

  /// Begins collecting.
  ///
  /// - Parameter keepsReplacedValues: `true` if child stores may need the values of removed children.
  func begin(keepingReplacedValues keepsReplacedValues: Bool) {
    self.keepsReplacedValues = keepsReplacedValues
    outer = slot.value
    slot.value = self
    isCollecting = true
    firstVersion = ObservableStateID.lastVersion
  }

  func add(_ registrar: FieldRegistrar) {
    registrars.append(registrar)
  }

  /// Ends collecting and notifies each observer once.
  func commit() {
    // Still collecting: deallocating a state notifies its observers.
    if !replacedValues.isEmpty { replacedValues = [] }
    if !removedRows.isEmpty { removedRows = [] }
    slot.value = outer
    outer = nil
    isCollecting = false
    guard !registrars.isEmpty else { return }
    let changed = registrars
    registrars = []
    for registrar in changed { registrar.notifyObservers() }
  }
}
