import ComposableCore
import ComposableEffectIdentifier

/// A parent with probes in the rows of three collections.
struct Rows: Reducer {
  struct State: Equatable {
    var rows = IdentifiedArray(
      uniqueElements: [1, 2].map { Probe.State(number: $0) }, id: \.number
    )
    var identified = IdentifiedArray(
      uniqueElements: [1, 2].map { Identified(Probe.State(), id: $0) })
    var dictionary = [1: Probe.State(), 2: Probe.State()]
    var seenByParent: EffectID.Value?

    mutating func remove(_ id: Int) {
      rows.remove(id: id)
      identified.remove(id: id)
      dictionary[id] = nil
    }
  }

  @CasePathable
  enum Action {
    case probes(IdentifiedAction<Int, Probe.Action>)
    case remove(Int)
    case rename(Int, String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .probes(.element(_, .read)):
      state.seenByParent = Probe.ticking
    case .probes:
      break
    case .remove(let id):
      state.remove(id)
    case .rename(let id, let name):
      state.rows[id: id]?.id = name
    }
    return .none
  }
}
