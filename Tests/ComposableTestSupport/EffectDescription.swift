@testable import ComposableCore

/// A description of an effect, from which both the effect and its expected events are derived.
indirect enum EffectDescription {
  struct Leaf {
    enum Step {
      case tick
      case cancel(Int)
    }

    let number: Int
    let steps: [Step]

    func action(_ step: Step) -> EffectFeature.Action {
      switch step {
      case .tick: .tick(number)
      case .cancel(let id): .cancel(id)
      }
    }
  }

  case run(Leaf)
  /// A subscription that sends the first steps while it begins, the others later.
  case callback(Leaf, immediate: Int)
  /// A subscription that runs a nested effect and sends its actions.
  case nested(EffectDescription)
  case send(Leaf)
  case merge([EffectDescription])
  case concatenate([EffectDescription])
  case cancellable(EffectDescription, id: Int, cancelInFlight: Bool)
  case cancel(Int)
  /// An action between two members of a concatenation, by which a model observes that the second
  /// begins.
  case marker(Int)

  /// The effects that subscribe to something.
  struct Subscriptions: Sendable {
    /// Sends the first steps of a leaf while it begins, the others later.
    let subscribing: @Sendable (_ leaf: Leaf, _ immediate: Int) -> Effect<EffectFeature.Action>
    /// Runs an effect as a nested one, and sends its actions.
    let nesting: @Sendable (Effect<EffectFeature.Action>) -> Effect<EffectFeature.Action>
  }

  /// The effect that a reducer returns for this tree.
  func effect(_ subscriptions: Subscriptions) -> Effect<EffectFeature.Action> {
    switch self {
    case .run(let leaf):
      .run { send in
        for step in leaf.steps { await send(leaf.action(step)) }
      }
    case .callback(let leaf, let immediate):
      subscriptions.subscribing(leaf, immediate)
    case .nested(let tree):
      subscriptions.nesting(tree.effect(subscriptions))
    case .send(let leaf):
      .send(.tick(leaf.number))
    case .merge(let trees):
      .merge(trees.map { $0.effect(subscriptions) })
    case .concatenate(let trees):
      .concatenate(trees.map { $0.effect(subscriptions) })
    case .cancellable(let tree, let id, let cancelInFlight):
      tree.effect(subscriptions).cancellable(id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id):
      .cancel(id: id)
    case .marker(let number):
      // It finishes once the action is reduced: a model observes it before the next member begins.
      .subscription { subscriber in
        subscriber.send(.mark(number))
        subscriber.finish()
        return {}
      }
    }
  }

  /// A random tree.
  ///
  /// - Parameter isNested: True if the tree is nested. It has no identifiers then: the subscriber
  ///   already owns the actions that it sent, so a cancel of an identifier inside it comes too late.
  static func random(
    depth: Int, isNested: Bool = false, _ next: inout Int, _ random: inout SplitMix
  ) -> Self {
    func subtrees(_ random: inout SplitMix) -> [Self] {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        .random(depth: depth - 1, isNested: isNested, &next, &random)
      }
    }
    func leaf(_ steps: Int, _ random: inout SplitMix) -> Leaf {
      next += 1
      return Leaf(
        number: next,
        steps: (0..<steps).map { _ in
          Int.random(in: 0..<6, using: &random) == 0
            ? .cancel(Int.random(in: 0..<3, using: &random)) : .tick
        }
      )
    }
    switch Int.random(in: 0..<(depth > 0 ? 14 : 5), using: &random) {
    case 0, 1:
      return .run(leaf(Int.random(in: 0...3, using: &random), &random))
    case 2:
      next += 1
      return .send(Leaf(number: next, steps: [.tick]))
    case 3, 4:
      let steps = Int.random(in: 0...3, using: &random)
      return .callback(leaf(steps, &random), immediate: Int.random(in: 0...steps, using: &random))
    case 5, 6:
      return .merge(subtrees(&random))
    case 7, 8:
      var members: [Self] = []
      for tree in subtrees(&random) {
        if !members.isEmpty {
          next += 1
          members.append(.marker(next))
        }
        members.append(tree)
      }
      return .concatenate(members)
    case 9, 10:
      return .cancel(Int.random(in: 0..<3, using: &random))
    case 11:
      return .nested(.random(depth: depth - 1, isNested: true, &next, &random))
    case 12... where isNested:
      return .merge(subtrees(&random))
    default:
      return .cancellable(
        .random(depth: depth - 1, &next, &random),
        id: Int.random(in: 0..<3, using: &random),
        cancelInFlight: Bool.random(using: &random)
      )
    }
  }
}

/// A feature that returns the effects of its actions.
@Reducer
struct EffectFeature {
  struct State: Equatable {}

  @CasePathable
  enum Action {
    case start(EffectDescription)
    /// Starts effects, and makes the parent remove the state.
    case startAndRemove(EffectDescription)
    case cancel(Int)
    case tick(Int)
    case mark(Int)

    var removesState: Bool { self.is(\.startAndRemove) }
  }

  let subscriptions: EffectDescription.Subscriptions

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .start(let tree), .startAndRemove(let tree): tree.effect(subscriptions)
      case .cancel(let id): .cancel(id: id)
      case .tick, .mark: .none
      }
    }
  }
}

/// An ``EffectFeature`` with an id.
@Reducer
struct IdentifiedFeature {
  struct State: Equatable, Identifiable {
    let id: Int
    var feature = EffectFeature.State()
  }

  @CasePathable
  enum Action {
    case feature(EffectFeature.Action)

    var feature: EffectFeature.Action {
      switch self {
      case .feature(let action): action
      }
    }
  }

  @Dependency(\.subscriptions) var subscriptions

  var body: some ReducerOf<Self> {
    Scope(state: \.feature, action: \.feature) { EffectFeature(subscriptions: subscriptions) }
  }
}

@Reducer
enum DestinationFeature {
  case first(IdentifiedFeature)
  case second(IdentifiedFeature)
}

extension DestinationFeature.State: Equatable {
  /// The case and the id of the payload.
  var identity: [Int] {
    switch self {
    case .first(let state): [1, state.id]
    case .second(let state): [2, state.id]
    }
  }
}

extension DependencyValues {
  fileprivate enum SubscriptionsKey: DependencyKey {
    static var liveValue: EffectDescription.Subscriptions {
      EffectDescription.Subscriptions(subscribing: { _, _ in .none }, nesting: { $0 })
    }
    static var testValue: EffectDescription.Subscriptions { liveValue }
  }

  var subscriptions: EffectDescription.Subscriptions {
    get { self[SubscriptionsKey.self] }
    set { self[SubscriptionsKey.self] = newValue }
  }
}

/// A feature with an optional child, both of them an ``EffectFeature``.
@Reducer
struct PairFeature {
  struct State: Equatable {
    var own = EffectFeature.State()
    var child: EffectFeature.State? = EffectFeature.State()
  }

  @CasePathable
  enum Action {
    case own(EffectFeature.Action)
    case child(EffectFeature.Action)
  }

  let subscriptions: EffectDescription.Subscriptions

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .own(let action):
        return EffectFeature(subscriptions: subscriptions).reduce(into: &state.own, action: action)
          .map(Action.own)
      case .child(let action):
        if action.removesState { state.child = nil }
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { EffectFeature(subscriptions: subscriptions) }
  }
}

/// A feature with all kinds of children, each an ``EffectFeature`` or a ``PairFeature``; the model
/// observes its actions.
@Reducer
struct RootFeature {
  struct Row: Equatable, Identifiable {
    let id: Int
    var feature = EffectFeature.State()
  }

  struct State: Equatable {
    var own = EffectFeature.State()
    var left = EffectFeature.State()
    var child: EffectFeature.State? = EffectFeature.State()
    var rows: IdentifiedArrayOf<Row> = [Row(id: 0), Row(id: 1)]
    var pairs: IdentifiedArrayOf<Identified<Int, PairFeature.State>> = [
      Identified(PairFeature.State(), id: 0), Identified(PairFeature.State(), id: 1),
    ]
    @PresentationState var destination: DestinationFeature.State?
  }

  @CasePathable
  enum Action {
    case own(EffectFeature.Action)
    case left(EffectFeature.Action)
    case child(EffectFeature.Action)
    case rows(IdentifiedAction<Int, EffectFeature.Action>)
    case pairs(IdentifiedAction<Int, PairFeature.Action>)
    case destination(PresentationAction<DestinationFeature.Action>)
    case toggleChild
    case toggleRow(Int)
    case togglePair(Int)
    case toggleChildOfPair(Int)
    case present(DestinationFeature.State?)
    /// Inserts a row without effects at the beginning.
    case insertRow(Int)
    case moveRows
  }

  let model: EffectModel
  let subscriptions: EffectDescription.Subscriptions

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      model.observe(action, state)
      return .none
    }
    Scope(state: \.left, action: \.left) {
      EffectFeature(subscriptions: subscriptions)
        .namespaced(
          by: { _ in 0 }, readsState: true, makeDependencies: { { _ in ._current } },
          onChange: { preconditionFailure("The namespace changed from \($0) to \($1).") }
        )
    }
    Reduce { state, action in
      switch action {
      case .own(let action):
        return EffectFeature(subscriptions: subscriptions).reduce(into: &state.own, action: action)
          .map(Action.own)
      case .toggleChild:
        state.child = state.child == nil ? EffectFeature.State() : nil
      case .toggleRow(let id):
        if state.rows.remove(id: id) == nil { state.rows.append(Row(id: id)) }
      case .togglePair(let id):
        if state.pairs.remove(id: id) == nil {
          state.pairs.append(Identified(PairFeature.State(), id: id))
        }
      case .toggleChildOfPair(let id):
        let child = state.pairs[id: id]?.child
        state.pairs[id: id]?.child = child == nil ? EffectFeature.State() : nil
      case .present(let destination):
        state.destination = destination
      case .insertRow(let id):
        state.rows.insert(Row(id: id), at: 0)
      case .moveRows:
        state.rows.reverse()
        state.pairs.reverse()
      case .child(let action):
        if action.removesState { state.child = nil }
      case .rows(.element(let id, let action)):
        if action.removesState { state.rows.remove(id: id) }
      case .pairs(.element(let id, .own(let action))):
        if action.removesState { state.pairs.remove(id: id) }
      case .destination(.presented(.first(let action))),
        .destination(.presented(.second(let action))):
        if action.feature.removesState { state.destination = nil }
      case .left, .pairs, .destination(.dismiss):
        break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { EffectFeature(subscriptions: subscriptions) }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.rows, action: \.rows) {
      Scope(state: \.feature, action: \.self) { EffectFeature(subscriptions: subscriptions) }
    }
    .forEach(\.pairs, action: \.pairs) { PairFeature(subscriptions: subscriptions) }
    .dependency(\.subscriptions, subscriptions)
  }
}
