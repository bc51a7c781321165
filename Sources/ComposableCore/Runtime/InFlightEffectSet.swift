/// The in-flight effects with one key: usually a single one.
enum InFlightEffectSet {
  case empty
  case one(InFlightEffect)
  case many([ObjectIdentifier: InFlightEffect])

  var inOrder: [InFlightEffect] {
    switch self {
    case .empty: []
    case .one(let effect): [effect]
    case .many(let effects): effects.values.sorted { $0.ordinal < $1.ordinal }
    }
  }

  mutating func insert(_ effect: InFlightEffect) {
    switch self {
    case .empty:
      self = .one(effect)
    case .one(let other):
      self = .many([ObjectIdentifier(other): other, ObjectIdentifier(effect): effect])
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
    case .many(var effects):
      self = .empty
      effects[ObjectIdentifier(effect)] = nil
      self = effects.isEmpty ? .empty : .many(effects)
    }
  }
}
