import Dependencies
import Foundation
import Testing

@Suite struct WithEscapedDependenciesTests {
  @Test func aDetachedTaskSeesTheValuesInYieldOnly() async {
    let seen = await withDependencies {
      $0.greeter.greeting = "escaped"
      $0.liveOnly.value = 1
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.detached {
          @Dependency(\.greeter) var greeter
          let inside = dependencies.yield { greeter.greeting }
          return [inside, greeter.greeting]
        }.value
      }
    }
    #expect(seen == ["escaped", "test"])
  }

  @Test func aDispatchQueueSeesTheValuesInYield() async {
    let greeting = await withCheckedContinuation { continuation in
      withDependencies {
        $0.greeter.greeting = "queue"
      } operation: {
        withEscapedDependencies { dependencies in
          DispatchQueue.global().async {
            dependencies.yield {
              @Dependency(\.greeter) var greeter
              continuation.resume(returning: greeter.greeting)
            }
          }
        }
      }
    }
    #expect(greeting == "queue")
  }

  @Test @MainActor func asynchronousYieldRunsOnTheCallersActor() async {
    let dependencies = withDependencies {
      $0.greeter.greeting = "later"
    } operation: {
      withEscapedDependencies { $0 }
    }
    let greeting = await dependencies.yield {
      MainActor.assertIsolated()
      return await read()
    }
    #expect(greeting == "later")
  }

  private func read() async -> String {
    @Dependency(\.greeter) var greeter
    return greeter.greeting
  }
}
