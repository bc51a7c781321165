import Dependencies
import Testing

@Suite struct DependencyTests {
  struct Model {
    @Dependency(\.greeter) var greeter
    @Dependency(LiveOnly.self) var liveOnly
  }

  @Test func overridesAtTheReadWinOverTheValuesThatAModelKeeps() {
    let model = withDependencies {
      $0.greeter.greeting = "creation"
      $0.liveOnly.value = 1
    } operation: {
      Model()
    }
    withDependencies {
      $0.greeter.greeting = "read"
    } operation: {
      #expect(model.greeter.greeting == "read")
      #expect(model.liveOnly.value == 1)
    }
    #expect(model.greeter.greeting == "creation")
  }

  @Test func aLocalVariableFollowsTheOverridesAroundEachRead() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
    withDependencies {
      $0.greeter.greeting = "a"
    } operation: {
      #expect(greeter.greeting == "a")
    }
    #expect(greeter.greeting == "test")
  }

  @Test func aTypeIdentifiesADependency() {
    @Dependency(Greeter.self) var greeter
    #expect(greeter.greeting == "test")
    withDependencies {
      $0[Greeter.self] = Greeter(greeting: "by type")
    } operation: {
      #expect(greeter.greeting == "by type")
    }
  }

  @Test func keyPathsReachPropertiesOfAValue() {
    @Dependency(\.greeter.greeting) var greeting
    withDependencies {
      $0.greeter.greeting = "inner"
    } operation: {
      #expect(greeting == "inner")
    }
  }

  @Test func overridesReachDependenciesOfDependencies() {
    struct Model {
      @Dependency(\.derived) var derived
      func welcome() -> String { derived.welcome() }
    }
    withDependencies {
      $0.greeter.greeting = "around"
    } operation: {
      #expect(Model().welcome() == "Derived: around")
    }
  }

  @Test func theModelsValuesAreCurrentWhileADefaultIsCreated() {
    let model = withDependencies {
      $0.greeter.greeting = "model's"
    } operation: {
      NestedRead.Model()
    }
    #expect(model.nestedRead.greeting == "model's")
  }

  @Test func optionalValuesAreSupported() {
    @Dependency(OptionalKey.self) var value
    #expect(value == nil)
    withDependencies {
      $0[OptionalKey.self] = 1
    } operation: {
      #expect(value == 1)
    }
    withDependencies {
      $0[OptionalKey.self] = nil
    } operation: {
      #expect(value == nil)
    }
  }

  @Test func existentialValuesAreSupported() {
    @Dependency(\.continuousClock) var clock
    withDependencies {
      $0.continuousClock = ContinuousClock()
    } operation: {
      #expect(clock is ContinuousClock)
    }
  }

  @Test func aWrapperReadsAValueOfAMoreSpecificType() {
    let clock = TestClock()
    withDependencies {
      $0.continuousClock = clock
    } operation: {
      @Dependency(\.continuousClock, as: TestClock<Duration>.self) var testClock
      #expect(testClock === clock)
    }
  }

  #if os(Linux) || os(macOS)
  @Test func aValueOfAnotherTypeStopsTheTest() async {
    await #expect(processExitsWith: .failure) {
      @Dependency(\.greeter, as: String.self) var greeting
      _ = greeting
    }
  }
  #endif
}

private struct NestedRead: DependencyKey {
  struct Model {
    @Dependency(NestedRead.self) var nestedRead
  }

  let greeting: String

  static var liveValue: NestedRead { testValue }
  static var testValue: NestedRead {
    @Dependency(\.greeter) var greeter
    return NestedRead(greeting: greeter.greeting)
  }
}

private enum OptionalKey: DependencyKey {
  static let liveValue: Int? = nil
  static let testValue: Int? = nil
}
