import ComposableConcurrency
import ConcurrencyExtras

/// Turns an effect, which is a value, into a tree of in-flight effects for the registry. It starts
/// nothing.
struct EffectInterpreter<State, Action> {
  typealias Embed<Source> = @Sendable (Source) -> Action

  /// The values that the enclosing operations give to an effect.
  private struct Context {
    /// The lifetime of the feature that returned the effect.
    var lifetime: ChildLifetime
    /// A pointer to the state of the feature, or `nil` if the state cannot be located.
    var state: UnsafeRawPointer?
    /// The address of the state that the feature's reducer ran on.
    var reducedState: UnsafeRawPointer?
    /// True if the action that returned the effect has removed the feature's state.
    var isOrphan = false
    /// The namespaces that the effect was returned in.
    var namespaces: [ActiveNamespace] = []
    /// The transaction that was given to the effect, if any.
    var transaction: Transaction?
    var dismiss: EffectContext.Dismiss?
    /// The gate of the throttled effect that encloses the effect.
    var gate: DeliveryGate?

    var path: FeaturePath { lifetime.path }
  }

  /// The identifiers of a leaf, which needs no group to have them.
  private struct LeafIdentity {
    var keys: [EffectKey] = []
    /// The key of the effects in flight that the leaf replaces.
    var replacedKey: EffectKey?
  }

  private let runner: EffectRunner<State, Action>
  private let registry: EffectRegistry
  /// The transaction of the change that returned the effect, and its processing cycle.
  private let origin: (transaction: Transaction, cycle: UInt64)
  /// True for the effect of a publisher, which no reducer has returned.
  ///
  /// Its actions are delivered while it is being started, so what comes after an action in a
  /// concatenation waits for it. Its children may have ended long before it is started.
  private let isNested: Bool
  private var newKeys: NewEffectKeys
  private let tree: UInt64
  private var position: UInt64 = 0
  /// The paths of the features whose effects belong to a state that another has replaced.
  private(set) var replacedPaths: [FeaturePath] = []

  /// Creates an interpreter of the effect of one action.
  ///
  /// - Parameters:
  ///   - cycle: The current processing cycle of the store.
  ///   - isNested: `true` for the effect of a publisher, which no reducer has returned.
  init(
    runner: EffectRunner<State, Action>, registry: EffectRegistry, cycle: UInt64,
    isNested: Bool
  ) {
    self.isNested = isNested
    self.runner = runner
    self.registry = registry
    self.origin = (.current, cycle)
    self.newKeys = NewEffectKeys(in: registry)
    self.tree = UInt64(registry.nextTreeNumber()) << 32
  }

  /// Interprets an effect.
  ///
  /// - Parameter lifetime: The lifetime of the feature that returned the effect. If the state of
  ///   the feature was removed, there is nothing to do.
  /// - Returns: The tree, or `nil` if there is nothing to do.
  mutating func interpret(_ effect: Effect<Action>, under lifetime: ChildLifetime)
    -> InFlightEffect?
  {
    let root = makeNode(.group)
    lifetime.withState { state in
      let context = Context(lifetime: lifetime, state: state, reducedState: state)
      add(effect, to: root, context, { $0 })
    }
    return root.first == nil ? nil : root
  }

  private mutating func add<Source>(
    _ effect: Effect<Source>, to parent: InFlightEffect, _ context: Context,
    as identity: LeafIdentity = LeafIdentity(), _ embed: @escaping Embed<Source>
  ) {
    // Between features that are nested deeply, there is only the small frame of this function.
    if case .child(let child) = effect.operation { return add(child, to: parent, context, embed) }
    add(effect.operation, to: parent, context, as: identity, embed)
  }

  private mutating func add<Source>(
    _ operation: Effect<Source>.Operation, to parent: InFlightEffect, _ context: Context,
    as identity: LeafIdentity, _ embed: @escaping Embed<Source>
  ) {
    switch operation {
    case .none, .child: break

    case .send(let sent):
      if context.isOrphan { return }
      let action = embed(sent.action)
      let transaction = inherited(context).overridden(by: sent.transaction)
      // A throttle decides about the action when it leaves the queue.
      let isDecidedLater = isNested || context.gate != nil
      let leaf = makeLeaf { [runner, registry] leaf in
        runner.withCore {
          $0.enqueue(QueuedAction(action, transaction, from: leaf, endsOrigin: true))
        }
        return isDecidedLater ? [] : registry.advance(past: leaf)
      }
      leaf.gate = context.gate
      add(leaf, to: parent, identity)

    case .run(let run):
      let leaf = RunLeaf(
        run, by: runner, in: registry, ordinal: nextOrdinal(), isOrphan: context.isOrphan,
        under: context.transaction ?? Transaction(), embed: embed)
      addOperation(leaf, to: parent, identity, context)

    case .subscription(let subscription):
      let leaf = SubscriptionLeaf(
        subscription, by: runner, in: registry, ordinal: nextOrdinal(), isOrphan: context.isOrphan,
        under: inherited(context), embed: embed)
      addOperation(leaf, to: parent, identity, context)

    case .wait(let deferral):
      let leaf = SubscriptionLeaf(
        deferral.timer.delay, of: deferral, by: runner, in: registry, ordinal: nextOrdinal(),
        isOrphan: context.isOrphan)
      addOperation(leaf, to: parent, identity, context)

    case .merge(let effects):
      effects.forEach { add($0, to: parent, context, embed) }

    case .concatenate(let effects):
      let sequence = makeNode(.sequence)
      effects.forEach { element in
        let member = makeNode(.group)
        add(element, to: member, context, embed)
        attach(member, to: sequence)
      }
      attach(sequence, to: parent)

    case .cancellable(let effect, let id, let cancelInFlight):
      let keys = context.isOrphan ? [] : newKeys.keys(for: id, at: context.path)
      if effect.isLeaf {
        let identity = LeafIdentity(keys: keys, replacedKey: cancelInFlight ? keys.first : nil)
        return add(effect, to: parent, context, as: identity, embed)
      }
      let group = makeNode(.group)
      group.keys = keys
      // A part of the group: if the group is cancelled before it starts, so is this cancel.
      if cancelInFlight { addCancel([id], to: group, context, reportingAt: nil) }
      add(effect, to: group, context, embed)
      attach(group, to: parent)

    case .throttle(let effect, let throttling):
      addThrottled(effect, throttling, to: parent, context, embed)

    case .cancel(let ids, let location):
      addCancel(ids, to: parent, context, reportingAt: location)

    case .transaction(let effect, let transaction):
      var context = context
      context.transaction = transaction
      add(effect, to: parent, context, embed)
    }
  }

  private mutating func add<Child: AnyChildEffect>(
    _ childEffect: Child, to parent: InFlightEffect, _ context: Context,
    _ embed: @escaping Embed<Child.Action>
  ) {
    var context = context
    let embedChild = childEffect.embed
    let embedSource: Embed<Child.Source> = { embed(embedChild($0)) }
    if let dismiss = childEffect.dismiss {
      context.dismiss = { [runner] leaf in
        await runner.deliver(embed(dismiss()), from: leaf, bypassingThrottle: true)
      }
    }
    switch childEffect.scope {
    case let namespace as ActiveNamespace:
      let isRead = context.state != nil && namespace.stateType == context.lifetime.stateType
      context.namespaces.append(isRead ? context.lifetime.add(namespace) : namespace)
    case let origin as ChildEffectOrigin where origin.childPath == nil:
      // A reducer that another has called itself: its children are not found in the state of the
      // feature, unless it ran on that very state.
      if origin.address != context.reducedState { context.state = nil }
    case let origin as ChildEffectOrigin:
      return add(childEffect.source, of: origin, to: parent, context, embedSource)
    default:
      break
    }
    add(childEffect.source, to: parent, context, embedSource)
  }

  /// Adds the effect of a child.
  private mutating func add<Source>(
    _ effect: Effect<Source>, of origin: ChildEffectOrigin, to parent: InFlightEffect,
    _ context: Context, _ embed: @escaping Embed<Source>
  ) {
    guard let childPath = origin.childPath else { return }
    var context = context
    context.reducedState = origin.address
    func addChild() {
      let group = makeNode(.group)
      if !context.isOrphan {
        group.lifetime = context.lifetime
        let key = EffectKey(nil, at: context.path)
        group.keys = [registry.key(equalTo: key) ?? key]
      }
      add(effect, to: group, context, embed)
      attach(group, to: parent)
    }
    var hasEnded = false
    if let state = context.state, childPath.parentType == context.lifetime.stateType {
      (context.isOrphan, hasEnded) = (true, true)
      childPath.descend(from: state) { state in
        if let identity = origin.identity, !identity.isSame(state) { return }
        (context.isOrphan, context.state) = (false, state)
        context.lifetime = context.lifetime.child(childPath)
        if let identity = origin.identity, context.lifetime.updateIdentity(identity) {
          replacedPaths.append(context.path)
        }
        addChild()
      }
      if !context.isOrphan || isNested { return }
    }
    context.lifetime = ChildLifetime(
      untracked: context.path.appending(childPath.component), hasEnded: hasEnded)
    context.state = nil
    addChild()
  }

  private func inherited(_ context: Context) -> ActionTransaction {
    ActionTransaction(context.transaction, else: origin.transaction, in: origin.cycle)
  }

  /// Adds a throttled effect, which replaces the one in flight with the same identifier.
  private mutating func addThrottled<Source>(
    _ effect: Effect<Source>, _ throttling: Throttling, to parent: InFlightEffect,
    _ context: Context, _ embed: @escaping Embed<Source>
  ) {
    if context.isOrphan { return add(effect, to: parent, context, embed) }
    let group = makeNode(.group)
    group.keys = newKeys.keys(for: throttling.id, at: context.path)
    let gate = ThrottleGate(
      throttling, of: group, in: context.gate, context.namespaces, registry, context.lifetime,
      actionType: ObjectIdentifier(Action.self)
    ) { [runner, registry] delay, ordinal in
      SubscriptionLeaf(delay, of: throttling.deferral, by: runner, in: registry, ordinal: ordinal)
    }
    if !throttling.latest {
      // The first action is the pending one of the effect that this one replaces.
      let carryOver = makeLeaf { [runner, registry] leaf in
        runner.withCore { core in
          // The effects that were replaced before have sent nothing that was received.
          guard gate.throttle.carriedOver == nil, let pending = core.pendingAction(at: gate)
          else { return }
          gate.throttle.carriedOver = {
            QueuedAction(pending.action, pending.transaction, from: $0)
          }
        }
        return registry.end(leaf)
      }
      parent.append(carryOver)
    }
    addCancel([throttling.id], to: parent, context, reportingAt: nil)
    var context = context
    context.gate = gate
    add(effect, to: group, context, embed)
    attach(group, to: parent)
  }

  /// Appends a group or a sequence, unless it is empty.
  private func attach(_ node: InFlightEffect, to parent: InFlightEffect) {
    if node.first != nil { parent.append(node) }
  }

  /// Adds a cancel.
  ///
  /// - Parameter location: The source location of the cancel, where a cancel that can't have any
  ///   effect is reported, or `nil` to report nothing.
  private mutating func addCancel(
    _ ids: [AnyHashableSendable], to parent: InFlightEffect, _ context: Context,
    reportingAt location: SourceLocation?
  ) {
    // All effects of the feature are cancelled. At its path, there may be another feature later.
    if context.isOrphan { return }
    let path = context.path
    let leaf = makeLeaf { [registry] leaf in
      var ready: [EffectLeaf] = []
      for id in ids {
        let result = registry.cancel(id, at: path, by: leaf)
        ready += result.ready
        if !result.hasMatch, let location { registry.reportMiss(of: id, at: path, location) }
      }
      return ready + registry.end(leaf)
    }
    parent.append(leaf)
  }

  /// Adds a leaf that runs an operation.
  private func addOperation(
    _ leaf: RegisteredLeaf, to parent: InFlightEffect, _ identity: LeafIdentity, _ context: Context
  ) {
    leaf.lifetime = context.lifetime
    leaf.dismiss = context.dismiss
    leaf.gate = context.gate
    leaf.namespaces = context.namespaces
    for namespace in context.namespaces { namespace.addEffect() }
    add(leaf, to: parent, identity)
  }

  private func add(_ leaf: EffectLeaf, to parent: InFlightEffect, _ identity: LeafIdentity) {
    leaf.keys = identity.keys
    leaf.replacedKey = identity.replacedKey
    parent.append(leaf)
  }

  /// Creates a leaf that a closure starts.
  private mutating func makeLeaf(
    start: @escaping (EffectLeaf) -> [EffectLeaf]
  ) -> EffectLeaf {
    ClosureLeaf(ordinal: nextOrdinal(), start: start)
  }

  private mutating func makeNode(_ kind: InFlightEffect.Kind) -> InFlightEffect {
    InFlightEffect(kind, ordinal: nextOrdinal())
  }

  private mutating func nextOrdinal() -> UInt64 {
    position += 1
    return tree | position
  }
}

extension Effect {
  /// True if this is a single operation.
  fileprivate var isLeaf: Bool {
    switch operation {
    case .run, .send, .subscription, .wait: true
    default: false
    }
  }
}
