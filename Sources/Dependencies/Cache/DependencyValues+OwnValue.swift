extension DependencyValues {
  /// The value that `key` has by itself, as nobody overrides it: made on first use, then cached.
  func ownValue<Key: TestDependencyKey>(
    of key: Key.Type,
    property: StaticString,
    place: SourcePlace
  ) -> Key.Value {
    let context = contextDeciding(key)
    let cache = DependencyCache.current
    let id = ObjectIdentifier(key)
    let own: OwnValue
    if case .preparing(let preparation) = Self.phase {
      own = preparation.value(of: key, in: context)
    } else {
      let cached = cache.place(for: id, in: context)
      own = cached.value { OwnValue(of: key, in: context) }
      if own.fault != .none, Self.phase == nil {
        if cached.claimReport() || cache.isSharedByTests {
          own.fault.report(key, property: property, place: place)
        }
      }
    }
    return own.box.value(as: Key.Value.self)
  }

  /// The context that decides which value `key` has.
  func contextDeciding<Key: TestDependencyKey>(_ key: Key.Type) -> DependencyContext {
    // The context's own key must not ask for the context.
    key == ContextKey.self ? .live : context
  }
}
