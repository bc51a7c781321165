import ComposableCore
import Testing

@MainActor
@Suite struct TaskResultTests {
  private struct Failure: Error, Hashable {
    var code = 0
  }
  private struct Opaque: Error {}

  @Test func aTestReceivesResults() async {
    let store = TestStore(initialState: 0) { Loader() }
    await store.send(.load(2))
    await store.receive(.response(.success(2))) { $0 = 2 }
    await store.send(.load(-1))
    await store.receive(.response(.failure(Loader.Negative(value: -1))))
    await store.send(.load(3))
    await store.receive(\.response.success, 3) { $0 = 3 }
    await store.send(.load(-2))
    await store.receive(\.response.failure)
  }

  @Test func failuresAreEqualIfTheirErrorsAre() {
    #expect(TaskResult<Int>.failure(Failure()) == .failure(Failure()))
    #expect(TaskResult<Int>.failure(Failure()) != .failure(Failure(code: 1)))
    #expect(TaskResult<Int>.failure(Failure()) != .failure(CancellationError()))
    #expect(TaskResult<Int>.failure(Failure()) != .success(0))
    let results: Set<TaskResult<Int>> = [.failure(Failure()), .success(1)]
    #expect(results.contains(.failure(Failure())))
    #expect(!results.contains(.failure(Failure(code: 1))))
  }

  @Test func comparingErrorsThatAreNotEquatableIsReported() {
    withKnownIssue {
      #expect(TaskResult<Int>.failure(Opaque()) != .failure(Opaque()))
    } matching: {
      "\($0)".contains("not 'Equatable'")
    }
  }

  @Test func resultsAreConverted() throws {
    #expect(try TaskResult(Result<Int, Failure>.success(1)).value == 1)
    #expect(throws: Failure(code: 1)) {
      try TaskResult(Result<Int, Failure>.failure(Failure(code: 1))).value
    }
    #expect(try Result(TaskResult.success(1)).get() == 1)
    #expect(try TaskResult.success(1).map { $0 + 1 }.value == 2)
    let failure = TaskResult<Int>.failure(Failure())
    #expect(failure.map { "\($0)" } == .failure(Failure()))
    #expect(TaskResult.success(1).flatMap { _ in failure } == failure)
  }
}

@Reducer
private struct Loader {
  struct Negative: Error, Equatable {
    let value: Int
  }
  enum Action: Equatable {
    case load(Int)
    case response(TaskResult<Int>)
  }
  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .load(let value):
        return .run { send in
          await send(
            .response(
              TaskResult {
                if value < 0 { throw Negative(value: value) }
                return value
              }
            )
          )
        }
      case .response(.success(let value)):
        state = value
        return .none
      case .response(.failure):
        return .none
      }
    }
  }
}
