package import ComposableConcurrency

/// A scope on a thread that delays the notification of observers until it ends, such as the run of
/// a reducer.
///
/// 1. The observers of a shared value that changes in the scope are notified once, by
///    ``notifyObservers()``, also if the value changes several times.
/// 2. Reads in the scope are not observed.
package final class ChangeScope {
  /// The storage of the current scope of each thread.
  package static let slot = ThreadLocal<ChangeScope>()

  /// The shared values that have changed, in order.
  // Unchecked exclusivity: it is read for each action, and no other code runs during an access.
  @exclusivity(unchecked) private var changed: [any ChangeNotifier] = []
  /// The identities of the values in `changed`, once there are more than a few.
  @exclusivity(unchecked) private var changedIDs: Set<ObjectIdentifier> = []

  /// The object that the scope belongs to, which sets itself. It retains the scope.
  package unowned(unsafe) var owner: AnyObject?

  package init() {}

  /// The scope of the current thread.
  static var current: ChangeScope? { slot.value }

  /// True if the current thread is in a scope.
  package static var isActive: Bool { slot.isSet }

  /// Adds a value whose observers are notified later.
  func add(_ notifier: some ChangeNotifier) {
    if isNew(notifier) { changed.append(notifier) }
  }

  private func isNew(_ notifier: some ChangeNotifier) -> Bool {
    if changed.count < 16 { return changed.allSatisfy { $0 !== notifier } }
    if changedIDs.isEmpty { changedIDs = Set(changed.map { ObjectIdentifier($0) }) }
    return changedIDs.insert(ObjectIdentifier(notifier)).inserted
  }

  /// Runs a closure whose reads are not observed.
  package static func withoutObservation<Result>(_ body: () throws -> Result) rethrows -> Result {
    if isActive { return try body() }
    let scope = ChangeScope()
    slot.value = scope
    defer {
      slot.value = nil
      scope.notifyObservers()
    }
    return try body()
  }

  /// Notifies the observers of the values that have changed, after the end of the scope. In another
  /// scope, they are notified at the end of that one.
  package func notifyObservers() {
    guard !changed.isEmpty else { return }
    let notifiers = changed
    changed = []
    changedIDs = []
    if let outer = Self.current {
      for notifier in notifiers { outer.add(notifier) }
    } else {
      for notifier in notifiers { notifier.notifyObservers() }
    }
  }
}

/// A value whose observers can be notified of its changes.
protocol ChangeNotifier: AnyObject {
  /// Notifies the observers, unless they were notified of the latest change already.
  func notifyObservers()
}
