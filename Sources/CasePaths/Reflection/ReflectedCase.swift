import ComposableConcurrency

/// A case of an enum, which a function constructs: it is found by the type of its payload and, if
/// several cases have that type, by the first payload that the function embeds again.
// Unchecked: the closures are case constructors, which capture nothing, and readers of metadata.
final class ReflectedCase<Root, Value>: @unchecked Sendable {
  /// The case that the function constructs, as far as it is known.
  private enum Resolution {
    /// It is one of the candidates.
    case unknown
    case found(tag: UInt32)
    /// The function is no case constructor.
    case invalid
  }

  private let metadata: EnumMetadata
  private let embed: (Value) -> Root?
  /// The cases that the function may construct.
  private let candidates: [UInt32: PayloadType]
  /// The payload of the case, if its type has only one value.
  private let singleton: Value?
  private let resolution: Lock<Resolution>
  private let location: SourceLocation?

  /// Finds a case, or returns `nil` if the enum has none with such a payload.
  ///
  /// - Parameters:
  ///   - embed: The constructor of the case.
  ///   - location: The location of reports.
  init?(_ embed: @escaping (Value) -> Root?, at location: SourceLocation?) {
    guard let metadata = EnumMetadata(Root.self) else { return nil }
    self.metadata = metadata
    self.embed = embed
    self.location = location
    singleton = PayloadType.singleton(of: Value.self)
    if let singleton {
      // The function can be asked for its case at once.
      guard let tag = embed(singleton).map(metadata.tag) else { return nil }
      candidates = [:]
      resolution = Lock(.found(tag: tag))
    } else {
      candidates = metadata.payloads.filter {
        $0.value.isSame(as: Value.self) || $0.value.mayContain(Value.self)
      }
      resolution = Lock(.unknown)
      guard !candidates.isEmpty, candidates.values.allSatisfy(\.isReadable) else { return nil }
    }
  }

  /// Returns the payload, or `nil` if the value is in another case.
  func extract(from root: Root) -> Value? {
    let tag = metadata.tag(of: root)
    switch resolution.withLock({ $0 }) {
    case .found(let found): return tag == found ? payload(of: root, tag) : nil
    case .invalid: return nil
    case .unknown:
      guard candidates[tag] != nil, let value = payload(of: root, tag) else { return nil }
      return resolve(by: value) == tag ? value : nil
    }
  }

  /// Embeds a payload, to learn which case the function constructs.
  private func resolve(by value: Value) -> UInt32? {
    let tag = embed(value).map(metadata.tag)
    let isCase = tag.map { candidates[$0] != nil } ?? false
    let isFirst = resolution.withLock { resolution in
      guard case .unknown = resolution else { return false }
      resolution = if let tag, isCase { .found(tag: tag) } else { .invalid }
      return true
    }
    if isFirst, !isCase { location.report(invalidConstructorMessage(Root.self, Value.self)) }
    return isCase ? tag : nil
  }

  /// Returns the payload of a candidate, or `nil` if it is no `Value`.
  private func payload(of root: Root, _ tag: UInt32) -> Value? {
    if let singleton { return singleton }
    guard let payload = candidates[tag] else { return nil }
    if payload.isSame(as: Value.self) {
      return metadata.payload(of: root, in: tag, as: Value.self)
    }
    func value<Payload>(_ type: Payload.Type) -> Value? {
      metadata.payload(of: root, in: tag, as: type) as? Value
    }
    return _openExistential(payload.type, do: value)
  }
}

/// The message of the report of a function that constructs no case.
func invalidConstructorMessage<Root, Value>(_ root: Root.Type, _ value: Value.Type) -> String {
  """
  A function from '\(String(reflecting: Value.self))' to '\(String(reflecting: Root.self))' is not \
  the constructor of a case, or its payload cannot be read by reflection. The case path extracts \
  nothing.

  Pass the constructor itself, such as '/Action.child'. For a payload that is a function or a \
  metatype, mark the enum '@CasePathable' and pass a key path: '\\.child'.
  """
}
