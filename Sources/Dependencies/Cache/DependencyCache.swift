import IssueReporting

/// A cache of default values, so that each is created once.
///
/// The current cache is the first of these that applies:
/// 1. The one that is ``scoped`` to the current task.
/// 2. Outside of tests: that of the process, never emptied, as the number of keys is bounded.
/// 3. In tests: that of the current test. ``TestCaches`` describes when it is released.
package final class DependencyCache: Sendable {
  /// A cache for the current task and its children only.
  @TaskLocal package static var scoped: DependencyCache?

  private static let process = DependencyCache()

  /// True if several tests may share the cache unnoticed. Issues are then reported at each read, so
  /// that no test passes because another one has already failed.
  let isSharedByTests: Bool

  private let live = CachedValue(key: ObjectIdentifier(ContextKey.self))
  private let preview = CachedValue(key: ObjectIdentifier(ContextKey.self))
  private let test = CachedValue(key: ObjectIdentifier(ContextKey.self))

  /// Creates an empty cache.
  package convenience init() {
    self.init(isSharedByTests: false)
  }

  init(isSharedByTests: Bool) {
    self.isSharedByTests = isSharedByTests
  }

  /// The cache that applies to the current task.
  static var current: DependencyCache {
    if let scoped { return scoped }
    return isTesting ? TestCaches.shared.current : process
  }

  /// The context if it is cached already: a fast path for what every lookup needs.
  var context: DependencyContext? {
    live.current?.box.value(as: DependencyContext.self)
  }

  /// The entry for the value of `key` in `context`.
  func entry(for key: ObjectIdentifier, in context: DependencyContext) -> CachedValue {
    let root =
      switch context {
      case .live: live
      case .preview: preview
      case .test: test
      }
    return root.descendant(for: key)
  }
}
