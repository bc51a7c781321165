@testable import ComposableArchitecture

/// A model of the effects of a ``RootFeature``: it observes the actions in the order in which they
/// are reduced and derives, from the laws alone, which effects are running.
// Unchecked: everything in these tests happens on one thread.
final class EffectModel: @unchecked Sendable {
  enum Feature: Hashable {
    case own, left, child, row(Int), pair(Int), childOfPair(Int)
  }

  final class Leaf {
    let tree: Int
    let feature: Feature
    let groups: [(position: Int, id: Int)]
    let before: [Leaf]
    var ticks: Int
    var isCancelled = false

    init(
      tree: Int, feature: Feature, groups: [(position: Int, id: Int)], before: [Leaf], ticks: Int
    ) {
      self.tree = tree
      self.feature = feature
      self.groups = groups
      self.before = before
      self.ticks = ticks
    }

    var isFinished: Bool { isCancelled || ticks == 0 }
  }

  private(set) var leaves: [Int: Leaf] = [:]
  private(set) var violations: [String] = []
  private(set) var trees = 0
  var isReleased = false

  func observe(_ action: RootFeature.Action, _ state: RootFeature.State) {
    if isReleased { violations.append("An action arrived after the store was released.") }
    switch action {
    case .own(let action): observe(action, at: .own)
    case .left(let action): observe(action, at: .left)
    case .child(let action):
      if state.child != nil { observe(action, at: .child) } else { reportOrphan(action) }
    case .rows(.element(let id, let action)):
      if state.rows[id: id] != nil { observe(action, at: .row(id)) } else { reportOrphan(action) }
    case .pairs(.element(let id, .own(let action))):
      if state.pairs[id: id] != nil { observe(action, at: .pair(id)) } else { reportOrphan(action) }
    case .pairs(.element(let id, .child(let action))):
      if state.pairs[id: id]?.child != nil {
        observe(action, at: .childOfPair(id))
      } else {
        reportOrphan(action)
      }
    case .toggleChild:
      if state.child != nil { cancel { $0.feature == .child } }
    case .toggleRow(let id):
      if state.rows[id: id] != nil { cancel { $0.feature == .row(id) } }
    case .togglePair(let id):
      if state.pairs[id: id] != nil {
        cancel { $0.feature == .pair(id) || $0.feature == .childOfPair(id) }
      }
    case .toggleChildOfPair(let id):
      if state.pairs[id: id]?.child != nil { cancel { $0.feature == .childOfPair(id) } }
    }
  }

  private func reportOrphan(_ action: EffectFeature.Action) {
    violations.append("An effect of absent state sent \(action).")
  }

  private func observe(_ action: EffectFeature.Action, at feature: Feature) {
    switch action {
    case .start(let tree):
      trees += 1
      var position = 0
      var cancels: [() -> Void] = []
      _ = insert(tree, feature, [], [], &position, &cancels)
      for cancel in cancels { cancel() }
    case .cancel(let id):
      cancel { self.reaches(from: feature, to: $0) && $0.groups.contains { $0.id == id } }
    case .tick(let number):
      guard let leaf = leaves[number] else { return }
      if leaf.isCancelled { violations.append("Cancelled leaf \(number) ticked.") }
      if leaf.ticks == 0 { violations.append("Leaf \(number) ticked too often.") }
      if let early = leaf.before.first(where: { !$0.isFinished }) {
        violations.append("Leaf \(number) ticked before \(early) was finished.")
      }
      leaf.ticks -= 1
    }
  }

  func cancel(_ shouldCancel: (Leaf) -> Bool) {
    for leaf in leaves.values where shouldCancel(leaf) { leaf.isCancelled = true }
  }

  /// A cancel in the root reaches every feature, one in a pair its child, and any other only its
  /// own feature.
  private func reaches(from feature: Feature, to leaf: Leaf) -> Bool {
    if case .pair(let id) = feature, leaf.feature == .childOfPair(id) { return true }
    return feature == .own || feature == leaf.feature
  }

  /// Inserts the leaves of a tree; collects its cancels, which apply in order after the insertion.
  ///
  /// - Returns: The inserted leaves.
  private func insert(
    _ effect: EffectTree, _ feature: Feature, _ groups: [(position: Int, id: Int)],
    _ before: [Leaf],
    _ position: inout Int, _ cancels: inout [() -> Void]
  ) -> [Leaf] {
    position += 1
    let (tree, here) = (trees, position)
    func cancel(_ id: Int) -> () -> Void {
      { [self] in
        self.cancel { leaf in
          reaches(from: feature, to: leaf)
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
      let inserted = Leaf(
        tree: tree, feature: feature, groups: groups, before: before, ticks: ticks)
      leaves[leaf.number] = inserted
      return [inserted]
    case .nested(let effect):
      return insert(effect, feature, groups, before, &position, &cancels)
    case .merge(let trees):
      return trees.flatMap { insert($0, feature, groups, before, &position, &cancels) }
    case .concatenate(let trees):
      var earlier: [Leaf] = []
      for tree in trees {
        earlier += insert(tree, feature, groups, before + earlier, &position, &cancels)
      }
      return earlier
    case .cancellable(let effect, let id, let cancelInFlight):
      // An effect without leaves cancels nothing in flight.
      if cancelInFlight, effect.hasLeaves { cancels.append(cancel(id)) }
      return insert(
        effect, feature, groups + [(here, id)], before, &position, &cancels
      )
    case .cancel(let id):
      cancels.append(cancel(id))
      return []
    }
  }
}
