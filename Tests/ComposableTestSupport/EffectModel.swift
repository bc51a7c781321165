@testable import ComposableCore

/// A model of the effects of a ``RootFeature``: it observes the actions in the order in which they
/// are reduced and derives, from the laws alone, which effects are running.
// Unchecked: everything in these tests happens on one thread.
final class EffectModel: @unchecked Sendable {
  enum Feature: Hashable {
    case own, left, child, row(Int), pair(Int), childOfPair(Int), destination
  }

  /// A part of an effect tree.
  final class Node {
    enum Kind {
      case group
      case sequence
      /// A subscription that runs an effect. Its end is an event of its own.
      case nested
      case leaf
      case send
      case cancel(id: Int)
    }

    enum Phase { case pending, begun, done }

    let kind: Kind
    let tree: Int
    let feature: Feature
    /// The identifier of a cancellable group.
    let id: Int?
    /// The number of a leaf or a marker.
    let number: Int?
    private(set) weak var parent: Node?
    private(set) var children: [Node] = []
    var phase = Phase.pending
    var isCancelled = false
    var hasStarted = false
    /// The number of actions that a leaf has to deliver.
    var ticks: Int
    /// The leaves that end before this one starts.
    var before: [Node] = []

    init(
      _ kind: Kind, tree: Int, feature: Feature, id: Int? = nil, number: Int? = nil, ticks: Int = 0
    ) {
      self.kind = kind
      self.tree = tree
      self.feature = feature
      self.id = id
      self.number = number
      self.ticks = ticks
    }

    func append(_ child: Node) {
      child.parent = self
      children.append(child)
    }

    var isOperation: Bool {
      switch kind {
      case .leaf, .send: true
      case .group, .sequence, .nested, .cancel: false
      }
    }

    var isFinished: Bool { isCancelled || ticks == 0 }

    var subtree: [Node] { [self] + children.flatMap(\.subtree) }

    var anyHasStarted: Bool { subtree.contains(where: \.hasStarted) }

    func contains(_ node: Node) -> Bool {
      sequence(first: node, next: \.parent).contains { $0 === self }
    }
  }

  /// The leaves and markers by number.
  private(set) var leaves: [Int: Node] = [:]
  private var roots: [Node] = []
  private(set) var violations: [String] = []
  private(set) var trees = 0
  var isReleased = false

  func observe(_ action: RootFeature.Action, _ state: RootFeature.State) {
    if isReleased { violations.append("An action arrived after the store was released.") }
    switch action {
    case .own(let action): observe(action, at: .own)
    case .left(let action): observe(action, at: .left)
    case .child(let action): observe(action, at: .child, exists: state.child != nil)
    case .rows(.element(let id, let action)):
      observe(action, at: .row(id), exists: state.rows[id: id] != nil)
    case .pairs(.element(let id, .own(let action))):
      observe(action, at: .pair(id), exists: state.pairs[id: id] != nil)
    case .pairs(.element(let id, .child(let action))):
      observe(action, at: .childOfPair(id), exists: state.pairs[id: id]?.child != nil)
    case .destination(.presented(.first(let action))):
      observe(action.feature, at: .destination, exists: state.destination?.is(\.first) == true)
    case .destination(.presented(.second(let action))):
      observe(action.feature, at: .destination, exists: state.destination?.is(\.second) == true)
    case .destination(.dismiss):
      break
    case .toggleChild:
      if state.child != nil { remove(.child) }
    case .toggleRow(let id):
      if state.rows[id: id] != nil { remove(.row(id)) }
    case .togglePair(let id):
      if state.pairs[id: id] != nil { remove(.pair(id)) }
    case .toggleChildOfPair(let id):
      if state.pairs[id: id]?.child != nil { remove(.childOfPair(id)) }
    case .present(let destination):
      if state.destination?.identity != destination?.identity { remove(.destination) }
    case .insertRow, .moveRows:
      break
    }
  }

  private func observe(_ action: EffectFeature.Action, at feature: Feature, exists: Bool = true) {
    guard exists else {
      violations.append("An effect of absent state sent \(action).")
      return
    }
    switch action {
    case .start(let tree):
      begin(insert(tree, feature))
    case .startAndRemove(let tree):
      let root = insert(tree, feature)
      remove(feature)
      for node in root.subtree { node.isCancelled = true }
    case .cancel(let id):
      perform { self.cancel(id, from: feature, by: nil, &$0) }
    case .tick(let number):
      guard let leaf = leaves[number] else { return }
      if leaf.isCancelled { violations.append("Cancelled leaf \(number) ticked.") }
      if leaf.ticks == 0 { violations.append("Leaf \(number) ticked too often.") }
      if leaf.before.contains(where: { !$0.isFinished }) {
        violations.append("Leaf \(number) ticked before its predecessors were finished.")
      }
      leaf.ticks -= 1
    case .mark(let number):
      guard let marker = leaves[number] else { return }
      if marker.isCancelled { violations.append("Cancelled marker \(number) arrived.") }
      if marker.before.contains(where: { !$0.isFinished }) {
        violations.append("Marker \(number) arrived before its predecessors were finished.")
      }
      for member in marker.parent?.children.prefix(while: { $0 !== marker }) ?? [] {
        for node in member.subtree { node.phase = .done }
      }
      perform { self.finish(marker, &$0) }
    }
  }

  private func remove(_ feature: Feature) {
    cancel { $0 == feature || self.isBelow(feature, $0) }
  }

  /// Cancels the effects of features.
  private func cancel(_ shouldCancel: (Feature) -> Bool) {
    for root in roots where shouldCancel(root.feature) { cancelAll(root) }
  }

  /// Cancels an effect tree.
  func cancel(tree: Int) {
    for root in roots where root.tree == tree { cancelAll(root) }
  }

  private func cancelAll(_ node: Node) {
    for node in node.subtree where node.phase != .done {
      node.phase = .done
      if node.isOperation, !node.isFinished || node.number != nil { node.isCancelled = true }
    }
  }

  private func isBelow(_ feature: Feature, _ other: Feature) -> Bool {
    if case .pair(let id) = feature { return other == .childOfPair(id) }
    return feature == .own && other != .own
  }

  // MARK: Scheduling

  private func begin(_ node: Node) {
    perform { self.begin(node, &$0) }
  }

  /// Starts the leaves that a change makes ready, in order, and those that become ready as a result.
  private func perform(_ change: (inout [Node]) -> Void) {
    var ready: [Node] = []
    change(&ready)
    while !ready.isEmpty {
      let node = ready.removeFirst()
      guard node.phase == .begun else { continue }
      node.hasStarted = true
      switch node.kind {
      case .send:
        finish(node, &ready)
      case .cancel(let id):
        cancel(id, from: node.feature, by: node, &ready)
        finish(node, &ready)
      case .nested:
        for child in node.children { begin(child) }
      case .leaf, .group, .sequence:
        break
      }
    }
  }

  private func begin(_ node: Node, _ ready: inout [Node]) {
    node.phase = .begun
    switch node.kind {
    case .group: for child in node.children where child.phase == .pending { begin(child, &ready) }
    case .sequence: if let first = node.children.first { begin(first, &ready) }
    case .leaf, .send, .nested, .cancel: ready.append(node)
    }
  }

  /// Finishes a node and begins its successors.
  private func finish(_ node: Node, _ ready: inout [Node]) {
    var node = node
    node.phase = .done
    while let parent = node.parent, parent.phase == .begun {
      if case .nested = parent.kind { return }
      if case .sequence = parent.kind,
        let next = parent.children.first(where: { $0.phase == .pending })
      {
        return begin(next, &ready)
      }
      guard parent.children.allSatisfy({ $0.phase == .done }) else { return }
      parent.phase = .done
      node = parent
    }
  }

  private func cancel(_ id: Int, from feature: Feature, by canceller: Node?, _ ready: inout [Node])
  {
    for root in roots where root.feature == feature || isBelow(feature, root.feature) {
      for node in root.subtree where node.id == id { cancel(node, by: canceller, &ready) }
    }
  }

  private func cancel(_ node: Node, by canceller: Node?, _ ready: inout [Node]) {
    guard node.phase != .done || node.subtree.contains(where: \.isQueued) else { return }
    if let canceller, node.contains(canceller) {
      for child in node.children { cancel(child, by: canceller, &ready) }
    } else if canceller?.tree != node.tree || node.anyHasStarted {
      let wasPending = node.phase == .pending
      cancelAll(node)
      for node in node.subtree where node.isQueued { node.isCancelled = true }
      if !wasPending { finish(node, &ready) }
    }
  }

  // MARK: Insertion

  private func insert(_ effect: EffectDescription, _ feature: Feature) -> Node {
    trees += 1
    let root = Node(.group, tree: trees, feature: feature)
    if let node = makeNode(effect, feature, []) { root.append(node) }
    roots.append(root)
    return root
  }

  /// Returns the node of an effect, or `nil` for one that does nothing.
  private func makeNode(_ effect: EffectDescription, _ feature: Feature, _ before: [Node]) -> Node?
  {
    func node(_ kind: Node.Kind, id: Int? = nil, number: Int? = nil, ticks: Int = 0) -> Node {
      let node = Node(kind, tree: trees, feature: feature, id: id, number: number, ticks: ticks)
      node.before = before
      if let number { leaves[number] = node }
      return node
    }
    func group(_ kind: Node.Kind, _ children: [Node]) -> Node? {
      if children.isEmpty { return nil }
      let group = node(kind)
      for child in children { group.append(child) }
      return group
    }
    switch effect {
    case .run(let leaf), .callback(let leaf, _):
      let ticks = leaf.steps.count(where: { if case .tick = $0 { true } else { false } })
      return node(.leaf, number: leaf.number, ticks: ticks)
    case .send(let leaf):
      return node(.send, number: leaf.number, ticks: 1)
    case .marker(let number):
      return node(.leaf, number: number)
    case .nested(let effect):
      let nested = node(.nested)
      if let child = makeNode(effect, feature, before) { nested.append(child) }
      return nested
    case .merge(let trees):
      return group(.group, trees.compactMap { makeNode($0, feature, before) })
    case .concatenate(let trees):
      var members: [Node] = []
      for tree in trees {
        let earlier = members.flatMap { $0.subtree.filter(\.isOperation) }
        if let member = makeNode(tree, feature, before + earlier) { members.append(member) }
      }
      return group(.sequence, members)
    case .cancellable(let effect, let id, let cancelInFlight):
      guard let child = makeNode(effect, feature, before) else { return nil }
      let cancellable = node(.group, id: id)
      if cancelInFlight { cancellable.append(node(.cancel(id: id))) }
      cancellable.append(child)
      return cancellable
    case .cancel(let id):
      return node(.cancel(id: id))
    }
  }
}

extension EffectModel.Node {
  /// True for an action that was sent and may not have been delivered.
  fileprivate var isQueued: Bool {
    guard case .send = kind else { return false }
    return !isCancelled && hasStarted && ticks > 0
  }
}
