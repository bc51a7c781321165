extension DependencyValues {
  /// The context that the process runs in: live, preview or test.
  ///
  /// It determines which value of a key is used. See ``DependencyContext``.
  public var context: DependencyContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// The key of the context, the only one whose value does not depend on the context.
enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var previewValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
