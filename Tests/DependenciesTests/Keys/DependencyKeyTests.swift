import Foundation
import Testing

@testable import Dependencies

@Suite struct DependencyKeyTests {
  @Test func theContextSelectsTheValue() {
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

  @Test func thePreviewValueDefaultsToTheLiveValue() {
    @Dependency(\.liveOnly) var liveOnly
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(liveOnly.value == 100)
    }
  }

  @Test func withoutALiveValueThePreviewValueIsTheTestValue() {
    @Dependency(\.testOnly) var testOnly
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(testOnly.name == "test")
    }
  }

  @Test func aLiveDependencyFailsTheTestAtItsDeclaration() {
    let line: Int = #line + 2
    withKnownIssue {
      @Dependency(\.liveOnly) var liveOnly
      #expect(liveOnly.value == 100)
    } matching: { issue in
      let text = "\(issue)"
      return issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileID == #fileID
        && text.contains(#"@Dependency(\.liveOnly)"#)
        && text.contains("withDependencies { $0.liveOnly = … }")
        && text.contains("static let testValue")
        && text.contains("withEscapedDependencies")
    }
  }

  @Test func aLiveDependencyReadByTypeIsReportedByType() {
    withKnownIssue {
      @Dependency(LiveOnly.self) var liveOnly
      #expect(liveOnly.value == 100)
    } matching: {
      "\($0)".contains("@Dependency(LiveOnly.self)") && "\($0)".contains("$0[LiveOnly.self] = …")
    }
  }

  @Test func aDirectReadOfALiveDependencyIsReported() {
    withKnownIssue {
      #expect(DependencyValues()[LiveOnly.self].value == 100)
    } matching: {
      $0.sourceLocation?.fileID == #fileID && "\($0)".contains("@Dependency(LiveOnly.self)")
    }
  }

  @Test func aLiveDependencyIsReportedOncePerTest() {
    @Dependency(\.liveOnly) var liveOnly
    withKnownIssue {
      _ = liveOnly
    }
    #expect(liveOnly.value == 100)
  }

  @Test func aSharedCacheReportsALiveDependencyAtEachRead() {
    @Dependency(\.liveOnly) var liveOnly
    DependencyCache.$scoped.withValue(DependencyCache(isSharedByTests: true)) {
      withKnownIssue { _ = liveOnly }
      withKnownIssue { _ = liveOnly }
    }
  }

  @Test func settingAPropertyOfALiveDependencyIsNotAUse() {
    withDependencies {
      $0.liveOnly.value += 1
    } operation: {
      @Dependency(\.liveOnly) var liveOnly
      #expect(liveOnly.value == 101)
    }
    withKnownIssue {
      @Dependency(\.liveOnly) var liveOnly
      #expect(liveOnly.value == 100)
    }
  }

  @Test func anOverriddenLiveDependencyIsNotReported() {
    withDependencies {
      $0.liveOnly = LiveOnly(value: 1)
    } operation: {
      @Dependency(\.liveOnly) var liveOnly
      #expect(liveOnly.value == 1)
    }
  }

  @Test func aKeyCanDisableItsReport() {
    @Dependency(UnreportedKey.self) var value
    #expect(value == 1)
  }

  @Test func theDefaultTestValueIsReported() {
    withKnownIssue {
      #expect(LiveOnly.testValue == LiveOnly(value: 100))
    } matching: {
      "\($0)".contains("@Dependency(LiveOnly.self)")
    }
  }

  @Test func aMissingLiveValueFallsBackToTheTestValue() {
    let line: Int = #line + 1
    @Dependency(\.testOnly) var testOnly
    withDependencies {
      $0.context = .live
    } operation: {
      withKnownIssue {
        #expect(testOnly.name == "test")
      } matching: {
        $0.sourceLocation?.line == line
          && "\($0)".contains(#"@Dependency(\.testOnly)"#)
          && "\($0)".contains("has no live value")
          && "\($0)".contains("prepareDependencies { $0.testOnly = … }")
      }
    }
  }
}

private enum UnreportedKey: DependencyKey {
  static let liveValue = 1
  static var shouldReportUnimplemented: Bool { false }
}
