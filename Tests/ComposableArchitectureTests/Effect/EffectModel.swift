@testable import ComposableArchitecture

/// What must come of the effects of a ``Whole``: it watches the actions in the order in which they
/// are reduced and knows, by the laws alone, which work is alive.
// Unchecked: everything in these tests happens on one thread.
final class EffectModel: @unchecked Sendable {
  enum Place: Hashable {
    case own, left, child, row(Int), pair(Int), childOfPair(Int)
  }

  final class Leaf {
    let tree: Int
    let place: Place
    let groups: [(position: Int, id: Int)]
    let before: [Leaf]
    var ticks: Int
    var isCancelled = false

    init(
      tree: Int, place: Place, groups: [(position: Int, id: Int)], before: [Leaf], ticks: Int
    ) {
      self.tree = tree
      self.place = place
      self.groups = groups
      self.before = before
      self.ticks = ticks
    }

    var isOver: Bool { isCancelled || ticks == 0 }
  }

  private(set) var leaves: [Int: Leaf] = [:]
  private(set) var faults: [String] = []
  private(set) var trees = 0
  var isReleased = false

  func observe(_ action: Whole.Action, _ state: Whole.State) {
    if isReleased { faults.append("An action came after the store had gone.") }
    switch action {
    case .own(let action): observe(action, at: .own)
    case .left(let action): observe(action, at: .left)
    case .child(let action):
      if state.child != nil { observe(action, at: .child) } else { orphaned(action) }
    case .rows(.element(let id, let action)):
      if state.rows[id: id] != nil { observe(action, at: .row(id)) } else { orphaned(action) }
    case .pairs(.element(let id, .own(let action))):
      if state.pairs[id: id] != nil { observe(action, at: .pair(id)) } else { orphaned(action) }
    case .pairs(.element(let id, .child(let action))):
      if state.pairs[id: id]?.child != nil {
        observe(action, at: .childOfPair(id))
      } else {
        orphaned(action)
      }
    case .toggleChild:
      if state.child != nil { cancel { $0.place == .child } }
    case .toggleRow(let id):
      if state.rows[id: id] != nil { cancel { $0.place == .row(id) } }
    case .togglePair(let id):
      if state.pairs[id: id] != nil {
        cancel { $0.place == .pair(id) || $0.place == .childOfPair(id) }
      }
    case .toggleChildOfPair(let id):
      if state.pairs[id: id]?.child != nil { cancel { $0.place == .childOfPair(id) } }
    }
  }

  private func orphaned(_ action: Part.Action) {
    faults.append("Work of absent state sent \(action).")
  }

  private func observe(_ action: Part.Action, at place: Place) {
    switch action {
    case .start(let tree):
      trees += 1
      var position = 0
      var cancels: [() -> Void] = []
      _ = plant(tree, place, [], [], &position, &cancels)
      for cancel in cancels { cancel() }
    case .cancel(let id):
      cancel { self.reaches(from: place, to: $0) && $0.groups.contains { $0.id == id } }
    case .tick(let number):
      guard let leaf = leaves[number] else { return }
      if leaf.isCancelled { faults.append("Cancelled leaf \(number) ticked.") }
      if leaf.ticks == 0 { faults.append("Leaf \(number) ticked too often.") }
      if let early = leaf.before.first(where: { !$0.isOver }) {
        faults.append("Leaf \(number) ticked before \(early) was over.")
      }
      leaf.ticks -= 1
    }
  }

  func cancel(_ isMeant: (Leaf) -> Bool) {
    for leaf in leaves.values where isMeant(leaf) { leaf.isCancelled = true }
  }

  /// A cancel reaches down from the root to every place, from a pair to its child, and otherwise
  /// only its own.
  private func reaches(from place: Place, to leaf: Leaf) -> Bool {
    if case .pair(let id) = place, leaf.place == .childOfPair(id) { return true }
    return place == .own || place == leaf.place
  }

  /// Enters the leaves of a tree; collects its cancels, which happen in order once all is entered.
  ///
  /// - Returns: The leaves that were entered.
  private func plant(
    _ effect: EffectTree, _ place: Place, _ groups: [(position: Int, id: Int)], _ before: [Leaf],
    _ position: inout Int, _ cancels: inout [() -> Void]
  ) -> [Leaf] {
    position += 1
    let (tree, here) = (trees, position)
    func cancel(_ id: Int) -> () -> Void {
      { [self] in
        self.cancel { leaf in
          reaches(from: place, to: leaf)
            && leaf.groups.contains { group in
              group.id == id
                && (leaf.tree != tree
                  || (group.position < here && !groups.contains { $0.position == group.position }))
            }
        }
      }
    }
    switch effect {
    case .run(let leaf), .send(let leaf), .callback(let leaf, _):
      let ticks = leaf.steps.count(where: { if case .tick = $0 { true } else { false } })
      let planted = Leaf(tree: tree, place: place, groups: groups, before: before, ticks: ticks)
      leaves[leaf.number] = planted
      return [planted]
    case .branch(let effect):
      return plant(effect, place, groups, before, &position, &cancels)
    case .merge(let trees):
      return trees.flatMap { plant($0, place, groups, before, &position, &cancels) }
    case .concatenate(let trees):
      var earlier: [Leaf] = []
      for tree in trees {
        earlier += plant(tree, place, groups, before + earlier, &position, &cancels)
      }
      return earlier
    case .cancellable(let effect, let id, let cancelInFlight):
      // An effect that does nothing restarts nothing.
      if cancelInFlight, effect.effect.leafCount > 0 { cancels.append(cancel(id)) }
      return plant(
        effect, place, groups + [(here, id)], before, &position, &cancels
      )
    case .cancel(let id):
      cancels.append(cancel(id))
      return []
    }
  }
}
