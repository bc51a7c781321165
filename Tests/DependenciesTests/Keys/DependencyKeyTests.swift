import Foundation
import Testing

@testable import Dependencies

@Suite struct DependencyKeyTests {
  @Test func contextDecidesWhichValueIsUsed() {
    @Dependency(\.greeter) var greeter
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(greeter.greeting == "live")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(greeter.greeting == "preview")
    }
    withDependencies {
      $0.context = .test
    } operation: {
      #expect(greeter.greeting == "test")
    }
  }

  @Test func previewValueIsTheLiveValueUnlessGiven() {
    @Dependency(\.rocket) var rocket
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(rocket.fuel == 100)
    }
  }

  @Test func previewValueWithoutLiveValueIsTheTestValue() {
    @Dependency(\.interface) var interface
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(interface.name == "test")
    }
  }

  @Test func liveDependencyFailsTheTestWhereItIsDeclaredAndGoesOn() {
    let line: Int = #line + 2
    withKnownIssue {
      @Dependency(\.rocket) var rocket
      #expect(rocket.fuel == 100)
    } matching: { issue in
      let text = "\(issue)"
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
        && text.contains(#"@Dependency(\.rocket)"#)
        && text.contains("withDependencies { $0.rocket = … }")
        && text.contains("static let testValue")
        && text.contains("withEscapedDependencies")
    }
  }

  @Test func liveDependencyNamedByTypeIsReportedByType() {
    withKnownIssue {
      @Dependency(Rocket.self) var rocket
      #expect(rocket.fuel == 100)
    } matching: {
      "\($0)".contains("@Dependency(Rocket.self)") && "\($0)".contains("$0[Rocket.self] = …")
    }
  }

  @Test func liveDependencyReadWithoutAWrapperIsReportedAtItsProperty() {
    withKnownIssue {
      #expect(DependencyValues()[Rocket.self].fuel == 100)
    } matching: {
      $0.sourceLocation?.fileID == #fileID && "\($0)".contains("@Dependency(Rocket.self)")
    }
  }

  @Test func liveDependencyIsReportedOncePerTest() {
    @Dependency(\.rocket) var rocket
    withKnownIssue {
      _ = rocket
    }
    #expect(rocket.fuel == 100)
  }

  @Test func liveDependencyIsReportedAtEachReadWhenTestsShareACache() {
    @Dependency(\.rocket) var rocket
    DependencyCache.$scoped.withValue(DependencyCache(isSharedByTests: true)) {
      withKnownIssue { _ = rocket }
      withKnownIssue { _ = rocket }
    }
  }

  @Test func settingPartsOfALiveDependencyIsNotUsingIt() {
    withDependencies {
      $0.rocket.fuel += 1
    } operation: {
      @Dependency(\.rocket) var rocket
      #expect(rocket.fuel == 101)
    }
    withKnownIssue {
      @Dependency(\.rocket) var rocket
      #expect(rocket.fuel == 100)
    }
  }

  @Test func overriddenLiveDependencyIsNotReported() {
    withDependencies {
      $0.rocket = Rocket(fuel: 1)
    } operation: {
      @Dependency(\.rocket) var rocket
      #expect(rocket.fuel == 1)
    }
  }

  @Test func keyCanRenounceTheReport() {
    @Dependency(HarmlessKey.self) var value
    #expect(value == 1)
  }

  @Test func testValueThatAsksTheDefaultForHelpIsReported() {
    withKnownIssue {
      #expect(Rocket.testValue == Rocket(fuel: 100))
    } matching: {
      "\($0)".contains("@Dependency(Rocket.self)")
    }
  }

  @Test func missingLiveValueIsReportedInTheLiveContextAndTheTestValueUsed() {
    let line: Int = #line + 1
    @Dependency(\.interface) var interface
    withDependencies {
      $0.context = .live
    } operation: {
      withKnownIssue {
        #expect(interface.name == "test")
      } matching: {
        $0.sourceLocation?.line == line
          && "\($0)".contains(#"@Dependency(\.interface)"#)
          && "\($0)".contains("has no live value")
          && "\($0)".contains("prepareDependencies { $0.interface = … }")
      }
    }
  }
}

private enum HarmlessKey: DependencyKey {
  static let liveValue = 1
  static var shouldReportUnimplemented: Bool { false }
}
