@testable import ComposableArchitecture

/// A description of an effect from which both the effect and what must come of it can be told.
indirect enum EffectTree {
  struct Leaf {
    enum Step {
      case tick
      case cancel(Int)
    }

    let number: Int
    let steps: [Step]

    func action(_ step: Step) -> Part.Action {
      switch step {
      case .tick: .tick(number)
      case .cancel(let id): .cancel(id)
      }
    }
  }

  case run(Leaf)
  /// Calls back: so many steps while it begins, the others later.
  case callback(Leaf, atOnce: Int)
  /// Runs an effect by itself and calls back with its actions.
  case branch(EffectTree)
  case send(Leaf)
  case merge([EffectTree])
  case concatenate([EffectTree])
  case cancellable(EffectTree, id: Int, cancelInFlight: Bool)
  case cancel(Int)

  /// The effect that a reducer returns for this tree.
  var effect: Effect<Part.Action> {
    switch self {
    case .run(let leaf):
      .run { send in
        for step in leaf.steps { await send(leaf.action(step)) }
      }
    case .callback(let leaf, let atOnce):
      .calling(back: leaf, atOnce: atOnce)
    case .branch(let tree):
      .branching(tree)
    case .send(let leaf):
      .send(.tick(leaf.number))
    case .merge(let trees):
      .merge(trees.map(\.effect))
    case .concatenate(let trees):
      .concatenate(trees.map(\.effect))
    case .cancellable(let tree, let id, let cancelInFlight):
      tree.effect.cancellable(id: id, cancelInFlight: cancelInFlight)
    case .cancel(let id):
      .cancel(id: id)
    }
  }

  /// A random tree.
  ///
  /// - Parameters:
  ///   - isNow: Whether the tree begins when it is returned. Cancels and branches stand only where it
  ///     does, so that the model knows when they happen.
  ///   - isBranch: Whether it runs by itself. It has no identities then: what it has sent is its
  ///     subscriber's, and a cancel of an identity inside it comes too late for that.
  static func random(
    depth: Int, isNow: Bool = true, isBranch: Bool = false, _ next: inout Int,
    _ random: inout SplitMix
  ) -> Self {
    func subtrees(_ random: inout SplitMix, _ isNow: (Int) -> Bool) -> [Self] {
      (0..<Int.random(in: 0...3, using: &random)).map {
        .random(depth: depth - 1, isNow: isNow($0), isBranch: isBranch, &next, &random)
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
    switch Int.random(in: 0..<(depth > 0 ? 13 : 5), using: &random) {
    case 0, 1:
      return .run(leaf(Int.random(in: 0...3, using: &random), &random))
    case 2:
      next += 1
      return .send(Leaf(number: next, steps: [.tick]))
    case 3, 4:
      let steps = Int.random(in: 0...3, using: &random)
      return .callback(leaf(steps, &random), atOnce: Int.random(in: 0...steps, using: &random))
    case 5, 6:
      return .merge(subtrees(&random) { _ in isNow })
    case 7, 8:
      return .concatenate(subtrees(&random) { isNow && $0 == 0 })
    case 9 where isNow:
      return .cancel(Int.random(in: 0..<3, using: &random))
    case 10 where isNow:
      return .branch(.random(depth: depth - 1, isBranch: true, &next, &random))
    case 9... where isBranch:
      return .merge(subtrees(&random) { _ in isNow })
    default:
      return .cancellable(
        .random(depth: depth - 1, isNow: isNow, &next, &random),
        id: Int.random(in: 0..<3, using: &random),
        cancelInFlight: isNow && Bool.random(using: &random)
      )
    }
  }
}

/// A feature that returns the effects it is told to.
@Reducer
struct Part {
  struct State: Equatable {}

  @CasePathable
  enum Action {
    case start(EffectTree)
    case cancel(Int)
    case tick(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .start(let tree): tree.effect
      case .cancel(let id): .cancel(id: id)
      case .tick: .none
      }
    }
  }
}

/// A feature that may have another below it, both of them a ``Part``.
@Reducer
struct PairedPart {
  struct State: Equatable {
    var own = Part.State()
    var child: Part.State? = Part.State()
  }

  @CasePathable
  enum Action {
    case own(Part.Action)
    case child(Part.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .own(let action) = action else { return .none }
      return Part().reduce(into: &state.own, action: action).map(Action.own)
    }
    .ifLet(\.child, action: \.child) { Part() }
  }
}

/// A feature with all kinds of children, each a ``Part`` or a ``PairedPart``; it tells the model what it
/// reduces.
@Reducer
struct Whole {
  struct Row: Equatable, Identifiable {
    let id: Int
    var part = Part.State()
  }

  struct State: Equatable {
    var own = Part.State()
    var left = Part.State()
    var child: Part.State? = Part.State()
    var rows: IdentifiedArrayOf<Row> = [Row(id: 0), Row(id: 1)]
    var pairs: IdentifiedArrayOf<Identified<Int, PairedPart.State>> = [
      Identified(PairedPart.State(), id: 0), Identified(PairedPart.State(), id: 1),
    ]
  }

  @CasePathable
  enum Action {
    case own(Part.Action)
    case left(Part.Action)
    case child(Part.Action)
    case rows(IdentifiedAction<Int, Part.Action>)
    case pairs(IdentifiedAction<Int, PairedPart.Action>)
    case toggleChild
    case toggleRow(Int)
    case togglePair(Int)
    case toggleChildOfPair(Int)
  }

  let model: EffectModel

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      model.observe(action, state)
      return .none
    }
    Scope(state: \.left, action: \.left) { Part() }
    Reduce { state, action in
      switch action {
      case .own(let action):
        return Part().reduce(into: &state.own, action: action).map(Action.own)
      case .toggleChild:
        state.child = state.child == nil ? Part.State() : nil
      case .toggleRow(let id):
        if state.rows.remove(id: id) == nil { state.rows.append(Row(id: id)) }
      case .togglePair(let id):
        if state.pairs.remove(id: id) == nil {
          state.pairs.append(Identified(PairedPart.State(), id: id))
        }
      case .toggleChildOfPair(let id):
        let child = state.pairs[id: id]?.child
        state.pairs[id: id]?.child = child == nil ? Part.State() : nil
      case .left, .child, .rows, .pairs:
        break
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { Part() }
    .forEach(\.rows, action: \.rows) {
      Scope(state: \.part, action: \.self) { Part() }
    }
    .forEach(\.pairs, action: \.pairs) { PairedPart() }
  }
}
