import ComposableCore
import Testing

@testable import ComposableTestSupport

/// Merges and concatenations of 100,000 effects, off the main actor, which other tests use.
@Suite(.timeLimit(.minutes(5)), .serialized)
struct WideEffectTests {
  private typealias EventEffect = Effect<EventLog.Action>
  private static let fullWidth = 100_000
  private let storeActor = StoreActor()

  private actor StoreActor {
    /// The events of an effect, in order, after a store on this actor ran it to its end.
    func events(of effect: EventEffect) async -> [Int] {
      let store = Store(initialState: EventLog.State()) { EventLog(effect) }
      await store.send(.start(0)).finish()
      return store.events
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

    func merge(_ effects: [Effect<EventLog.Action>]) -> Effect<EventLog.Action> {
      switch self {
      case .left: effects.reduce(.none) { .merge($0, $1) }
      case .right: effects.reversed().reduce(.none) { .merge($1, $0) }
      case .leftWith: effects.reduce(.none) { $0.merge(with: $1) }
      case .rightWith: effects.reversed().reduce(.none) { $1.merge(with: $0) }
      case .sequence: .merge(effects)
      }
    }

    func concatenate(_ effects: [Effect<EventLog.Action>]) -> Effect<EventLog.Action> {
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
  func aHundredThousandEffectsAreFlatInEveryBuild(build: Build) {
    let effects = (0..<Self.fullWidth).map { EventEffect.send(.event($0)) }
    let members = String(repeating: "\n  send", count: Self.fullWidth)
    let merged = build.merge(effects)
    #expect(merged.description == "merge" + members)
    #expect(merged.leafCount == Self.fullWidth)
    let concatenated = build.concatenate(effects)
    #expect(concatenated.description == "concatenate" + members)
    #expect(concatenated.leafCount == Self.fullWidth)
  }

  /// The builds with their number of effects: only one runs at full width, since all result in the
  /// same flat effect.
  private static let runs = Build.allCases.map { ($0, $0 == .left ? fullWidth : 1_000) }

  @Test(arguments: runs)
  func mergedSendsRunInOrder(build: Build, count: Int) async {
    let effect = build.merge((0..<count).map { .send(.event($0)) })
    #expect(await storeActor.events(of: effect) == Array(0..<count))
  }

  @Test func aHundredThousandMergedEffectsAllRun() async {
    let count = LockIsolated(0)
    let effect = Build.leftWith.merge(
      (0..<Self.fullWidth).map { _ in .fireAndForget { count.withValue { $0 += 1 } } }
    )
    #expect(await storeActor.events(of: effect) == [])
    #expect(count.value == Self.fullWidth)
  }

  @Test(arguments: runs)
  func concatenatedSendsRunInOrder(build: Build, count: Int) async {
    let effect = build.concatenate((0..<count).map { .send(.event($0)) })
    #expect(await storeActor.events(of: effect) == Array(0..<count))
  }

  @Test func aHundredThousandConcatenatedEffectsRunInOrder() async {
    let order = LockIsolated<[Int]>([])
    let effect = Build.leftWith.concatenate(
      (0..<Self.fullWidth).map { number in
        .fireAndForget { order.withValue { $0.append(number) } }
      }
    )
    #expect(await storeActor.events(of: effect) == [])
    #expect(order.value == Array(0..<Self.fullWidth))
  }
}
