/// The nodes that observe preferences, and whether they have to be notified.
struct PreferenceObservers {
  private var observers: [Int: any PreferenceObserver] = [:]
  private var isChanging = false

  mutating func add(_ observer: any PreferenceObserver) { observers[observer.id] = observer }

  mutating func remove(_ observer: any PreferenceObserver) { observers[observer.id] = nil }

  /// Returns true for the first change since the observers were notified, if there are any.
  mutating func beginChange() -> Bool {
    guard !isChanging, !observers.isEmpty else { return false }
    isChanging = true
    return true
  }

  /// Returns the observers to notify, the inner ones first.
  mutating func endChange() -> [any PreferenceObserver] {
    isChanging = false
    return observers.values.sorted { $0.id > $1.id }
  }
}

/// A node that observes the values of its subtree.
protocol PreferenceObserver: AnyObject {
  var id: Int { get }
  /// Compares the value of the subtree with the last one.
  func preferencesChanged()
}
