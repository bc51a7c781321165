import ComposableArchitecture
import Testing

/// Clients with conditionally compiled and deprecated endpoints, and with autoclosures.
@Suite struct ClientTests {
  @Test func conditionalEndpointsAreNotPartOfTheInitializer() throws {
    var client = Client(fetch: { $0 }, old: { 1 })
    #expect(try client.fetch(id: 3) == 3)
    #if DEBUG
    client.reset = { 4 }
    #expect(try client.reset() == 4)
    #endif
    client.fetch = { $0 + 1 }
    #expect(try client.fetch(id: 3) == 4)
  }

  @Test func conditionalEndpointsReportThatTheyAreUnimplemented() {
    #if DEBUG
    withKnownIssue {
      #expect(throws: (any Error).self) { try Client().reset() }
    } matching: {
      $0.description.contains("Unimplemented: 'Client.reset'")
    }
    #endif
  }

  @Test func anAutoclosureIsEvaluatedByTheEndpoint() {
    var evaluations = 0
    func message() -> String {
      evaluations += 1
      return "message"
    }
    var logger = Logger(log: { _, _ in }, describe: { _ in "" })
    logger.log(message: message(), level: 3)
    #expect(evaluations == 0)
    logger.log = { message, _ in #expect(message() == "message") }
    logger.log(message: message(), level: 3)
    #expect(evaluations == 1)
  }

  @Test func aDefaultValueReceivesAnAutoclosure() {
    withKnownIssue {
      #expect(Logger().describe(message: "message") == "message")
    } matching: {
      $0.description.contains("Unimplemented: 'Logger.describe'")
    }
  }
}

@DependencyClient
private struct Logger {
  var log: (_ message: @autoclosure () -> String, _ level: Int) -> Void
  var describe: (_ message: @autoclosure () -> String) -> String = { $0() }
}

@DependencyClient
private struct Client {
  var fetch: (_ id: Int) throws -> Int
  @available(*, deprecated) var old: () throws -> Int
  #if DEBUG
  var reset: () throws -> Int
  #endif
}
