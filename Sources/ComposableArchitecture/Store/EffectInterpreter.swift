/// Turns an effect, which is a value, into a tree of work for the register. Starts nothing.
struct EffectInterpreter<State, Action> {
  typealias Embed<Source> = @Sendable (Source) -> Action

  /// What the nodes above a piece of an effect say about it.
  private struct Context {
    /// The feature that returned it.
    var watch: ChildLifetime
    /// Where its state lies; `nil` when nobody knows.
    var state: UnsafeRawPointer?
    /// Given to the effect, if any is.
    var transaction: Transaction?
    var dismiss: (@Sendable () -> Action)?

    var path: FeaturePath { watch.path }
  }

  private let port: EffectRunner<State, Action>
  private let register: EffectRegistry
  /// The transaction of the change that brings the effect about, and its round.
  private let change: (transaction: Transaction, round: UInt64)
  private let tree: UInt32
  private var position: UInt32 = 0
  /// The places whose work belongs to a state that another has replaced.
  private(set) var departures: [FeaturePath] = []

  /// - Parameter round: How many times the store has begun to handle actions.
  init(port: EffectRunner<State, Action>, register: EffectRegistry, round: UInt64) {
    self.port = port
    self.register = register
    self.change = (.current, round)
    self.tree = register.nextTree()
  }

  /// Plans an effect.
  ///
  /// - Parameter watch: The watch of the feature that returned it. What belongs to a child of that
  ///   which is not there any more is left out; if it is not there itself, all is.
  /// - Returns: `nil` when nothing is to be done.
  mutating func plan(_ effect: Effect<Action>, under watch: ChildLifetime) -> InFlightEffect? {
    let root = node(.group)
    watch.show { state in
      let around = Context(watch: watch, state: state)
      add(effect, to: root, around, { $0 })
    }
    return root.first == nil ? nil : root
  }

  private mutating func add<Source>(
    _ effect: Effect<Source>, to parent: InFlightEffect, _ around: Context,
    keys: [EffectRegistry.Key] = [], _ embed: @escaping Embed<Source>
  ) {
    switch effect.node {
    case .none:
      break

    case .send(let action, let transaction):
      let action = embed(action)
      let inherited = inherited(around)
      addLeaf(to: parent, keys) { [port] work in
        port.hand {
          $0.receive(action, under: transaction, else: inherited, from: work, isLast: true)
        }
        return []
      }

    case .run(let run):
      let (watch, transaction, dismiss) = (around.watch, around.transaction, around.dismiss)
      addLeaf(to: parent, keys, run.location) { [port] work in
        port.start(
          run, embed, as: work, at: watch, under: transaction ?? Transaction(), dismiss: dismiss
        )
        return []
      }

    case .subscription(let subscription):
      let (watch, inherited, dismiss) = (around.watch, inherited(around), around.dismiss)
      addLeaf(to: parent, keys, subscription.location) { [port] work in
        port.start(subscription, embed, as: work, at: watch, under: inherited, dismiss: dismiss)
        return []
      }

    case .merge(let parts):
      parts.forEach { add($0, to: parent, around, embed) }

    case .concatenate(let parts):
      let sequence = node(.sequence)
      parts.forEach { part in
        let member = node(.group)
        add(part, to: member, around, embed)
        attach(member, to: sequence)
      }
      attach(sequence, to: parent)

    case .cancellable(let effect, let id, let cancelInFlight):
      if cancelInFlight { addCancel([id], to: parent, around) }
      let keys = keys + EffectRegistry.Key.keys(for: id, at: around.path)
      // A single piece of work carries its identity itself.
      if effect.isLeaf { return add(effect, to: parent, around, keys: keys, embed) }
      let group = node(.group)
      group.keys = keys
      add(effect, to: group, around, embed)
      attach(group, to: parent)

    case .cancel(let ids):
      addCancel(ids, to: parent, around)

    case .mapped(let mapping):
      add(mapping, to: parent, around, embed)

    case .transaction(let effect, let transaction):
      var around = around
      around.transaction = transaction
      add(effect, to: parent, around, embed)

    case .within(let effect, let descent, let change):
      guard let state = around.state, descent.root == around.watch.state else {
        return addUnwatched(effect, below: descent, to: parent, around, embed)
      }
      descent.descend(from: state) { state in
        if let change, !change.after.isSame(state) { return }
        var around = around
        around.state = state
        around.watch = around.watch.child(descent)
        if let change, around.watch.identify(change) { departures.append(around.path) }
        let group = node(.group)
        group.watch = around.watch
        group.keys = [EffectRegistry.Key(path: around.path, tag: .everything)]
        add(effect, to: group, around, embed)
        attach(group, to: parent)
      }

    case .guarded(let effect, let nameGuard):
      let group = node(.group)
      add(effect, to: group, around, embed)
      guard group.first != nil else { return }
      attach(group, to: parent)
      nameGuard.work = group
      if nameGuard.state == around.watch.state { around.watch.add(nameGuard) }

    case .presented(let effect, let dismiss):
      var around = around
      around.dismiss = { embed(dismiss()) }
      add(effect, to: parent, around, embed)
    }
  }

  /// Adds the effect of a child whose parent's state is not at hand, as when a reducer calls another's
  /// `reduce` by itself and maps the effect: it is filed in its place, but nobody looks for its state.
  private mutating func addUnwatched<Source>(
    _ effect: Effect<Source>, below descent: ChildPath, to parent: InFlightEffect, _ around: Context,
    _ embed: @escaping Embed<Source>
  ) {
    var around = around
    around.watch = ChildLifetime(unwatched: around.path.appending(descent.component))
    around.state = nil
    let group = node(.group)
    group.keys = [EffectRegistry.Key(path: around.path, tag: .everything)]
    add(effect, to: group, around, embed)
    attach(group, to: parent)
  }

  private func inherited(_ around: Context) -> InheritedTransaction {
    InheritedTransaction(around.transaction, else: change.transaction, in: change.round)
  }

  /// Adds what has become of a group or a sequence, if anything has.
  private func attach(_ work: InFlightEffect, to parent: InFlightEffect) {
    if work.first != nil { parent.append(work) }
  }

  private mutating func add<M: AnyMappedEffect>(
    _ mapping: M, to parent: InFlightEffect, _ around: Context, _ embed: @escaping Embed<M.Action>
  ) {
    let transform = mapping.transform
    add(mapping.source, to: parent, around) { embed(transform($0)) }
  }

  private mutating func addCancel(
    _ ids: [AnyHashableSendable], to parent: InFlightEffect, _ around: Context
  ) {
    let path = around.path
    addLeaf(to: parent) { [register] work in
      ids.flatMap { register.cancel(EffectRegistry.Key(path: path, tag: .id($0)), by: work) }
        + register.end(work)
    }
  }

  private mutating func addLeaf(
    to parent: InFlightEffect, _ keys: [EffectRegistry.Key] = [], _ location: SourceLocation? = nil,
    start: @escaping (InFlightEffect) -> [ReadyEffect]
  ) {
    let leaf = node(.leaf, location)
    leaf.keys = keys
    leaf.start = start
    parent.append(leaf)
  }

  private mutating func node(_ kind: InFlightEffect.Kind, _ location: SourceLocation? = nil) -> InFlightEffect {
    position += 1
    return InFlightEffect(kind, stamp: InFlightEffect.Stamp(tree: tree, position: position), location: location)
  }
}

extension Effect {
  /// Whether this is one piece of work.
  fileprivate var isLeaf: Bool {
    switch node {
    case .run, .send, .subscription: true
    default: false
    }
  }
}

extension EffectRegistry.Key {
  /// Where an identity is filed: at its feature and at every feature above, from which a cancel
  /// reaches down.
  static func keys(for id: AnyHashableSendable, at path: FeaturePath) -> [Self] {
    var keys: [Self] = []
    var path: FeaturePath? = path
    while let current = path {
      keys.append(Self(path: current, tag: .id(id)))
      path = current.parent
    }
    return keys
  }
}
