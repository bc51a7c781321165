import IdentifiedCollections
import Sharing

/// Collects the observed fields and the shared values that change while a reducer runs, and notifies
/// their observers afterwards.
final class PendingMutations {
  private static let slot = ChangeScope.slot

  /// The collector of the reducer that is running on this thread.
  static var current: PendingMutations? {
    // No other type has a change scope.
    (slot.value?.owner).map { unsafeDowncast($0, to: PendingMutations.self) }
  }

  static var isCollecting: Bool { slot.isSet }

  /// The last version of a state that was drawn before the current reducer began.
  ///
  /// Versions above it belong to values that this reducer created or changed. Outside of reducers
  /// there are none.
  static var firstVersion: UInt64 { current?.firstVersion ?? .max }

  private let slot = PendingMutations.slot
  /// The changes of shared values.
  private let scope = ChangeScope()
  // Unchecked exclusivity: these are accessed for each action, and no other code runs during an
  // access.

  @exclusivity(unchecked) private(set) var isCollecting = false
  /// True while the reducer of a presented feature runs.
  private(set) var isReducingPresentedFeature = false
  /// True while stacks return the elements that were removed, too.
  private(set) var isRestoringRemovals = false
  @exclusivity(unchecked) private var firstVersion: UInt64 = 0
  @exclusivity(unchecked) private var outer: ChangeScope?
  @exclusivity(unchecked) private var registrars: [ValueRegistrar] = []
  /// True if replaced values are kept until the end of the reducer.
  @exclusivity(unchecked) private(set) var keepsReplacedValues = false
  /// The values that fields had before they were replaced.
  @exclusivity(unchecked) var replacedValues = ReplacedValues()
  /// The rows that were removed from collections, for a store with children.
  @exclusivity(unchecked) private(set) var removals: RemovalLog?

  init() {
    scope.owner = self
  }

  /// Begins collecting.
  ///
  /// - Parameter keepsReplacedValues: `true` if child stores may need the values of removed
  ///   children.
  func begin(keepingReplacedValues keepsReplacedValues: Bool) {
    self.keepsReplacedValues = keepsReplacedValues
    if keepsReplacedValues {
      if removals == nil { removals = RemovalLog() }
      removals?.begin()
    }
    outer = slot.value
    slot.value = scope
    isCollecting = true
    firstVersion = ObservableStateID.lastVersion
  }

  /// Runs the reducer of a presented feature.
  static func reducingPresentedFeature<Result>(_ reduce: () -> Result) -> Result {
    guard let current else { return reduce() }
    let outer = current.isReducingPresentedFeature
    current.isReducingPresentedFeature = true
    defer { current.isReducingPresentedFeature = outer }
    return reduce()
  }

  /// Reads a child's state as if the running reducer had not removed elements from stacks.
  static func restoringRemovals<Result>(_ read: () -> Result) -> Result {
    current?.isRestoringRemovals = true
    defer { current?.isRestoringRemovals = false }
    return read()
  }

  func add(_ registrar: ValueRegistrar) {
    registrars.append(registrar)
  }

  /// Ends collecting and notifies each observer once.
  func commit() {
    // Still collecting: deallocating a state notifies its observers.
    if keepsReplacedValues {
      removals?.end()
      let released = replacedValues
      replacedValues = ReplacedValues()
      withExtendedLifetime(released) {}
    }
    slot.value = outer
    outer = nil
    isCollecting = false
    if !registrars.isEmpty {
      let changed = registrars
      registrars = []
      for registrar in changed { registrar.notifyObservers() }
    }
    scope.notifyObservers()
  }
}
