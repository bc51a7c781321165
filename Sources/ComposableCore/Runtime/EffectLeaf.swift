import ComposableConcurrency

/// A leaf of the tree of in-flight effects: a single operation.
// Unchecked: as its superclass. `sleeps` is set before the operation starts.
package class EffectLeaf: InFlightEffect, @unchecked Sendable {
  /// The means to cancel a running operation.
  enum Cancellation {
    case none
    case task(Task<Void, any Error>)
    case callback(@Sendable () -> Void)
  }

  /// The operation, or the one that a part of it belongs to.
  let operation: EffectOperation?
  /// The key of the effects in flight that the leaf replaces: they are cancelled when it starts.
  ///
  /// Not that in `keys`, which are removed when another thread cancels the leaf.
  var replacedKey: EffectKey?
  var cancellation = Cancellation.none
  /// The gate that the actions of the leaf pass, if any.
  var gate: DeliveryGate?
  /// The namespaces that the operation was returned in.
  var namespaces: [ActiveNamespace] = []
  /// The pending sleeps of the leaf, in a test.
  var sleeps: PendingSleeps?
  /// The action group that counts the operation, from its start until it returns.
  private(set) var operationGroup: InFlightEffect?

  init(
    _ operation: EffectOperation?, ordinal: UInt64, phase: Phase, isOrphan: Bool
  ) {
    self.operation = operation
    super.init(.leaf, ordinal: ordinal, phase: phase, isOrphan: isOrphan)
  }

  /// Starts the operation. Called once, on the store's actor.
  ///
  /// - Returns: The leaves that are ready to start as a result.
  func start() -> [EffectLeaf] { [] }

  /// The source location of the operation.
  final var location: SourceLocation? { operation?.location }

  /// Records that the operation has started.
  final func beginOperation() {
    operationGroup = actionGroup
    operationGroup?.operationCount += 1
  }

  /// Records that the operation has returned.
  ///
  /// - Returns: The action group that counted the operation, or `nil` if none did.
  final func endOperation() -> InFlightEffect? {
    defer { operationGroup = nil }
    operationGroup?.operationCount -= 1
    return operationGroup
  }

  override func releaseOperation() {
    let cancellation = cancellation
    self.cancellation = .none
    keys = []
    gate = nil
    namespaces = []
    guard phase == .cancelled else { return }
    switch cancellation {
    case .none: break
    case .task(let task): task.cancel()
    case .callback(let cancel): cancel()
    }
  }
}

/// A leaf that a closure starts.
// Unchecked: as its superclass. The closure is used on the store's actor only.
final class ClosureLeaf: EffectLeaf, @unchecked Sendable {
  private var body: ((EffectLeaf) -> [EffectLeaf])?

  init(ordinal: UInt64, start body: @escaping (EffectLeaf) -> [EffectLeaf]) {
    self.body = body
    super.init(nil, ordinal: ordinal, phase: .pending, isOrphan: false)
  }

  override func start() -> [EffectLeaf] {
    defer { body = nil }
    return body?(self) ?? []
  }
}
