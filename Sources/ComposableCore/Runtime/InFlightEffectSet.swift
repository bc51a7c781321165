/// The in-flight effects with one key: usually a single one, or two while one replaces the other.
enum InFlightEffectSet {
  case empty
  case one(InFlightEffect)
  case two(InFlightEffect, InFlightEffect)
  case many(Members)

  /// More than two effects.
  ///
  /// Of the leaves that replace those in flight, each that starts visits the effects that have
  /// started, but not the others of its tree that wait for their start, of which there may be any
  /// number.
  struct Members {
    fileprivate var effects: [ObjectIdentifier: InFlightEffect] = [:]
    /// The leaves that have not started, and replace the effects in flight when they do, by the
    /// number of their tree.
    fileprivate var waiting: [UInt64: [ObjectIdentifier: InFlightEffect]] = [:]

    fileprivate mutating func insert(_ effect: InFlightEffect) {
      if effect.leaf?.replacedKey != nil, !effect.hasStarted {
        waiting[effect.tree, default: [:]][ObjectIdentifier(effect)] = effect
      } else {
        effects[ObjectIdentifier(effect)] = effect
      }
    }

    fileprivate mutating func remove(_ effect: InFlightEffect) {
      if !removeWaiting(effect) { effects[ObjectIdentifier(effect)] = nil }
    }

    private mutating func removeWaiting(_ effect: InFlightEffect) -> Bool {
      guard waiting[effect.tree]?.removeValue(forKey: ObjectIdentifier(effect)) != nil else {
        return false
      }
      if waiting[effect.tree]?.isEmpty == true { waiting[effect.tree] = nil }
      return true
    }

    fileprivate mutating func recordStart(of leaf: EffectLeaf) {
      if removeWaiting(leaf) { effects[ObjectIdentifier(leaf)] = leaf }
    }

    fileprivate var isEmpty: Bool { effects.isEmpty && waiting.isEmpty }

    fileprivate func inOrder(exceptWaitingIn trees: [UInt64]) -> [InFlightEffect] {
      let others = waiting.lazy.filter { !trees.contains($0.key) }.flatMap(\.value.values)
      return (Array(effects.values) + others).sorted { $0.ordinal < $1.ordinal }
    }
  }

  /// Returns the effects that a cancel effect may apply to, in the order in which they were created.
  ///
  /// - Parameter canceller: The cancel effect, or `nil` for all effects.
  func inOrder(cancelledBy canceller: InFlightEffect? = nil) -> [InFlightEffect] {
    switch self {
    case .empty: []
    case .one(let effect): [effect]
    case .two(let first, let second):
      first.ordinal < second.ordinal ? [first, second] : [second, first]
    case .many(let members): members.inOrder(exceptWaitingIn: canceller?.enclosingTrees ?? [])
    }
  }

  mutating func insert(_ effect: InFlightEffect) {
    switch self {
    case .empty:
      self = .one(effect)
    case .one(let other):
      self = .two(other, effect)
    case .two(let first, let second):
      var members = Members()
      for effect in [first, second, effect] { members.insert(effect) }
      self = .many(members)
    case .many(var members):
      self = .empty
      members.insert(effect)
      self = .many(members)
    }
  }

  mutating func remove(_ effect: InFlightEffect) {
    switch self {
    case .empty:
      break
    case .one(let other):
      if other === effect { self = .empty }
    case .two(let first, let second):
      if first === effect { self = .one(second) } else if second === effect { self = .one(first) }
    case .many(var members):
      self = .empty
      members.remove(effect)
      self = members.isEmpty ? .empty : .many(members)
    }
  }

  /// Records that a leaf starts, which replaces the effects in flight.
  mutating func recordStart(of leaf: EffectLeaf) {
    guard case .many(var members) = self else { return }
    self = .empty
    members.recordStart(of: leaf)
    self = .many(members)
  }
}
