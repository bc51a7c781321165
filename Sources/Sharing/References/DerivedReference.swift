import ComposableConcurrency
import ConcurrencyExtras

/// A reference to a part of another reference's value.
// Unchecked: as its superclass. The functions only use what they are called with.
final class DerivedReference<Base, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Base>
  private let getPart: (Base) -> Value
  private let modify: (inout Base, (inout Value) -> Void) -> Void

  /// Creates a reference.
  ///
  /// - Parameters:
  ///   - base: The reference to the whole.
  ///   - get: Returns the part.
  ///   - modify: Changes the part in place. It calls its closure exactly once.
  init(
    _ base: SharedReference<Base>, get: @escaping (Base) -> Value,
    modify: @escaping (inout Base, (inout Value) -> Void) -> Void
  ) {
    self.base = base
    getPart = get
    self.modify = modify
  }

  override var value: Value { getPart(base.value) }

  override var deliveredValue: (value: Value, version: UInt64)? {
    base.deliveredValue.map { (getPart($0.value), $0.version) }
  }

  override var isReplicated: Bool { base.source.isReplicated }

  override func invalidate() { base.invalidate() }

  override var description: String { base.description }

  override func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure>? = base.withLock { base in
      var result: Swift.Result<Result, Failure>?
      modify(&base) { value in
        do throws(Failure) {
          result = .success(try operation(&value))
        } catch {
          result = .failure(error)
        }
      }
      return result
    }
    guard let result else {
      preconditionFailure(
        "'withLock' did not run: a derived reference must call its closure exactly once.")
    }
    return try result.get()
  }

  override func addObserver(
    _ observer: @escaping @Sendable (Value) -> Void
  ) -> SharedSubscription {
    // A part that is the same after a change of the whole has not changed.
    let last = Lock<UncheckedSendable<Value>?>(nil)
    let get = UncheckedSendable(getPart)
    return base.addObserver { base in
      let value = UncheckedSendable(get.value(base))
      let former = last.withLock { last in
        defer { last = value }
        return last
      }
      if let former, areEqual(former.value, value.value) { return }
      observer(value.value)
    }
  }

  override var isLoading: Bool { base.isLoading }

  override var loadError: (any Error)? { base.loadError }

  override var saveError: (any Error)? { base.saveError }

  override func load() async throws { try await base.load() }

  override func save() async throws { try await base.save() }
}

extension SharedReference {
  /// Returns a reference to a part of this reference's value that can only be read.
  func reading<Part>(_ get: @escaping (Value) -> Part) -> SharedReference<Part> {
    DerivedReference(self, get: get) { value, modify in
      var part = get(value)
      modify(&part)
    }
  }

  /// Returns a reference to the value at a key path.
  func appending<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> SharedReference<Part> {
    DerivedReference(self, get: { $0[keyPath: keyPath] }) { $1(&$0[keyPath: keyPath]) }
  }

  /// Returns a reference to a part that may disappear. Then it returns the value that was read or
  /// set last, and its changes are dropped.
  func unwrapping<Part>(
    _ initialValue: Part, get: @escaping (Value) -> Part?,
    set: @escaping (inout Value, Part) -> Void
  ) -> SharedReference<Part> {
    let last = Lock(UncheckedSendable(initialValue))
    func keep(_ part: Part) {
      let part = UncheckedSendable(part)
      // The former part is returned, since its deinitializer must not run under the lock.
      _ = last.withLock { last in
        defer { last = part }
        return last
      }
    }
    func current(_ value: Value) -> Part {
      guard let part = get(value) else { return last.withLock { $0 }.value }
      keep(part)
      return part
    }
    return DerivedReference(self, get: current) { value, modify in
      var part = current(value)
      modify(&part)
      guard get(value) != nil else { return }
      set(&value, part)
      keep(part)
    }
  }
}
