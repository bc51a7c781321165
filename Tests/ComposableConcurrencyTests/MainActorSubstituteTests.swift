import ComposableConcurrency
import ConcurrencyExtras
import Dispatch
import Testing

/// An actor in the role of the main actor.
@Suite struct MainActorSubstituteTests {
  private actor Session {
    private let substitute = MainActorSubstitute()

    nonisolated var unownedExecutor: UnownedSerialExecutor { substitute.actor.unownedExecutor }

    func run(_ operation: @escaping @MainActor @Sendable () async -> Void) async {
      await MainActor.withSubstitute(self) { Task { await operation() } }.value
    }
  }

  @MainActor private final class Model {
    var places: [Bool] = []
    let actor: any Actor

    init(_ actor: any Actor) { self.actor = actor }

    /// Records whether the caller is on the actor.
    func record() { places.append(actor.isCurrent == true) }

    /// Assumes to be on the main actor, which is checked.
    nonisolated func assume() {
      MainActor.assumeIsolated { record() }
    }

    func recordLater() async { record() }
  }

  private static func elsewhere() async {}

  @Test func codeOfTheMainActorRunsOnTheSubstitute() async {
    let session = Session()
    await session.run {
      let model = Model(session)
      model.record()
      await Self.elsewhere()
      model.record()
      await Task { model.record() }.value
      await Task { @MainActor in model.record() }.value
      async let child: Void = model.recordLater()
      await child
      await MainActor.run { model.record() }
      MainActor.assertIsolated()
      model.assume()
      await withTaskGroup { group in
        for _ in 0..<3 { group.addTask { await model.recordLater() } }
      }
      #expect(model.places == Array(repeating: true, count: 10))
    }
  }

  @Test func aTaskThatIsResumedElsewhereReturnsToTheSubstitute() async {
    let session = Session()
    await session.run {
      let model = Model(session)
      await withUnsafeContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() }
      }
      model.record()
      await Task.detached { await MainActor.ofProcess.preconditionIsSubstituted() }.value
      model.record()
      let (numbers, continuation) = AsyncStream<Int>.makeStream()
      DispatchQueue.global().async {
        for number in 0..<3 { continuation.yield(number) }
        continuation.finish()
      }
      for await _ in numbers { model.record() }
      #expect(model.places == Array(repeating: true, count: 5))
    }
  }

  @Test func detachedTasksAndOtherTasksHaveTheMainActorOfTheProcess() async {
    let session = Session()
    await session.run {
      let place = await Task.detached { await MainActor.run { session.isCurrent } }.value
      #expect(place == false)
      let process = MainActor.ofProcess
      #expect(process.isCurrent != true)
      let task = MainActor.withSubstitute(nil) {
        Task { @concurrent in await MainActor.run { session.isCurrent } }
      }
      #expect(await task.value == false)
    }
    #expect(await MainActor.run { session.isCurrent } == false)
    #expect(MainActor.ofProcess === MainActor.shared)
  }

  @MainActor private final class Ends {
    private let actor: any Actor
    private let ends: LockIsolated<[Bool]>

    init(_ actor: any Actor, _ ends: LockIsolated<[Bool]>) {
      self.actor = actor
      self.ends = ends
    }

    isolated deinit {
      MainActor.assertIsolated()
      ends.withValue { $0.append(actor.isCurrent == true) }
    }
  }

  /// Also without the task-local value, which a `deinit` does not see.
  @Test func codeOnASubstituteIsOnItsMainActor() async {
    let ends = LockIsolated<[Bool]>([])
    let substitute = MainActorSubstitute()
    let actor = substitute.actor
    func release(on isolation: isolated any Actor) {
      MainActor.withSubstitute(isolation) {
        MainActor.preconditionIsolated()
        _ = MainActor.assumeIsolated { Ends(actor, ends) }
      }
      MainActor.preconditionIsolated()
      _ = MainActor.assumeIsolated { Ends(actor, ends) }
    }
    await Task.detached { await release(on: actor) }.value
    #expect(ends.value == [true, true])
  }

  /// Nothing but the executor refers to the actor then.
  @Test func aTaskOutlivesTheClaimOfItsActor() async {
    let (places, continuation) = AsyncStream<Bool>.makeStream()
    func createTask(on isolation: isolated any Actor) {
      _ = MainActor.assumeIsolated {
        Task {
          await Self.elsewhere()
          continuation.yield(MainActor.substitute != nil)
        }
      }
    }
    for _ in 0..<100 {
      let substitute = MainActorSubstitute()
      await Task.detached { await createTask(on: substitute.actor) }.value
    }
    var count = 0
    for await isOnSubstitute in places {
      #expect(isOnSubstitute)
      count += 1
      if count == 100 { break }
    }
  }

  @Test func sessionsHaveMainActorsOfTheirOwn() async {
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask {
          let session = Session()
          await session.run {
            let model = Model(session)
            for _ in 0..<20 {
              await Self.elsewhere()
              model.record()
            }
            #expect(model.places == Array(repeating: true, count: 20))
          }
        }
      }
    }
  }
}

extension Actor {
  /// Returns on the actor, which nothing else stands for.
  fileprivate func preconditionIsSubstituted() { preconditionIsolated() }
}
