import ConcurrencyExtras

extension DependencyValues {
  /// The value that `key` has by itself, as nobody overrides it: made on first use, then cached.
  func ownValue<Key: TestDependencyKey>(
    of key: Key.Type,
    property: StaticString,
    place: SourcePlace
  ) -> Key.Value {
    let cache = DependencyCache.current
    let context = contextDeciding(key, in: cache)
    if let preparation = PreparedValues.current {
      return preparation.value(of: key, in: context).box.value(as: Key.Value.self)
    }
    let cached = cache.place(for: ObjectIdentifier(key), in: context)
    let own = cached.value { DefaultValue(of: key, in: context) }
    if own.fault != .none, !Self.isOverriding, cached.claimReport() || cache.isSharedByTests {
      own.fault.report(key, property: property, place: place)
    }
    return own.box.value(as: Key.Value.self)
  }

  /// The context that decides which value `key` has.
  func contextDeciding<Key: TestDependencyKey>(
    _ key: Key.Type,
    in cache: DependencyCache
  ) -> DependencyContext {
    // The context's own key must not ask for the context.
    if key == ContextKey.self { return .live }
    if storage.boxes.isEmpty, let known = cache.context { return known }
    return context
  }
}
