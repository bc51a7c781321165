@testable import ComposableCore

/// A run of random effect trees in two stores on one actor, each with a model of the laws of
/// effects, driven at random.
struct LawRun {
  let seed: UInt64
  /// The subscriptions of the trees.
  let subscriptions: EffectDescription.Subscriptions

  /// Performs the run, and returns the violations of the laws.
  func violations() -> [String] {
    // The features share identifiers, so many of their cancels are reported to have no effect.
    withIssueReporters([], operation: perform)
  }

  private func perform() -> [String] {
    var random = SplitMix(seed: seed)
    let controlledActor = ControlledExecutorActor()
    let modeledStores = [
      ModeledStore(controlledActor, subscriptions), ModeledStore(controlledActor, subscriptions),
    ]
    var number = 0
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      let modeledStore = modeledStores[Int.random(in: 0..<2, using: &random)]
      switch Int.random(in: 0..<19, using: &random) {
      case 0...2:
        let feature = feature(&random)
        modeledStore.start(.random(depth: 3, &number, &random), at: feature)
      case 15:
        let feature = feature(&random)
        modeledStore.startAndRemove(.random(depth: 3, &number, &random), at: feature)
      case 16:
        modeledStore.present(destination(&random))
      case 17:
        number += 1
        modeledStore.send(Bool.random(using: &random) ? .insertRow(100 + number) : .moveRows)
      case 3:
        modeledStore.send(feature(&random), .cancel(Int.random(in: 0..<3, using: &random)))
      case 4:
        modeledStore.send(.toggleChild)
      case 5:
        modeledStore.send(.toggleRow(Int.random(in: 0..<2, using: &random)))
      case 6:
        modeledStore.cancelStart(&random)
      case 7:
        modeledStore.send(.togglePair(Int.random(in: 0..<2, using: &random)))
      case 8:
        modeledStore.send(.toggleChildOfPair(Int.random(in: 0..<2, using: &random)))
      case 9:
        modeledStore.holdPairStores(Bool.random(using: &random))
      default:
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          _ = controlledActor.runNextJob { Int.random(in: 0..<$0, using: &random) }
        }
      }
    }
    if Bool.random(using: &random) { modeledStores[0].release() }
    while controlledActor.runNextJob({ Int.random(in: 0..<$0, using: &random) }) {}
    return modeledStores.flatMap { $0.model.violations + $0.finalViolations() }
  }

  private func feature(_ random: inout SplitMix) -> EffectModel.Feature {
    let features: [EffectModel.Feature] = [
      .own, .own, .left, .child, .row(0), .row(1), .pair(0), .pair(1), .childOfPair(0),
      .childOfPair(1), .destination,
    ]
    return features[Int.random(in: 0..<features.count, using: &random)]
  }

  private func destination(_ random: inout SplitMix) -> DestinationFeature.State? {
    let state = IdentifiedFeature.State(id: Int.random(in: 0..<2, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return nil
    case 1, 2: return .first(state)
    default: return .second(state)
    }
  }

  /// A store and its model.
  // Unchecked: everything in these tests happens on one thread.
  private final class ModeledStore: @unchecked Sendable {
    let model = EffectModel()
    private let controlledActor: ControlledExecutorActor
    private var store: StoreOf<RootFeature>?
    private let registry: EffectRegistry
    private var starts: [(tree: Int, task: StoreTask)] = []
    /// The stores that a list of the pairs holds.
    private var pairStores: [AnyObject] = []

    init(
      _ controlledActor: ControlledExecutorActor, _ subscriptions: EffectDescription.Subscriptions
    ) {
      self.controlledActor = controlledActor
      let core = RootCore(
        initialState: RootFeature.State(),
        reducer: RootFeature(model: model, subscriptions: subscriptions),
        dependencies: DependencyValues(),
        isolation: StoreIsolation(controlledActor),
        probe: RuntimeProbe(controlledActor.effectExecutor)
      )
      registry = core.registry
      store = Store(core)
    }

    func send(_ action: RootFeature.Action) {
      _ = sendReturningTask(action)
    }

    private func sendReturningTask(_ action: RootFeature.Action) -> StoreTask? {
      let action = UncheckedSendable(action)
      return controlledActor.perform { _ in self.store?.send(action.value) }
    }

    private func exists(_ feature: EffectModel.Feature) -> Bool {
      controlledActor.perform { _ in
        switch feature {
        case .own, .left: true
        case .child: self.store?.child != nil
        case .row(let id): self.store?.rows[id: id] != nil
        case .pair(let id): self.store?.pairs[id: id] != nil
        case .childOfPair(let id): self.store?.pairs[id: id]?.child != nil
        case .destination: self.store?.destination != nil
        }
      }
    }

    func send(_ feature: EffectModel.Feature, _ action: EffectFeature.Action) {
      _ = sendReturningTask(feature, action)
    }

    private func sendReturningTask(_ feature: EffectModel.Feature, _ action: EffectFeature.Action)
      -> StoreTask?
    {
      guard exists(feature) else { return nil }
      switch feature {
      case .own: return sendReturningTask(.own(action))
      case .left: return sendReturningTask(.left(action))
      case .child: return sendReturningTask(.child(action))
      case .row(let id): return sendReturningTask(.rows(.element(id: id, action: action)))
      case .pair(let id): return sendReturningTask(.pairs(.element(id: id, action: .own(action))))
      case .childOfPair(let id):
        return sendReturningTask(.pairs(.element(id: id, action: .child(action))))
      case .destination:
        let isFirst = controlledActor.perform { _ in self.store?.destination?.is(\.first) == true }
        return sendReturningTask(
          .destination(.presented(isFirst ? .first(.feature(action)) : .second(.feature(action)))))
      }
    }

    func start(_ tree: EffectDescription, at feature: EffectModel.Feature) {
      guard let task = sendReturningTask(feature, .start(tree)) else { return }
      starts.append((model.trees, task))
    }

    /// Starts effects in a feature whose state its parent removes for the same action.
    func startAndRemove(_ tree: EffectDescription, at feature: EffectModel.Feature) {
      // The state of the others exists as long as the store's.
      if feature == .own || feature == .left { return }
      send(feature, .startAndRemove(tree))
    }

    func present(_ destination: DestinationFeature.State?) {
      send(.present(destination))
    }

    func cancelStart(_ random: inout SplitMix) {
      guard let start = starts.randomElement(using: &random) else { return }
      model.cancel(tree: start.tree)
      controlledActor.perform { _ in start.task.cancel() }
    }

    /// Creates the stores that a list of the pairs holds, or releases them.
    func holdPairStores(_ isHolding: Bool) {
      controlledActor.perform { _ in
        self.pairStores = []
        guard isHolding, let store = self.store else { return }
        for pair in store.scope(state: \.pairs, action: \.pairs) {
          self.pairStores.append(pair)
          if let child = pair.scope(state: \.value.child, action: \.child) {
            self.pairStores.append(child)
          }
        }
      }
    }

    func release() {
      model.isReleased = true
      controlledActor.perform { _ in
        self.pairStores = []
        self.store = nil
      }
    }

    /// The violations after all jobs have run.
    func finalViolations() -> [String] {
      var violations: [String] = []
      if !registry.leaves().isEmpty { violations.append("Effects remain in the registry.") }
      if !registry.isEmpty { violations.append("An identifier remains in the registry.") }
      if !model.isReleased {
        for (number, leaf) in model.leaves where !leaf.isFinished {
          violations.append("Leaf \(number) did not deliver all its actions.")
        }
      }
      return violations
    }
  }
}
