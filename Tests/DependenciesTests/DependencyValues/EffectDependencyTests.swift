import ConcurrencyExtras
import Foundation
import Testing

@testable import Dependencies

@Suite struct EffectDependencyTests {
  struct Failure: Error {}

  @Test func fireAndForgetIsAwaitedInTestsAndDropsErrors() async {
    let isDone = LockIsolated(false)
    @Dependency(\.fireAndForget) var fireAndForget
    await fireAndForget(priority: .low) {
      isDone.setValue(true)
      throw Failure()
    }
    #expect(isDone.value)
  }

  @Test(arguments: [DependencyContext.live, .test])
  func fireAndForgetNamesItsTask(in context: DependencyContext) async {
    let (names, continuation) = AsyncStream<String?>.makeStream()
    await withDependencies {
      $0.context = context
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget(name: "tracking") {
        continuation.yield(Task.name)
        continuation.finish()
      }
    }
    #expect(await names.reduce(into: []) { $0.append($1) } == ["tracking"])
  }

  @Test func anOverrideOfFireAndForgetMayIgnoreTheName() async {
    let priorities = LockIsolated<[TaskPriority?]>([])
    await withDependencies {
      $0.fireAndForget = FireAndForget { priority, operation in
        priorities.withValue { $0.append(priority) }
        try? await operation()
      }
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget(name: "tracking", priority: .low) {
        priorities.withValue { $0.append(nil) }
      }
    }
    #expect(priorities.value == [.low, nil])
  }

  @Test func liveFireAndForgetRunsInItsOwnTask() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget { continuation.finish() }
    }
    for await _ in stream {}
  }

  @Test func openURLCallsItsOverride() async throws {
    let opened = LockIsolated<[URL]>([])
    let url = try #require(URL(string: "https://swift.org"))
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        opened.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      #expect(await openURL(url))
    }
    #expect(opened.value == [url])
  }

  @Test func openURLWithoutAnOverrideFailsAtItsDeclaration() async throws {
    let url = try #require(URL(string: "https://swift.org"))
    let line: Int = #line + 1
    @Dependency(\.openURL) var openURL
    await withKnownIssue {
      #expect(await openURL(url) == false)
    } matching: {
      $0.sourceLocation?.line == line
    }
  }

  #if os(Linux) || os(macOS)
  @Test func theSystemOpenerReturnsTheOutcomeOfTheCommand() async {
    #expect(await SystemURLOpener.run("true", "x"))
    #expect(await SystemURLOpener.run("false", "x") == false)
    #expect(await SystemURLOpener.run("no-such-command-at-all", "x") == false)
  }
  #endif

  @Test func urlSessionWithoutAnOverrideFailsTheTestAndSendsNothing() async throws {
    let url = try #require(URL(string: "https://swift.org"))
    let line: Int = #line + 1
    @Dependency(\.urlSession) var urlSession
    var session: URLSession?
    withKnownIssue {
      session = urlSession
    } matching: {
      $0.sourceLocation?.line == line && "\($0)".contains(#"@Dependency(\.urlSession)"#)
    }
    let error = await #expect(throws: URLError.self) {
      _ = try await session?.data(from: url)
    }
    #expect(error?.code == .notConnectedToInternet)
  }

  @Test func theLiveURLSessionHasNoCacheSoCancellingIsSafe() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.urlSession) var urlSession
      #expect(urlSession.configuration.urlCache == nil)
    }
  }

  @Test func failedAssertionsAreReportedAtTheirLocation() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    assert(true)
    precondition(true, "not reported")
    let line: Int = #line + 2
    withKnownIssue {
      assert(1 == 2, "off")
      precondition(1 == 2)
      assertionFailure("gone")
    } matching: {
      guard let location = $0.sourceLocation, location.fileID == #fileID else { return false }
      switch location.line - line {
      case 0: return "\($0)".contains("off")
      case 1: return "\($0)".contains("Assertion failed")
      default: return "\($0)".contains("gone")
      }
    }
  }
}
