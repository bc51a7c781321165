import ComposableConcurrency

/// The values that one `prepareDependencies` has set or read, staged until it commits them.
final class PreparedValues: Sendable {
  private struct CacheKey: Hashable, Sendable {
    let key: ObjectIdentifier
    let context: DependencyContext
  }

  private struct StagedValue: Sendable {
    let value: DefaultValue
    /// The name the value was set under, or `nil` if it was only read.
    let name: String?
  }

  @TaskLocal static var current: PreparedValues?

  private let cache = DependencyCache.current
  private let stagedValues = Lock<[CacheKey: StagedValue]>([:])

  init() {}

  /// Stages the value in `box` for `key`.
  func set<Key: TestDependencyKey>(
    _ key: Key.Type,
    to box: AnyValueBox,
    in values: DependencyValues,
    property: StaticString
  ) {
    let cacheKey = CacheKey(
      key: ObjectIdentifier(key), context: values.resolutionContext(key, in: cache))
    let name = "\(property)".hasPrefix("subscript") ? "\(key)" : "\(property)"
    stagedValues.withLock {
      $0[cacheKey] = StagedValue(value: DefaultValue(box: box, issue: .none), name: name)
    }
  }

  /// The staged or cached value of `key`; its default value, staged, if there is neither.
  func value<Key: TestDependencyKey>(of key: Key.Type, in context: DependencyContext)
    -> DefaultValue
  {
    let cacheKey = CacheKey(key: ObjectIdentifier(key), context: context)
    if let staged = stagedValues.withLock({ $0[cacheKey] }) { return staged.value }
    if let cached = cache.entry(for: cacheKey.key, in: context).current { return cached }
    let value = DefaultValue(of: key, in: context)
    return stagedValues.withLock { stagedValues in
      if let staged = stagedValues[cacheKey] { return staged.value }
      stagedValues[cacheKey] = StagedValue(value: value, name: nil)
      return value
    }
  }

  /// Moves the staged values to the cache. Values that are cached already stay and are reported.
  func commit(at location: SourceLocation?) {
    let stagedValues = stagedValues.withLock { $0 }
    var rejectedNames: [String] = []
    for (cacheKey, staged) in stagedValues {
      let isFirst = cache.entry(for: cacheKey.key, in: cacheKey.context).setIfNil(staged.value)
      if !isFirst, cacheKey.context != .preview, let name = staged.name {
        rejectedNames.append(name)
      }
    }
    guard !rejectedNames.isEmpty else { return }
    let names = rejectedNames.sorted().map { "'\($0)'" }.joined(separator: ", ")
    location.report(
      """
      'prepareDependencies' was called after \(names) had been used or prepared. The earlier value \
      is kept.

      To fix this, do one of the following:

      • Prepare each dependency once, as the first thing in the program or test, before anything \
      reads it.
      • To change it for a part of the program or test only, use 'withDependencies'.
      """
    )
  }
}
