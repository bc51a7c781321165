extension DependencyValues {
  /// The context that the process runs in: live, preview or test.
  ///
  /// It determines which value of a key is used. See ``DependencyContext``.
  public var context: DependencyContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }

  /// Values in the context of a running program, without other overrides.
  ///
  /// ```swift
  /// let store = TestStore(initialState: Feature.State()) {
  ///   Feature()
  /// } withDependencies: {
  ///   $0 = .live
  ///   $0.uuid = .incrementing
  /// }
  /// ```
  public static var live: Self { Self(context: .live) }

  /// Values in the context of a preview, without other overrides.
  public static var preview: Self { Self(context: .preview) }

  /// Values in the context of a test, without other overrides.
  public static var test: Self { Self(context: .test) }

  private init(context: DependencyContext) {
    self.init()
    self.context = context
  }
}

/// The key of the context, the only one whose value does not depend on the context.
enum ContextKey: DependencyKey {
  static var liveValue: DependencyContext { .ofProcess }
  static var previewValue: DependencyContext { .ofProcess }
  static var testValue: DependencyContext { .ofProcess }
}
