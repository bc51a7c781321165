import ComposableArchitecture
import Testing

/// Merges and concatenations of 100,000 effects, off the main actor, where other tests wait.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct WideEffectTests {
  private typealias Notes = Effect<Journal.Action>
  private static let many = 100_000
  private let desk = Desk()

  private actor Desk {
    /// What an effect delivers, in order, when a store on this actor runs it to its end.
    func notes(of effect: Notes) async -> [Int] {
      let store = Store(initialState: Journal.State()) { Journal(effect) }
      await store.send(.start(0)).finish()
      return store.notes
    }
  }

  enum Build: CaseIterable {
    /// One at a time, the accumulated effect first: `.merge($0, $1)`.
    case left
    /// One at a time, the accumulated effect last: `.merge($1, $0)`.
    case right
    /// One at a time with `merge(with:)` or `concatenate(with:)`.
    case leftWith, rightWith
    case sequence

    func merge(_ effects: [Effect<Journal.Action>]) -> Effect<Journal.Action> {
      switch self {
      case .left: effects.reduce(.none) { .merge($0, $1) }
      case .right: effects.reversed().reduce(.none) { .merge($1, $0) }
      case .leftWith: effects.reduce(.none) { $0.merge(with: $1) }
      case .rightWith: effects.reversed().reduce(.none) { $1.merge(with: $0) }
      case .sequence: .merge(effects)
      }
    }

    func concatenate(_ effects: [Effect<Journal.Action>]) -> Effect<Journal.Action> {
      switch self {
      case .left: effects.reduce(.none) { .concatenate($0, $1) }
      case .right: effects.reversed().reduce(.none) { .concatenate($1, $0) }
      case .leftWith: effects.reduce(.none) { $0.concatenate(with: $1) }
      case .rightWith: effects.reversed().reduce(.none) { $1.concatenate(with: $0) }
      case .sequence: .concatenate(effects)
      }
    }
  }

  @Test(arguments: Build.allCases)
  func aHundredThousandAreFlatHoweverTheyAreBuilt(build: Build) {
    let effects = (0..<Self.many).map { Notes.send(.note($0)) }
    let flat = "\n  send"
    #expect(build.merge(effects).description == "merge" + String(repeating: flat, count: Self.many))
    #expect(
      build.concatenate(effects).description
        == "concatenate" + String(repeating: flat, count: Self.many)
    )
  }

  /// The order is that of the flat effect: one way to build it is run at full width, the others less
  /// wide.
  private static let runs = Build.allCases.map { ($0, $0 == .left ? many : 1_000) }

  @Test(arguments: runs)
  func mergedSendsRunInOrder(build: Build, count: Int) async {
    let effect = build.merge((0..<count).map { .send(.note($0)) })
    #expect(await desk.notes(of: effect) == Array(0..<count))
  }

  @Test(arguments: [Build.leftWith])
  func aHundredThousandMergedRunsAllRun(build: Build) async {
    let count = LockIsolated(0)
    let effect = build.merge(
      (0..<Self.many).map { _ in .fireAndForget { count.withValue { $0 += 1 } } }
    )
    #expect(await desk.notes(of: effect) == [])
    #expect(count.value == Self.many)
  }

  @Test(arguments: runs)
  func concatenatedSendsRunInOrder(build: Build, count: Int) async {
    let effect = build.concatenate((0..<count).map { .send(.note($0)) })
    #expect(await desk.notes(of: effect) == Array(0..<count))
  }

  @Test(arguments: [Build.leftWith])
  func aHundredThousandConcatenatedRunsAllRunInOrder(build: Build) async {
    let order = LockIsolated<[Int]>([])
    let effect = build.concatenate(
      (0..<Self.many).map { number in .fireAndForget { order.withValue { $0.append(number) } } }
    )
    #expect(await desk.notes(of: effect) == [])
    #expect(order.value == Array(0..<Self.many))
  }
}
