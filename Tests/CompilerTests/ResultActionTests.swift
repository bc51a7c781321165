import ComposableArchitecture
import Testing

/// Case key paths through results and optionals with and without a value, which have crashed the
/// compiler.
@MainActor
@Suite struct ResultActionTests {
  @Test func aSuccessWithoutAValueIsReceived() async {
    let store = TestStore(initialState: Document.State()) { Document(save: {}) }
    await store.send(.saveTapped)
    await store.receive(\.saved.success) { $0.isSaved = true }
  }

  @Test func aFailureIsReceived() async {
    struct DiskFull: Error {}
    let store = TestStore(initialState: Document.State()) {
      Document(save: { throw DiskFull() })
    }
    await store.send(.saveTapped)
    await store.receive(\.saved.failure)
  }

  @Test func optionalAndNestedResultsAreReceived() async {
    let store = TestStore(initialState: Document.State()) { Document(save: {}) }
    await store.send(\.optional.success)
    await store.send(\.nested.success.success)
    await store.send(\.pair.some, (1, "one"))
    await store.send(\.nothing.some)
    await store.send(\.nothing.none)
  }
}

@Reducer
private struct Document {
  @ObservableState
  struct State: Equatable {
    var isSaved = false
  }
  enum Action {
    case saveTapped
    case saved(Result<Void, any Error>)
    case optional(Result<Void, any Error>?)
    case nested(Result<Result<Void, any Error>, any Error>)
    case pair((Int, String)?)
    case nothing(Void?)
  }

  let save: @Sendable () throws -> Void

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { [save] send in await send(.saved(Result { try save() })) }
      case .saved(.success):
        state.isSaved = true
        return .none
      case .saved, .optional, .nested, .pair, .nothing:
        return .none
      }
    }
  }
}
