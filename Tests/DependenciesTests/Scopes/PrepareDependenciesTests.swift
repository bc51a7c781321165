import Dependencies
import Testing

@Suite struct PrepareDependenciesTests {
  struct Failure: Error {}

  @Test func aPreparedValueIsVisibleThroughoutTheTest() async {
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

  @Test func laterPreparationsSeeEarlierOnes() {
    prepareDependencies {
      $0.greeter.greeting = "first"
      $0.testOnly.name = $0.greeter.greeting
      @Dependency(\.testOnly) var testOnly
      $0.liveOnly.value = testOnly.name.count
    }
    @Dependency(\.liveOnly) var liveOnly
    #expect(liveOnly.value == 5)
  }

  @Test func nestedOverridesSeeEarlierPreparations() {
    prepareDependencies {
      $0.greeter.greeting = "first"
      let liveOnly = withDependencies {
        $0.testOnly.name = "inner"
      } operation: {
        @Dependency(\.greeter) var greeter
        @Dependency(\.testOnly) var testOnly
        return LiveOnly(value: greeter.greeting.count + testOnly.name.count)
      }
      $0.liveOnly = liveOnly
    }
    @Dependency(\.liveOnly) var liveOnly
    @Dependency(\.testOnly) var testOnly
    #expect(liveOnly.value == 10)
    #expect(testOnly.name == "test")
  }

  @Test func preparingAUsedDependencyIsReportedAndChangesNothing() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
    let line: Int = #line + 2
    withKnownIssue {
      prepareDependencies {
        $0.greeter.greeting = "late"
        $0.liveOnly.value = 1
      }
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains("called after 'greeter' had")
    }
    @Dependency(\.liveOnly) var liveOnly
    #expect(greeter.greeting == "test")
    #expect(liveOnly.value == 1)
  }

  @Test func preparingTwiceIsReportedAndTheFirstWins() {
    prepareDependencies { $0[Greeter.self] = Greeter(greeting: "first") }
    withKnownIssue {
      prepareDependencies { $0[Greeter.self] = Greeter(greeting: "second") }
    }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "first")
  }

  @Test func readingADependencyToChangeItIsNotAUse() {
    prepareDependencies {
      $0.liveOnly.value += 1
      $0.liveOnly.value += 1
    }
    @Dependency(\.liveOnly) var liveOnly
    #expect(liveOnly.value == 102)
  }

  @Test func aThrowingPreparationHasNoEffect() {
    #expect(throws: Failure.self) {
      try prepareDependencies {
        $0.greeter.greeting = "prepared"
        throw Failure()
      }
    }
    @Dependency(\.greeter) var greeter
    #expect(greeter.greeting == "test")
  }

  @Test func aPreparedContextAppliesToLaterValues() {
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
