extension DependencyValues {
  /// What the process is about: running for real, showing a preview, or running tests.
  ///
  /// It decides which of its values a key hands out. See ``DependencyContext``.
  public var context: DependencyContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The one key whose value does not depend on the context.
enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var previewValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
