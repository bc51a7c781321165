import Testing

@testable import Dependencies

@Suite struct WithDependenciesTests {
  struct Failure: Error {}

  @Test func overridesLastForTheOperationOnly() {
    @Dependency(\.greeter) var greeter
    let inside = withDependencies {
      $0.greeter.greeting = "inside"
    } operation: {
      greeter.greeting
    }
    #expect(inside == "inside")
    #expect(greeter.greeting == "test")
  }

  @Test func innerOverridesWinAndOuterOnesStay() {
    @Dependency(\.greeter) var greeter
    @Dependency(\.rocket) var rocket
    withDependencies {
      $0.greeter.greeting = "outer"
      $0.rocket.fuel = 1
    } operation: {
      withDependencies {
        $0.greeter.greeting += ", inner"
      } operation: {
        #expect(greeter.greeting == "outer, inner")
        #expect(rocket.fuel == 1)
      }
      #expect(greeter.greeting == "outer")
    }
  }

  @Test func errorsOfBothClosuresComeOut() async {
    #expect(throws: Failure.self) {
      try withDependencies { _ in
        throw Failure()
      } operation: {
      }
    }
    #expect(throws: Failure.self) {
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies { _ in
        throw Failure()
      } operation: {
        await nothing()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies {
        _ in
      } operation: {
        await nothing()
        throw Failure()
      }
    }
  }

  @Test func asynchronousClosuresAreWaitedFor() async {
    let greeting = await withDependencies {
      await nothing()
      $0.greeter.greeting = "async"
    } operation: {
      await nothing()
      @Dependency(\.greeter) var greeter
      return greeter.greeting
    }
    #expect(greeting == "async")
  }

  @Test @MainActor func asynchronousClosuresRunOnTheCallersActor() async {
    var log: [String] = []
    await withDependencies { _ in
      MainActor.assertIsolated()
      log.append("update")
      await nothing()
    } operation: {
      MainActor.assertIsolated()
      await nothing()
      log.append("operation")
    }
    #expect(log == ["update", "operation"])
  }

  @Test func readingWhileOverridingDoesNotCountAsUse() {
    withDependencies {
      @Dependency(\.rocket) var rocket
      $0.greeter.greeting = "\(rocket.fuel)"
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greeting == "100")
    }
  }

  private func nothing() async {}
}
