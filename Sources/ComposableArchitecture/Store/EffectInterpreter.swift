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
    /// The transaction that was given to the effect, if any.
    var transaction: Transaction?
    var dismiss: (@Sendable () -> Action)?

    var path: FeaturePath { lifetime.path }
  }

  private let runner: EffectRunner<State, Action>
  private let registry: EffectRegistry
  /// The transaction of the change that returned the effect, and its processing cycle.
  private let origin: (transaction: Transaction, cycle: UInt64)
  private let tree: UInt32
  private var position: UInt32 = 0
  /// The paths of the features whose effects belong to a state that another has replaced.
  private(set) var replacedPaths: [FeaturePath] = []

  /// Creates an interpreter of the effect of one action.
  ///
  /// - Parameter cycle: The current processing cycle of the store.
  init(runner: EffectRunner<State, Action>, registry: EffectRegistry, cycle: UInt64) {
    self.runner = runner
    self.registry = registry
    self.origin = (.current, cycle)
    self.tree = registry.nextTreeNumber()
  }

  /// Interprets an effect.
  ///
  /// - Parameter lifetime: The lifetime of the feature that returned the effect. Effects of
  ///   children whose state was removed are left out; if the state of the feature itself was
  ///   removed, all are.
  /// - Returns: The tree, or `nil` if there is nothing to do.
  mutating func interpret(_ effect: Effect<Action>, under lifetime: ChildLifetime)
    -> InFlightEffect?
  {
    let root = makeNode(.group)
    lifetime.withState { state in
      let context = Context(lifetime: lifetime, state: state)
      add(effect, to: root, context, { $0 })
    }
    return root.first == nil ? nil : root
  }

  private mutating func add<Source>(
    _ effect: Effect<Source>, to parent: InFlightEffect, _ context: Context,
    keys: [EffectRegistry.Key] = [], _ embed: @escaping Embed<Source>
  ) {
    switch effect.operation {
    case .none:
      break

    case .send(let action, let transaction):
      let action = embed(action)
      let inherited = inherited(context)
      addLeaf(to: parent, keys) { [runner] leaf in
        runner.withCore {
          $0.receive(action, under: transaction, else: inherited, from: leaf, isLast: true)
        }
        return []
      }

    case .run(let run):
      let (lifetime, transaction, dismiss) = (
        context.lifetime, context.transaction, context.dismiss
      )
      addLeaf(to: parent, keys, run.location) { [runner] leaf in
        runner.start(
          run, embed, as: leaf, at: lifetime, under: transaction ?? Transaction(), dismiss: dismiss
        )
        return []
      }

    case .subscription(let subscription):
      let (lifetime, inherited, dismiss) = (context.lifetime, inherited(context), context.dismiss)
      addLeaf(to: parent, keys, subscription.location) { [runner] leaf in
        runner.start(
          subscription, embed, as: leaf, at: lifetime, under: inherited, dismiss: dismiss)
        return []
      }

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
      if cancelInFlight { addCancel([id], to: parent, context) }
      let keys = keys + EffectRegistry.Key.keys(for: id, at: context.path)
      // A leaf has the identifier itself, without a group around it.
      if effect.isLeaf { return add(effect, to: parent, context, keys: keys, embed) }
      let group = makeNode(.group)
      group.keys = keys
      add(effect, to: group, context, embed)
      attach(group, to: parent)

    case .cancel(let ids):
      addCancel(ids, to: parent, context)

    case .mapped(let mappedEffect):
      add(mappedEffect, to: parent, context, embed)

    case .transaction(let effect, let transaction):
      var context = context
      context.transaction = transaction
      add(effect, to: parent, context, embed)

    case .child(let effect, let childPath, let change):
      guard let state = context.state, childPath.parentType == context.lifetime.stateType else {
        return addUntracked(effect, below: childPath, to: parent, context, embed)
      }
      childPath.descend(from: state) { state in
        if let change, !change.after.isSame(state) { return }
        var context = context
        context.state = state
        context.lifetime = context.lifetime.child(childPath)
        if let change, context.lifetime.updateIdentity(change) {
          replacedPaths.append(context.path)
        }
        let group = makeNode(.group)
        group.lifetime = context.lifetime
        group.keys = [EffectRegistry.Key(path: context.path, tag: .everything)]
        add(effect, to: group, context, embed)
        attach(group, to: parent)
      }

    case .namespaced(let effect, let stabilityCheck):
      let group = makeNode(.group)
      add(effect, to: group, context, embed)
      guard group.first != nil else { return }
      attach(group, to: parent)
      stabilityCheck.effect = group
      if stabilityCheck.stateType == context.lifetime.stateType {
        context.lifetime.add(stabilityCheck)
      }

    case .presented(let effect, let dismiss):
      var context = context
      context.dismiss = { embed(dismiss()) }
      add(effect, to: parent, context, embed)
    }
  }

  /// Adds the effect of a child whose parent's state is not available, as when a reducer calls
  /// `reduce` of another and maps the effect. The effect has the path of the child, but the child's
  /// state is not tracked.
  private mutating func addUntracked<Source>(
    _ effect: Effect<Source>, below childPath: ChildPath, to parent: InFlightEffect,
    _ context: Context,
    _ embed: @escaping Embed<Source>
  ) {
    var context = context
    context.lifetime = ChildLifetime(untracked: context.path.appending(childPath.component))
    context.state = nil
    let group = makeNode(.group)
    group.keys = [EffectRegistry.Key(path: context.path, tag: .everything)]
    add(effect, to: group, context, embed)
    attach(group, to: parent)
  }

  private func inherited(_ context: Context) -> InheritedTransaction {
    InheritedTransaction(context.transaction, else: origin.transaction, in: origin.cycle)
  }

  /// Appends a group or a sequence, unless it is empty.
  private func attach(_ node: InFlightEffect, to parent: InFlightEffect) {
    if node.first != nil { parent.append(node) }
  }

  private mutating func add<M: AnyMappedEffect>(
    _ mappedEffect: M, to parent: InFlightEffect, _ context: Context,
    _ embed: @escaping Embed<M.Action>
  ) {
    let transform = mappedEffect.transform
    add(mappedEffect.source, to: parent, context) { embed(transform($0)) }
  }

  private mutating func addCancel(
    _ ids: [AnyHashableSendable], to parent: InFlightEffect, _ context: Context
  ) {
    let path = context.path
    addLeaf(to: parent) { [registry] leaf in
      ids.flatMap { registry.cancel(EffectRegistry.Key(path: path, tag: .id($0)), by: leaf) }
        + registry.end(leaf)
    }
  }

  private mutating func addLeaf(
    to parent: InFlightEffect, _ keys: [EffectRegistry.Key] = [], _ location: SourceLocation? = nil,
    start: @escaping (InFlightEffect) -> [ReadyEffect]
  ) {
    let leaf = makeNode(.leaf, location)
    leaf.keys = keys
    leaf.start = start
    parent.append(leaf)
  }

  private mutating func makeNode(_ kind: InFlightEffect.Kind, _ location: SourceLocation? = nil)
    -> InFlightEffect
  {
    position += 1
    return InFlightEffect(
      kind, ordinal: InFlightEffect.Ordinal(tree: tree, position: position), location: location)
  }
}

extension Effect {
  /// True if this is a single operation.
  fileprivate var isLeaf: Bool {
    switch operation {
    case .run, .send, .subscription: true
    default: false
    }
  }
}
