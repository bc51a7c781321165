/// The in-flight effects with one key: usually a single one, or two while one replaces the other.
enum InFlightEffectSet {
  case empty
  case one(InFlightEffect)
  case two(InFlightEffect, InFlightEffect)
  case many([ObjectIdentifier: InFlightEffect])

  /// The effects in the order in which they were created.
  var inOrder: [InFlightEffect] {
    switch self {
    case .empty: []
    case .one(let effect): [effect]
    case .two(let first, let second):
      first.ordinal < second.ordinal ? [first, second] : [second, first]
    case .many(let effects): effects.values.sorted { $0.ordinal < $1.ordinal }
    }
  }

  mutating func insert(_ effect: InFlightEffect) {
    switch self {
    case .empty:
      self = .one(effect)
    case .one(let other):
      self = .two(other, effect)
    case .two(let first, let second):
      let effects = [first, second, effect].map { (ObjectIdentifier($0), $0) }
      self = .many(Dictionary(uniqueKeysWithValues: effects))
    case .many(var effects):
      self = .empty
      effects[ObjectIdentifier(effect)] = effect
      self = .many(effects)
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
    case .many(var effects):
      self = .empty
      effects[ObjectIdentifier(effect)] = nil
      self = effects.isEmpty ? .empty : .many(effects)
    }
  }
}
