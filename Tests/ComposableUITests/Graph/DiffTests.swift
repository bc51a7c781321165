import ComposableCore
@_spi(Renderer) import ComposableUI
import Testing

/// Applying a diff to the former rendering yields the current one.
@MainActor
@Suite struct DiffTests {
  @Test(arguments: UInt64(0)..<8)
  func diffsReproduceTheCurrentRendering(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let store = Store(initialState: Garden.State()) { Garden() }
    let graph = ViewGraph(isolation: MainActor.shared) { GardenView(store: store) }
    var tree = PatchedTree(graph.rendering)
    for step in 0..<100 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        store.send(Garden.Action.random(using: &random))
      }
      let diff = graph.update()
      let isApplied = tree.apply(diff)
      #expect(isApplied)
      let expected = PatchedTree(graph.rendering.remade)
      #expect(tree.text == expected.text, "step \(step)")
      if tree.text != expected.text { return }
    }
  }

  @Test func anUnchangedGraphHasAnEmptyDiff() {
    let store = Store(initialState: Garden.State()) { Garden() }
    let graph = ViewGraph(isolation: MainActor.shared) { GardenView(store: store) }
    #expect(graph.update() == [])
    store.send(.noop)
    #expect(graph.update() == [])
  }

  @Test func movingARowTakesOnePatch() {
    var state = Garden.State()
    state.rows = IdentifiedArray(uniqueElements: (0..<10).map { Garden.Plant(id: $0) })
    let store = Store(initialState: state) { Garden() }
    let graph = ViewGraph(isolation: MainActor.shared) { GardenView(store: store) }
    store.send(.move(0, 9))
    let patches = graph.update().map(\.patch)
    #expect(patches.count == 1)
    guard case .move = patches.first else {
      Issue.record("\(patches)")
      return
    }
  }
}

/// A feature whose random actions insert, remove, move and update elements of every kind.
@Reducer private struct Garden {
  @ObservableState
  struct Plant: Identifiable, Equatable {
    let id: Int
    var height = 0
    var isInBloom = false
  }

  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Plant> = []
    var hasGate = false
    var isSummer = false
    var name = "garden"
    var keys = 0
  }

  enum Action {
    case noop
    case add(Int, at: Double)
    case remove(Double)
    case move(Int, Int)
    case shuffle(UInt64)
    case grow(Double)
    case bloom(Double)
    case gate
    case season
    case rename(Int)
    case rekey

    static func random(using random: inout SplitMix) -> Self {
      let position = Double.random(in: 0..<1, using: &random)
      switch Int.random(in: 0..<11, using: &random) {
      case 0, 1, 2: return .add(Int.random(in: 0..<60, using: &random), at: position)
      case 3: return .remove(position)
      case 4: return .shuffle(UInt64.random(in: 0...99, using: &random))
      case 5: return .grow(position)
      case 6: return .bloom(position)
      case 7: return .gate
      case 8: return .season
      case 9: return .rename(Int.random(in: 0..<3, using: &random))
      default: return .rekey
      }
    }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      let count = Double(state.rows.count)
      let index = { (position: Double) in Int(position * count) }
      switch action {
      case .noop:
        break
      case .add(let id, at: let position):
        guard state.rows[id: id] == nil else { break }
        state.rows.insert(Plant(id: id), at: index(position))
      case .remove(let position):
        if !state.rows.isEmpty { state.rows.remove(at: index(position)) }
      case .move(let from, let to):
        let row = state.rows.remove(at: from)
        state.rows.insert(row, at: to)
      case .shuffle(let seed):
        var random = SplitMix(seed: seed)
        state.rows.shuffle(using: &random)
      case .grow(let position):
        if !state.rows.isEmpty { state.rows[index(position)].height += 1 }
      case .bloom(let position):
        if !state.rows.isEmpty { state.rows[index(position)].isInBloom.toggle() }
      case .gate:
        state.hasGate.toggle()
      case .season:
        state.isSummer.toggle()
      case .rename(let number):
        state.name = "garden \(number)"
      case .rekey:
        state.keys += 1
      }
      return .none
    }
  }
}

private struct GardenView: View {
  let store: StoreOf<Garden>

  var body: some View {
    if store.hasGate { Text("gate") }
    VStack {
      Text(store.name)
      ForEach(store.rows) { plant in
        HStack {
          Text("plant \(plant.id)")
          if plant.isInBloom {
            Text("bloom").id(store.keys)
            Text("scent")
          } else {
            HeightView(height: plant.height)
          }
        }
      }
      Group {
        Text("shed")
        if store.isSummer { Text("chair") }
      }
      .transition(.slide)
    }
    AnyView(store.isSummer ? AnyView(Text("sun")) : AnyView(VStack { Text("snow") }))
  }
}

private struct HeightView: View {
  let height: Int

  var body: some View {
    ForEach(0..<height, id: \.self) { Text("\($0)") }
  }
}
