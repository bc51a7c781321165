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

  @Test func innerOverridesWinAndOuterOnesRemain() {
    @Dependency(\.greeter) var greeter
    @Dependency(\.liveOnly) var liveOnly
    withDependencies {
      $0.greeter.greeting = "outer"
      $0.liveOnly.value = 1
    } operation: {
      withDependencies {
        $0.greeter.greeting += ", inner"
      } operation: {
        #expect(greeter.greeting == "outer, inner")
        #expect(liveOnly.value == 1)
      }
      #expect(greeter.greeting == "outer")
    }
  }

  @Test func errorsOfBothClosuresAreRethrown() async {
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
        await suspend()
      }
    }
    await #expect(throws: Failure.self) {
      try await withDependencies {
        _ in
      } operation: {
        await suspend()
        throw Failure()
      }
    }
  }

  @Test func asynchronousClosuresAreAwaited() async {
    let greeting = await withDependencies {
      await suspend()
      $0.greeter.greeting = "async"
    } operation: {
      await suspend()
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
      await suspend()
    } operation: {
      MainActor.assertIsolated()
      await suspend()
      log.append("operation")
    }
    #expect(log == ["update", "operation"])
  }

  @Test func readingWhileOverridingDoesNotCountAsUse() {
    withDependencies {
      @Dependency(\.liveOnly) var liveOnly
      $0.greeter.greeting = "\(liveOnly.value)"
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greeting == "100")
    }
  }

  private func suspend() async {}
}
