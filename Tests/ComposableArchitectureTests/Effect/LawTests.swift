import Testing

@testable import ComposableArchitecture

/// The laws of live work, over generated effect trees and random interleavings.
@Suite struct LawTests {
  @Test(arguments: 0..<60)
  func everyRunObeysTheLaws(block: UInt64) {
    for seed in (block * 50)..<(block * 50 + 50) {
      let faults = run(seed: seed)
      #expect(faults.isEmpty, "seed \(seed)")
      if !faults.isEmpty { return }
    }
  }

  /// Two stores on one actor, each with a model of its own, driven at random.
  private func run(seed: UInt64) -> [String] {
    var random = SplitMix(seed: seed)
    let controlledActor = ControlledExecutorActor()
    let rooms = [Room(controlledActor), Room(controlledActor)]
    var number = 0
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      let room = rooms[Int.random(in: 0..<2, using: &random)]
      switch Int.random(in: 0..<15, using: &random) {
      case 0...2:
        let place = place(&random)
        room.start(.random(depth: 3, &number, &random), at: place)
      case 3:
        room.send(place(&random), .cancel(Int.random(in: 0..<3, using: &random)))
      case 4:
        room.send(.toggleChild)
      case 5:
        room.send(.toggleRow(Int.random(in: 0..<2, using: &random)))
      case 6:
        room.cancelStart(&random)
      case 7:
        room.send(.togglePair(Int.random(in: 0..<2, using: &random)))
      case 8:
        room.send(.toggleChildOfPair(Int.random(in: 0..<2, using: &random)))
      case 9:
        room.showPairs(Bool.random(using: &random))
      default:
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          _ = controlledActor.runNextJob { Int.random(in: 0..<$0, using: &random) }
        }
      }
    }
    if Bool.random(using: &random) { rooms[0].release() }
    while controlledActor.runNextJob({ Int.random(in: 0..<$0, using: &random) }) {}
    return rooms.flatMap { $0.model.faults + $0.unfinished() }
  }

  private func place(_ random: inout SplitMix) -> EffectModel.Place {
    let places: [EffectModel.Place] = [
      .own, .own, .left, .child, .row(0), .row(1), .pair(0), .pair(1), .childOfPair(0),
      .childOfPair(1),
    ]
    return places[Int.random(in: 0..<places.count, using: &random)]
  }

  /// A store and its model.
  // Unchecked: everything in these tests happens on one thread.
  private final class Room: @unchecked Sendable {
    let model = EffectModel()
    private let controlledActor: ControlledExecutorActor
    private var store: StoreOf<Whole>?
    private let registry: EffectRegistry
    private var starts: [(tree: Int, task: StoreTask)] = []
    /// Stores that a list of the pairs holds.
    private var shown: [AnyObject] = []

    init(_ controlledActor: ControlledExecutorActor) {
      self.controlledActor = controlledActor
      let core = RootCore(
        initialState: Whole.State(),
        reducer: Whole(model: model),
        dependencies: DependencyValues(),
        isolation: controlledActor,
        executor: controlledActor.effectExecutor
      )
      registry = core.registry
      store = Store(core)
    }

    func send(_ action: Whole.Action) {
      _ = sending(action)
    }

    private func sending(_ action: Whole.Action) -> StoreTask? {
      let action = UncheckedSendable(action)
      return controlledActor.perform { _ in self.store?.send(action.value) }
    }

    private func exists(_ place: EffectModel.Place) -> Bool {
      controlledActor.perform { _ in
        switch place {
        case .own, .left: true
        case .child: self.store?.child != nil
        case .row(let id): self.store?.rows[id: id] != nil
        case .pair(let id): self.store?.pairs[id: id] != nil
        case .childOfPair(let id): self.store?.pairs[id: id]?.child != nil
        }
      }
    }

    func send(_ place: EffectModel.Place, _ action: Part.Action) {
      _ = sending(place, action)
    }

    private func sending(_ place: EffectModel.Place, _ action: Part.Action) -> StoreTask? {
      guard exists(place) else { return nil }
      switch place {
      case .own: return sending(.own(action))
      case .left: return sending(.left(action))
      case .child: return sending(.child(action))
      case .row(let id): return sending(.rows(.element(id: id, action: action)))
      case .pair(let id): return sending(.pairs(.element(id: id, action: .own(action))))
      case .childOfPair(let id):
        return sending(.pairs(.element(id: id, action: .child(action))))
      }
    }

    func start(_ tree: EffectTree, at place: EffectModel.Place) {
      guard let task = sending(place, .start(tree)) else { return }
      starts.append((model.trees, task))
    }

    func cancelStart(_ random: inout SplitMix) {
      guard let start = starts.randomElement(using: &random) else { return }
      model.cancel { $0.tree == start.tree }
      controlledActor.perform { _ in start.task.cancel() }
    }

    /// Makes the stores that a list of the pairs shows, or lets go of them.
    func showPairs(_ isShown: Bool) {
      controlledActor.perform { _ in
        self.shown = []
        guard isShown, let store = self.store else { return }
        for pair in store.scope(state: \.pairs, action: \.pairs) {
          self.shown.append(pair)
          if let child = pair.scope(state: \.value.child, action: \.child) {
            self.shown.append(child)
          }
        }
      }
    }

    func release() {
      model.isReleased = true
      controlledActor.perform { _ in
        self.shown = []
        self.store = nil
      }
    }

    /// What is wrong when nothing can go on any more.
    func unfinished() -> [String] {
      var faults: [String] = []
      if !registry.leaves().isEmpty { faults.append("Work stayed in the register.") }
      if !registry.isEmpty { faults.append("An identity stayed in the register.") }
      if !model.isReleased {
        for (number, leaf) in model.leaves where !leaf.isOver {
          faults.append("Leaf \(number) did not deliver all its actions.")
        }
      }
      return faults
    }
  }
}
