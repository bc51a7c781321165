import ComposableConcurrency

/// Returns a function that extracts the payload of the case that a function constructs.
///
/// - Parameters:
///   - embed: The constructor of the case.
///   - location: The location of the report if the function constructs no case.
func extraction<Root, Value>(
  of embed: @escaping (Value) -> Root?, at location: SourceLocation?
) -> (Root) -> Value? {
  if let optional = Root.self as? any OptionalRoot.Type,
    let extract = optional.extractionFromWrapped(embed, at: location)
  {
    return extract
  }
  if let reflectedCase = ReflectedCase(embed, at: location) {
    return reflectedCase.extract
  }
  // The case paths of a macro extract what reflection cannot read.
  if let type = Root.self as? any CasePathable.Type, let metadata = EnumMetadata(type) {
    return { root in
      guard let value = type.payload(of: root, as: Value.self),
        embed(value).map(metadata.tag) == metadata.tag(of: root)
      else { return nil }
      return value
    }
  }
  location.report(invalidConstructorMessage(Root.self, Value.self))
  return { _ in nil }
}

/// An optional enum. The constructor of a case of the wrapped enum is a function to the optional,
/// too.
private protocol OptionalRoot {
  static func extractionFromWrapped<Root, Value>(
    _ embed: @escaping (Value) -> Root?, at location: SourceLocation?
  ) -> ((Root) -> Value?)?
}

extension Optional: OptionalRoot {
  /// Returns a function that extracts from the wrapped value, or `nil` if the case is one of this
  /// type itself.
  fileprivate static func extractionFromWrapped<Root, Value>(
    _ embed: @escaping (Value) -> Root?, at location: SourceLocation?
  ) -> ((Root) -> Value?)? {
    // The same type, which the compiler does not know.
    let embed = unsafeBitCast(embed, to: ((Value) -> Wrapped??).self)
    guard !PayloadType.isSame(Wrapped.self, Value.self) else { return nil }
    if let value = PayloadType.singleton(of: Value.self), case .some(.none) = embed(value) {
      return nil
    }
    let extract = extraction(of: { embed($0) ?? nil }, at: location)
    return unsafeBitCast(
      { (root: Wrapped?) in root.flatMap(extract) }, to: ((Root) -> Value?).self)
  }
}

extension CasePathable {
  /// Returns the payload of the current case of a value of this type, or `nil` if it has another
  /// type.
  fileprivate static func payload<Value>(of root: Any, as type: Value.Type) -> Value? {
    guard let root = root as? Self, let paths = allCasePaths as? any CasePathReflectable<Self>,
      let current = Case<Self>()[keyPath: paths[root]] as? Case<Value>
    else { return nil }
    return current.path(from: Self.self).extract(from: root)
  }
}
