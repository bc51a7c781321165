import ComposableArchitecture
import Foundation

@testable import ComposableCore
@testable import ComposableRecording
@testable import ComposableTestSupport

/// A session of a feature with random actions, and its record.
@MainActor
struct RandomSession {
  /// The states at the beginning and after each action.
  private(set) var states: [Shopping.State] = []
  let recording: StoreRecording

  /// Performs a session of up to 12 interactions.
  init(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    let lines = LockIsolated(Data())
    let date = LockIsolated(Date(timeIntervalSince1970: 1_000))
    let store = Store(
      initialState: Shopping.State(newItem: ["", "Figs"].randomElement(using: &random)!)
    ) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
      $0.date = DateGenerator { date.value }
    }
    var states = [store.state]
    (store.core as? RootCore<Shopping.State, Shopping.Action>)?.addActionObserver { _, state in
      states.append(state)
      return true
    }
    let recorder = try store.record { line in lines.withValue { $0.append(line) } }
    for number in 0..<Int.random(in: 1...12, using: &random) {
      let id = store.items.randomElement(using: &random)?.id ?? UUID(99)
      switch Int.random(in: 0..<9, using: &random) {
      case 0: store.newItem = "Item \(number)"
      case 1, 2: store.send(.addTapped)
      case 3: store.send(.itemTapped(id: id))
      case 4: await store.send(.tipTapped).finish()
      case 5: store.send(.clearTapped)
      case 6: store.send(.editTapped(id))
      case 7:
        store.send(
          .priced(name: ["Tea", "Milk"].randomElement(using: &random)!, price: Double(number) / 2))
      default:
        date.withValue { $0 += 60 }
        guard let editor = store.editor else { continue }
        if Bool.random(using: &random) {
          store.send(.editor(.saveTapped))
        } else {
          let item = Shopping.Item(id: editor.item.id, name: "Edited \(number)")
          store.send(.editor(.binding(.set(\.item, item))))
        }
      }
    }
    try await recorder.flush()
    self.states = states
    recording = try StoreRecording(lines.value)
  }
}
