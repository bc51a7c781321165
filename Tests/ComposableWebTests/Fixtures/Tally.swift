#if Web
import ComposableCore
@_spi(Renderer) import ComposableUI

/// A counter with a name, and an effect that waits for a gate.
@Reducer struct Tally {
  @ObservableState struct State {
    var count = 0
    var name = ""
  }

  enum Action {
    case increment
    case incrementTwice
    case name(String)
    case wait
    case waited
  }

  var gate = EffectGate()

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementTwice:
        return .merge(.send(.increment), .send(.increment))
      case .name(let name):
        state.name = name
        return .none
      case .wait:
        return .run { [gate] send in
          await gate.wait()
          await send(.waited)
        }
      case .waited:
        state.count += 100
        gate.record(.delivered)
        return .none
      }
    }
  }
}

/// Lets a test continue an effect, and observe its outcome.
final class EffectGate: Sendable {
  enum Outcome {
    /// The feature has reduced the action of the effect.
    case delivered
    /// The effect was cancelled.
    case cancelled
  }

  private let (openings, opening) = AsyncStream<Void>.makeStream()
  private let (outcomes, recording) = AsyncStream<Outcome>.makeStream()

  func open() { opening.finish() }

  /// Waits until the gate opens or the task is cancelled.
  func wait() async {
    for await _ in openings {}
    if Task.isCancelled { record(.cancelled) }
  }

  func record(_ outcome: Outcome) { recording.yield(outcome) }

  /// The outcome of the effect, once it is known.
  func outcome() async -> Outcome? {
    var iterator = outcomes.makeAsyncIterator()
    return await iterator.next()
  }
}

struct TallyView: View {
  let store: StoreOf<Tally>

  init(gate: EffectGate = EffectGate()) {
    store = Store(initialState: Tally.State()) { Tally(gate: gate) }
  }

  var body: some View {
    VStack {
      Text("count \(store.count)")
      Button("Increment") { store.send(.increment) }
      Button("Twice") { store.send(.incrementTwice) }
      Button("Wait") { store.send(.wait) }
    }
  }
}
#endif
