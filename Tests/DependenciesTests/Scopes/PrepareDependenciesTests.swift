import Dependencies
import Testing

@Suite struct PrepareDependenciesTests {
  struct Failure: Error {}

  @Test func preparedValueIsSeenEverywhereInTheTest() async {
    prepareDependencies { $0.greeter.greeting = "prepared" }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "prepared")
    #expect(await child() == "prepared")
    #expect(DependencyValues().greeter.greeting == "prepared")
  }

  @Test func overridesWinOverPreparedValues() {
    prepareDependencies { $0.greeter.greeting = "prepared" }
    withDependencies {
      $0.greeter.greeting += ", overridden"
    } operation: {
      @Dependency(\.greeter) var greeter
      #expect(greeter.greeting == "prepared, overridden")
    }
  }

  @Test func preparedLiveDependencyIsControlled() {
    prepareDependencies { $0.rocket.fuel = 3 }
    @Dependency(\.rocket) var rocket
    #expect(rocket.fuel == 3)
  }

  @Test func laterLinesSeeEarlierOnes() {
    prepareDependencies {
      $0.greeter.greeting = "first"
      $0.interface.name = $0.greeter.greeting
      @Dependency(\.interface) var interface
      $0.rocket.fuel = interface.name.count
    }
    @Dependency(\.rocket) var rocket
    #expect(rocket.fuel == 5)
  }

  @Test func codeWithOverridesOfItsOwnSeesEarlierLinesToo() {
    prepareDependencies {
      $0.greeter.greeting = "first"
      let rocket = withDependencies {
        $0.interface.name = "inner"
      } operation: {
        @Dependency(\.greeter) var greeter
        @Dependency(\.interface) var interface
        return Rocket(fuel: greeter.greeting.count + interface.name.count)
      }
      $0.rocket = rocket
    }
    @Dependency(\.rocket) var rocket
    @Dependency(\.interface) var interface
    #expect(rocket.fuel == 10)
    #expect(interface.name == "test")
  }

  @Test func preparingAUsedDependencyIsReportedAndChangesNothing() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
    let line: Int = #line + 2
    withKnownIssue {
      prepareDependencies {
        $0.greeter.greeting = "late"
        $0.rocket.fuel = 1
      }
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains("too late for 'greeter':")
    }
    @Dependency(\.rocket) var rocket
    #expect(greeter.greeting == "test")
    #expect(rocket.fuel == 1)
  }

  @Test func preparingTwiceIsReportedAndTheFirstCounts() {
    prepareDependencies { $0[Greeter.self] = Greeter(greeting: "first") }
    withKnownIssue {
      prepareDependencies { $0[Greeter.self] = Greeter(greeting: "second") }
    }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "first")
  }

  @Test func readingADependencyToChangeItIsNotUsingItBefore() {
    prepareDependencies {
      $0.rocket.fuel += 1
      $0.rocket.fuel += 1
    }
    @Dependency(\.rocket) var rocket
    #expect(rocket.fuel == 102)
  }

  @Test func nothingIsPreparedWhenItFails() {
    #expect(throws: Failure.self) {
      try prepareDependencies {
        $0.greeter.greeting = "prepared"
        throw Failure()
      }
    }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
  }

  @Test func contextCanBePreparedForTheValuesAfterIt() {
    let result = prepareDependencies {
      $0.context = .live
      return $0.context
    }
    @Dependency(\.greeter) var greeter
    @Dependency(\.context) var context
    #expect(result == .live)
    #expect(context == .live)
    #expect(greeter.greeting == "live")
  }

  private func child() async -> String {
    @Dependency(\.greeter) var greeter
    return greeter.greeting
  }
}
