import ComposableCore
import Testing

@_spi(Renderer) @testable import ComposableUI

/// A run of a random view and random turns, compared with a model of SwiftUI's rules.
///
/// 1. Identity: a leaf keeps its instance and its state while its position in the view exists, and
///    has others when it comes back.
/// 2. Lifetime: a leaf appears once it is visible, and disappears once it is removed or covered.
///    Rows that one change of their list removes disappear in order.
/// 3. Tracking: a leaf is evaluated once for each change of its value, and otherwise not.
/// 4. Animation: each change has the animation of its own transaction.
/// 5. Diffs: the changes, applied to the previous rendering, result in the current one.
@MainActor
final class ViewRun {
  /// A leaf that the view is expected to show.
  private struct ShownLeaf: Equatable {
    var leaf: ViewTemplate.Leaf
    var instance: Int
    var taps = 0
  }

  /// A series of changes with equal transactions.
  private struct Step {
    let transaction: Transaction
    var changes: [WorldChange]
  }

  private var random: SplitMix
  private let root: ViewTemplate
  private let screen: ViewTemplate
  private let sourceKind: WorldSource.Kind
  private let graph: ViewGraph
  private let handle = WorldHandle()
  private let log = LeafLog()
  private var tree: PatchedTree
  private var world = World()
  private var nextNumber = 10
  /// The leaves of the last turn, by their paths.
  private var shown: [String: ShownLeaf] = [:]
  /// These leaves, in order.
  private var order: [ShownLeaf] = []
  private var appeared: Set<Int> = []
  private(set) var violations: [String] = []
  /// The patches of all turns.
  private(set) var patches: [Patch] = []

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let root = ViewTemplate.stack([.random(depth: 4, &random), .random(depth: 3, &random)])
    let screen = ViewTemplate.stack([.random(depth: 2, &random)])
    let sourceKind = WorldSource.Kind.allCases.randomElement(using: &random) ?? .state
    let view = WorldView(
      root: root, screen: screen, sourceKind: sourceKind, handle: handle,
      log: log)
    let graph = ViewGraph(isolation: MainActor.shared) { view }
    (self.root, self.screen, self.sourceKind, self.graph) = (root, screen, sourceKind, graph)
    self.random = random
    tree = PatchedTree(graph.rendering)
  }

  /// Performs a number of turns, until the first violation of a rule.
  func perform(turns: Int) {
    finishTurn(steps: [], diff: graph.update())
    for _ in 0..<turns where violations.isEmpty {
      if Int.random(in: 0..<4, using: &random) == 0 { performTap() } else { performChanges() }
    }
  }

  // MARK: Turns

  private func performChanges() {
    var steps: [Step] = []
    var changed = world
    let transactions = [nil, Animation.spring, .linear].map { Transaction(animation: $0) }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      nextNumber += 1
      let change = WorldChange.random(in: changed, next: nextNumber, &random)
      let transaction = transactions[Int.random(in: 0..<3, using: &random)]
      let former = changed
      change.apply(to: &changed)
      // Setting an equal value is no change.
      if changed == former { continue }
      if steps.last?.transaction == transaction {
        steps[steps.count - 1].changes.append(change)
      } else {
        steps.append(Step(transaction: transaction, changes: [change]))
      }
    }
    for step in steps {
      withTransaction(step.transaction) { for change in step.changes { handle.apply(change) } }
    }
    finishTurn(steps: steps, diff: graph.update())
  }

  private func performTap() {
    let leaves = expectedLeaves(in: world)
    guard let leaf = leaves.randomElement(using: &random) else { return }
    let buttons = graph.rendering.all { $0.is(ButtonContent.self) }
    let button = buttons.first { $0.label?.hasPrefix("\(leaf.path)|") == true }
    let isAccepted = button.map { graph.handle(.tap, on: $0.id) }
    expect(
      isAccepted == isVisible(leaf.path, in: world), "A tap on \(leaf.path): \(isAccepted ?? false)"
    )
    // Only its button reads the state.
    if isAccepted == true { shown[leaf.path]?.taps += 1 }
    finishTurn(steps: [], diff: graph.update())
  }

  /// The expected numbers of evaluations of the leaves that were shown before the turn.
  private var expectedEvaluations: [String: Int] = [:]

  /// Compares the view with the model after the changes of a turn.
  private func finishTurn(steps: [Step], diff: Diff) {
    let worlds = worlds(after: steps)
    let removed = removedLeaves(in: worlds)
    expectEvaluations(of: worlds)
    checkAnimations(of: diff, steps, worlds)
    patches += diff.map(\.patch)
    expect(tree.apply(diff), "A patch refers to an element that doesn't exist.")
    let rendering = graph.rendering
    expect(
      tree.text == PatchedTree(rendering.remade).text, "The diff results in another rendering.")
    world = worlds.last ?? world
    let (former, formerOrder) = (shown, order)
    let isExact = sourceKind != .mixed || steps.isEmpty
    checkIdentity(of: rendering, removed: isExact ? removed : Set(shown.keys))
    if isExact { checkEvaluations(of: former, removed: removed) }
    let changes = steps.flatMap(\.changes)
    if changes.count == 1, case .list = changes[0] {
      checkLifetime(after: formerOrder)
    } else {
      checkLifetime(after: [])
    }
    log.removeAll()
    expectedEvaluations = [:]
  }

  /// The worlds that are shown one after another, the one before the turn first.
  private func worlds(after steps: [Step]) -> [World] {
    var worlds = [world]
    for step in steps {
      var next = worlds.last ?? world
      for change in step.changes { change.apply(to: &next) }
      worlds.append(next)
    }
    // Objects have no former values.
    return sourceKind == .state ? worlds : [world, worlds.last ?? world]
  }

  private func expectedLeaves(in world: World) -> [ViewTemplate.Leaf] {
    root.leaves(in: world, at: "r")
      + world.path.flatMap { screen.leaves(in: world, at: "s\($0)") }
  }

  private func isVisible(_ path: String, in world: World) -> Bool {
    guard let last = world.path.last else { return true }
    return path.hasPrefix("s\(last).")
  }

  private func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { violations.append(message()) }
  }

  // MARK: Rules

  /// The paths of the leaves that lose their state, since they were gone in one of the worlds.
  private func removedLeaves(in worlds: [World]) -> Set<String> {
    var removed: Set<String> = []
    for world in worlds {
      // The stack creates the views of its screens after the other changes.
      let isLast = world == worlds.last
      let paths = Set(expectedLeaves(in: world).map(\.path))
      for path in shown.keys where !paths.contains(path) && (isLast || path.hasPrefix("r")) {
        removed.insert(path)
      }
    }
    return removed
  }

  private func checkIdentity(of rendering: Rendering, removed: Set<String>) {
    let expected = expectedLeaves(in: world)
    let labels = rendering.all { $0.is(TextContent.self) }.compactMap(\.label)
    var leaves: [ShownLeaf] = []
    for label in labels {
      let parts = label.split(separator: "|")
      guard parts.count == 4, let value = Int(parts[1]), let instance = Int(parts[2]),
        let taps = Int(parts[3])
      else { continue }
      leaves.append(
        ShownLeaf(
          leaf: ViewTemplate.Leaf(path: String(parts[0]), value: value), instance: instance,
          taps: taps))
    }
    expect(leaves.map(\.leaf) == expected, "Shown: \(leaves.map(\.leaf)), expected: \(expected)")
    let formerInstances = Set(shown.values.map(\.instance))
    for leaf in leaves {
      if let former = shown[leaf.leaf.path], !removed.contains(leaf.leaf.path) {
        expect(
          leaf.instance == former.instance && leaf.taps == former.taps,
          "\(leaf.leaf.path) lost its state.")
      } else {
        let isFresh = !formerInstances.contains(leaf.instance) && leaf.taps == 0
        // The model lacks the order of evaluations of mixed sources: the view may never have left.
        let isSame = leaf.instance == shown[leaf.leaf.path]?.instance
        expect(
          isFresh || sourceKind == .mixed && isSame,
          "\(leaf.leaf.path) has the state of another view.")
      }
    }
    shown = Dictionary(leaves.map { ($0.leaf.path, $0) }) { first, _ in first }
    order = leaves
  }

  private func expectEvaluations(of worlds: [World]) {
    for (former, next) in zip(worlds, worlds.dropFirst()) {
      expectEvaluations(from: former, to: next) { $0.hasPrefix("r") }
    }
    // The stack creates the views of its screens after the other changes.
    if let first = worlds.first, let last = worlds.last {
      expectEvaluations(from: first, to: last) { $0.hasPrefix("s") }
    }
  }

  private func expectEvaluations(
    from former: World, to next: World, ofLeavesAt isIncluded: (String) -> Bool
  ) {
    let before = values(of: expectedLeaves(in: former))
    for leaf in expectedLeaves(in: next)
    where isIncluded(leaf.path) && before[leaf.path] != leaf.value {
      expectedEvaluations[leaf.path, default: 0] += 1
    }
  }

  private func values(of leaves: [ViewTemplate.Leaf]) -> [String: Int] {
    Dictionary(leaves.map { ($0.path, $0.value) }) { first, _ in first }
  }

  private func checkEvaluations(of former: [String: ShownLeaf], removed: Set<String>) {
    for (path, leaf) in former where !removed.contains(path) {
      let count = log.evaluations[leaf.instance] ?? 0
      let expected = expectedEvaluations[path] ?? 0
      // An object that was changed back is read again.
      let maximum = sourceKind == .objects ? 1 : expected
      expect(
        expected <= count && count <= maximum,
        "\(path) was evaluated \(count) times instead of \(expected) times.")
    }
  }

  /// - Parameter order: The leaves before the only change, which is that of a list, in order;
  ///   otherwise empty.
  private func checkLifetime(after order: [ShownLeaf]) {
    var disappeared: [Int] = []
    for event in log.events {
      switch event {
      case .appears(let instance):
        expect(appeared.insert(instance).inserted, "\(instance) appears twice.")
      case .disappears(let instance):
        expect(appeared.remove(instance) != nil, "\(instance) disappears twice.")
        disappeared.append(instance)
      }
    }
    let visible = shown.values.filter { isVisible($0.leaf.path, in: world) }.map(\.instance)
    expect(appeared == Set(visible), "Appeared: \(appeared.sorted()), visible: \(visible.sorted())")
    // The lists that a change concerns are evaluated one after another, in any order.
    let rows = order.compactMap { leaf in
      leaf.leaf.path.lastIndex(of: "#").map { (list: leaf.leaf.path[..<$0], leaf.instance) }
    }
    let lists = Dictionary(grouping: rows, by: \.list)
    for rows in lists.values.map({ $0.map(\.1) }) {
      let actual = disappeared.filter(rows.contains)
      let expected = rows.filter(disappeared.contains)
      expect(actual == expected, "Disappeared: \(actual), in order: \(expected)")
    }
  }

  private func checkAnimations(of diff: Diff, _ steps: [Step], _ worlds: [World]) {
    let animations = Set(steps.map(\.transaction.animation))
    for change in diff where !steps.isEmpty {
      // Traits follow from other changes.
      if case .layout = change.patch { continue }
      // A screen slides under a transaction without an animation, too.
      let isSlide = change.patch.isStructural && change.animation == .navigation
      expect(
        animations.contains(isSlide ? nil : change.animation),
        "\(change.patch) has another animation.")
    }
    if sourceKind != .state || steps.isEmpty { return }
    let expected = expectedChanges(of: steps, worlds)
    var labels = tree.labels
    for change in diff {
      let animation = change.animation.map { "\($0)" } ?? "none"
      for (kind, path) in change.patch.leaves(&labels) where path.hasPrefix("r") {
        expect(
          expected.contains("\(kind) \(path) \(animation)"),
          "\(kind) \(path) \(animation) was not expected.")
      }
    }
  }

  /// Each change of a leaf of the root, with the animation of its step.
  private func expectedChanges(of steps: [Step], _ worlds: [World]) -> Set<String> {
    var changes: Set<String> = []
    for (index, step) in steps.enumerated() {
      let before = values(of: root.leaves(in: worlds[index], at: "r"))
      let after = values(of: root.leaves(in: worlds[index + 1], at: "r"))
      let animation = step.transaction.animation.map { "\($0)" } ?? "none"
      for (path, value) in after where before[path] != value {
        changes.insert("\(before[path] == nil ? "insert" : "update") \(path) \(animation)")
      }
      for path in before.keys where after[path] == nil {
        changes.insert("remove \(path) \(animation)")
      }
    }
    return changes
  }
}

extension Patch {
  /// True if the patch inserts or removes an element.
  fileprivate var isStructural: Bool {
    switch self {
    case .insert, .remove: true
    default: false
    }
  }
}
