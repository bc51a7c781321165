#if Web
  import ComposableArchitecture
  import ComposableUI

  /// A counter with a text field, and some work that goes on as long as its store.
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

    var alarm = Alarm()

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
          return .run { [alarm] send in
            await alarm.wait()
            await send(.waited)
          }
        case .waited:
          state.count += 100
          alarm.note(.heard)
          return .none
        }
      }
    }
  }

  /// Lets a test say when an effect goes on, and see what becomes of it.
  final class Alarm: Sendable {
    enum Outcome {
      /// The feature has reduced what the effect sent.
      case heard
      /// The effect was cancelled.
      case cancelled
    }

    private let (rings, ringing) = AsyncStream<Void>.makeStream()
    private let (outcomes, noting) = AsyncStream<Outcome>.makeStream()

    func ring() { ringing.finish() }

    /// Waits for the alarm, or to be cancelled.
    func wait() async {
      for await _ in rings {}
      if Task.isCancelled { note(.cancelled) }
    }

    func note(_ outcome: Outcome) { noting.yield(outcome) }

    /// What became of the effect, once it is known.
    func outcome() async -> Outcome? {
      var iterator = outcomes.makeAsyncIterator()
      return await iterator.next()
    }
  }

  struct TallyView: View {
    let store: StoreOf<Tally>

    init(alarm: Alarm = Alarm()) {
      store = Store(initialState: Tally.State()) { Tally(alarm: alarm) }
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
