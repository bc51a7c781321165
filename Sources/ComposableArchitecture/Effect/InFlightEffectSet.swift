/// The work under one key: most often a single piece.
enum InFlightEffectSet {
  case empty
  case one(InFlightEffect)
  case many([ObjectIdentifier: InFlightEffect])

  var inOrder: [InFlightEffect] {
    switch self {
    case .empty: []
    case .one(let work): [work]
    case .many(let works): works.values.sorted { $0.stamp < $1.stamp }
    }
  }

  mutating func insert(_ work: InFlightEffect) {
    switch self {
    case .empty:
      self = .one(work)
    case .one(let other):
      self = .many([ObjectIdentifier(other): other, ObjectIdentifier(work): work])
    case .many(var works):
      self = .empty
      works[ObjectIdentifier(work)] = work
      self = .many(works)
    }
  }

  mutating func remove(_ work: InFlightEffect) {
    switch self {
    case .empty:
      break
    case .one(let other):
      if other === work { self = .empty }
    case .many(var works):
      self = .empty
      works[ObjectIdentifier(work)] = nil
      self = works.isEmpty ? .empty : .many(works)
    }
  }
}
