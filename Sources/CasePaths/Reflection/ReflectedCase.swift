import ConcurrencyExtras

/// A case of an enum, which a function constructs: it is found by the type of its payload and, if
/// several cases have that type, by the first payload that the function embeds again.
// Unchecked: the closures are case constructors, which capture nothing, and readers of metadata.
final class ReflectedCase<Root, Value>: @unchecked Sendable {
  /// How much is known about the case.
  private enum Resolution {
    /// It is one of the candidates.
    case unknown
    case found(tag: UInt32)
    /// The function is no case constructor.
    case invalid
  }

  private let metadata: EnumMetadata
  private let embed: (Value) -> Root?
  private let candidates: Set<UInt32>
  /// Moves the payload out of the memory of a value, or returns `nil` if it is no `Value`.
  private let takePayload: (UInt32, UnsafeMutableRawPointer) -> Value?
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
    if let value = PayloadType.singleton(of: Value.self) {
      // The constructor can be asked for its case at once.
      guard let tag = embed(value).map(metadata.tag) else { return nil }
      candidates = [tag]
      resolution = Lock(.found(tag: tag))
      takePayload = { _, root in
        root.assumingMemoryBound(to: Root.self).deinitialize(count: 1)
        return value
      }
      return
    }
    resolution = Lock(.unknown)
    var candidates: [UInt32: PayloadType] = [:]
    for tag in 0..<UInt32(metadata.payloadCaseCount) {
      guard let payload = metadata.payload(tag),
        payload.isSame(as: Value.self) || payload.mayContain(Value.self)
      else { continue }
      guard payload.isReadable else { return nil }
      candidates[tag] = payload
    }
    guard !candidates.isEmpty else { return nil }
    self.candidates = Set(candidates.keys)
    takePayload = { [candidates] tag, root in
      guard let type = candidates[tag], !type.isSame(as: Value.self) else {
        return metadata.takePayload(tag, from: root, as: Value.self)
      }
      func payload<Payload>(_ type: Payload.Type) -> Value? {
        metadata.takePayload(tag, from: root, as: type) as? Value
      }
      return _openExistential(type.type, do: payload)
    }
  }

  /// Returns the payload, or `nil` if the value is in another case.
  func extract(from root: Root) -> Value? {
    let tag = metadata.tag(of: root)
    switch resolution.withLock({ $0 }) {
    case .found(let found): return tag == found ? payload(of: root, tag) : nil
    case .invalid: return nil
    case .unknown:
      guard candidates.contains(tag), let value = payload(of: root, tag) else { return nil }
      return resolve(by: value) == tag ? value : nil
    }
  }

  /// Embeds a payload, to learn which case the function constructs.
  private func resolve(by value: Value) -> UInt32? {
    let tag = embed(value).map(metadata.tag)
    let isCase = tag.map(candidates.contains) ?? false
    let isFirst = resolution.withLock { resolution in
      guard case .unknown = resolution else { return false }
      resolution = if let tag, isCase { .found(tag: tag) } else { .invalid }
      return true
    }
    if isFirst, !isCase { location.report(invalidConstructorMessage(Root.self, Value.self)) }
    return isCase ? tag : nil
  }

  private func payload(of root: Root, _ tag: UInt32) -> Value? {
    withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { copy in
      guard let copy = copy.baseAddress else { return nil }
      copy.initialize(to: root)
      return takePayload(tag, copy)
    }
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
