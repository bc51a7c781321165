import Dependencies
import Testing

@Suite struct DependencyTests {
  struct Model {
    @Dependency(\.greeter) var greeter
    @Dependency(Rocket.self) var rocket
  }

  @Test func readsTheTestValueInATest() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
  }

  @Test func keepsTheValuesItWasMadeWith() {
    let model = withDependencies {
      $0.greeter.greeting = "made with"
    } operation: {
      Model()
    }
    #expect(model.greeter.greeting == "made with")
  }

  @Test func prefersOverridesAtTheReadToThoseItWasMadeWith() {
    let model = withDependencies {
      $0.greeter.greeting = "made with"
      $0.rocket.fuel = 1
    } operation: {
      Model()
    }
    withDependencies {
      $0.greeter.greeting = "read with"
    } operation: {
      #expect(model.greeter.greeting == "read with")
      #expect(model.rocket.fuel == 1)
    }
    #expect(model.greeter.greeting == "made with")
  }

  @Test func localVariableFollowsTheOverridesAroundEachRead() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
    withDependencies {
      $0.greeter.greeting = "a"
    } operation: {
      #expect(greeter.greeting == "a")
    }
    #expect(greeter.greeting == "test")
  }

  @Test func isNamedByATypeToo() {
    @Dependency(Greeter.self) var greeter
    #expect(greeter.greeting == "test")
    withDependencies {
      $0[Greeter.self] = Greeter(greeting: "by type")
    } operation: {
      #expect(greeter.greeting == "by type")
    }
  }

  @Test func reachesIntoAValue() {
    @Dependency(\.greeter.greeting) var greeting
    withDependencies {
      $0.greeter.greeting = "inner"
    } operation: {
      #expect(greeting == "inner")
    }
  }

  @Test func overridesReachDependenciesOfDependencies() {
    struct Model {
      @Dependency(\.host) var host
      func welcome() -> String { host.welcome() }
    }
    withDependencies {
      $0.greeter.greeting = "around"
    } operation: {
      #expect(Model().welcome() == "Host: around")
    }
  }

  @Test func valuesOfTheModelAreCurrentWhileADefaultIsMade() {
    let model = withDependencies {
      $0.greeter.greeting = "model's"
    } operation: {
      Crowd.Model()
    }
    #expect(model.crowd.greeting == "model's")
  }

  @Test func optionalValueIsReadAsItIs() {
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

  @Test func existentialValueIsReadAsItIs() {
    @Dependency(\.continuousClock) var clock
    withDependencies {
      $0.continuousClock = ContinuousClock()
    } operation: {
      #expect(clock is ContinuousClock)
    }
  }
}

private struct Crowd: DependencyKey {
  struct Model {
    @Dependency(Crowd.self) var crowd
  }

  let greeting: String

  static var liveValue: Crowd { testValue }
  static var testValue: Crowd {
    @Dependency(\.greeter) var greeter
    return Crowd(greeting: greeter.greeting)
  }
}

private enum OptionalKey: DependencyKey {
  static let liveValue: Int? = nil
  static let testValue: Int? = nil
}
