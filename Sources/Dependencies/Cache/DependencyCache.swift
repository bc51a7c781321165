import IssueReporting

/// Keeps the values that keys gave, so that each is made once.
///
/// Which cache counts:
/// 1. The one that is ``scoped`` to the current task, if any.
/// 2. Outside of tests: the one of the process, kept for good (there are only so many keys).
/// 3. In tests: that of the current test. See ``TestCaches`` for how these are let go.
package final class DependencyCache: Sendable {
  /// A cache for the current task and its children alone.
  @TaskLocal package static var scoped: DependencyCache?

  private static let process = DependencyCache()

  /// Whether more than one test may share the cache without anybody noticing. Then a fault is
  /// reported at each read: no test should pass because another one has failed already.
  let isSharedByTests: Bool

  private let live = CachedValue(key: ObjectIdentifier(ContextKey.self))
  private let preview = CachedValue(key: ObjectIdentifier(ContextKey.self))
  private let test = CachedValue(key: ObjectIdentifier(ContextKey.self))

  /// An empty cache.
  package convenience init() {
    self.init(isSharedByTests: false)
  }

  init(isSharedByTests: Bool) {
    self.isSharedByTests = isSharedByTests
  }

  /// The cache that counts where this is called.
  static var current: DependencyCache {
    if let scoped { return scoped }
    return isTesting ? TestCaches.shared.current : process
  }

  /// The context, if it has been asked for already: a short cut for what every look-up needs.
  var context: DependencyContext? {
    live.current?.box.value(as: DependencyContext.self)
  }

  /// The place for the value of `key` in `context`.
  func place(for key: ObjectIdentifier, in context: DependencyContext) -> CachedValue {
    let root =
      switch context {
      case .live: live
      case .preview: preview
      case .test: test
      }
    return root.descendant(for: key)
  }
}
