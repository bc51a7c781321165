import ComposableConcurrency

extension DependencyValues {
  /// The value that `key` has without an override: created on first use, then cached.
  func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    property: StaticString,
    location: SourceLocation
  ) -> Key.Value {
    let cache = DependencyCache.current
    let context = resolutionContext(key, in: cache)
    if let preparedValues = PreparedValues.current {
      return preparedValues.value(of: key, in: context).box.value(as: Key.Value.self)
    }
    let entry = cache.entry(for: ObjectIdentifier(key), in: context)
    let value = entry.value { DefaultValue(of: key, in: context) }
    let isUse = storage.countsUses && !Self.isOverriding
    if value.issue != .none, isUse, entry.markReported() || cache.isSharedByTests {
      value.issue.report(key, property: property, location: location)
    }
    return value.box.value(as: Key.Value.self)
  }

  /// The context that determines which value of `key` is used.
  func resolutionContext<Key: TestDependencyKey>(
    _ key: Key.Type,
    in cache: DependencyCache
  ) -> DependencyContext {
    // Resolving the context's own key must not read the context.
    if key == ContextKey.self { return .live }
    if storage.boxes.isEmpty, let known = cache.context { return known }
    return context
  }
}
