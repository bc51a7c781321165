extension RootCore {
  /// Replaces the state by one of another process.
  package func restore(_ restored: State) {
    replace(restored)
    isRestored = true
  }

  /// Returns true once if the state was restored.
  func takeRestored() -> Bool {
    defer { isRestored = false }
    return isRestored
  }
}
