import Dependencies
import DependenciesMacros
import Testing

/// Endpoints of a client that have not been replaced: each call names the client and the endpoint.
@Suite struct UnimplementedEndpointTests {
  /// Expects the body to report the endpoint.
  private func expectReport(of endpoint: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: {
      $0.description.contains("'Shapes.\(endpoint)'")
    }
  }

  @Test func throwingEndpointsReportAndThrow() {
    expectReport(of: "throwing") {
      #expect(throws: Unimplemented("throwing")) { try Shapes().throwing() }
    }
    expectReport(of: "named") {
      #expect(throws: Unimplemented("named")) { try Shapes().named(id: 1, name: "one") }
    }
    expectReport(of: "mutate") {
      var value = 1
      #expect(throws: Unimplemented("mutate")) { try Shapes().mutate(value: &value) }
      #expect(value == 1)
    }
  }

  @Test func otherEndpointsReportAndReturnADefault() {
    expectReport(of: "void") { Shapes().void() }
    expectReport(of: "optional") { #expect(Shapes().optional() == nil) }
    expectReport(of: "defaulted") { #expect(Shapes().defaulted(second: 2, 3) == 5) }
    expectReport(of: "switch") { #expect(Shapes().switch() == false) }
  }

  @Test func asynchronousEndpointsReportAndThrow() async {
    await withKnownIssue {
      await #expect(throws: Unimplemented("asynchronous")) { try await Shapes().asynchronous() }
    } matching: {
      $0.description.contains("'Shapes.asynchronous'")
    }
  }

  @Test func replacedEndpointsAreSilent() throws {
    var shapes = Shapes()
    shapes.named = { "\($0) \($1)" }
    shapes.defaulted = { $0 * $1 }
    #expect(try shapes.named(id: 1, name: "one") == "1 one")
    #expect(shapes.defaulted(second: 2, 3) == 6)
    #expect(shapes.setting == "setting")
  }

  @Test func anIgnoredEndpointIsAPlainClosure() {
    #expect(Shapes().ignored() == 3)
  }

  @Test func anEndpointThatOneTestReplacesReportsInTheNext() {
    withDependencies {
      $0[Shapes.self].void = {}
    } operation: {
      @Dependency(Shapes.self) var shapes
      shapes.void()
    }
    expectReport(of: "void") {
      @Dependency(Shapes.self) var shapes
      shapes.void()
    }
  }
}

@DependencyClient
private struct Shapes: Sendable {
  var void: @Sendable () -> Void
  var throwing: @Sendable () throws -> Int
  var asynchronous: @Sendable () async throws -> Int
  var named: @Sendable (_ id: Int, _ name: String) throws -> String
  var mutate: @Sendable (_ value: inout Int) throws -> Void
  var optional: @Sendable () -> Int?
  var defaulted: @Sendable (_ second: Int, Int) -> Int = { $0 + $1 }
  var `switch`: @Sendable () -> Bool = { false }
  @DependencyEndpointIgnored var ignored: @Sendable () -> Int = { 3 }
  var setting = "setting"
}

extension Shapes: TestDependencyKey {
  static let testValue = Shapes()
}
