import Testing

@testable import Dependencies

@Suite struct DependencyContextTests {
  @Test func testsRunInTheTestContext() {
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test func theContextOfTheProcessIsDetected() {
    #expect(DependencyContext(environment: [:], isTesting: false) == .live)
    #expect(DependencyContext(environment: [:], isTesting: true) == .test)
    let previews = ["XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(DependencyContext(environment: previews, isTesting: true) == .preview)
  }

  @Test(arguments: [
    ("live", DependencyContext.live), ("preview", .preview), ("test", .test),
  ])
  func anEnvironmentVariableSelectsTheContext(name: String, context: DependencyContext) {
    let environment = ["SWIFT_DEPENDENCIES_CONTEXT": name, "XCODE_RUNNING_FOR_PREVIEWS": "1"]
    #expect(DependencyContext(environment: environment, isTesting: true) == context)
    #expect(DependencyContext(environment: environment, isTesting: false) == context)
  }

  @Test func anUnknownEnvironmentVariableIsReportedAndIgnored() {
    withKnownIssue {
      let environment = ["SWIFT_DEPENDENCIES_CONTEXT": "stage"]
      #expect(DependencyContext(environment: environment, isTesting: false) == .live)
    } matching: {
      "\($0)".contains("'stage'")
    }
  }

  @Test func valuesOfAContextHaveNoOtherOverrides() {
    func greeting(_ values: DependencyValues) -> String {
      withDependencies {
        $0.greeter.greeting = "override"
        $0 = values
      } operation: {
        @Dependency(\.greeter.greeting) var greeting
        return greeting
      }
    }
    #expect(greeting(.live) == "live")
    #expect(greeting(.preview) == "preview")
    #expect(greeting(.test) == "test")
  }
}
