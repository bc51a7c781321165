import ComposableArchitecture
import Testing

/// Clients with conditionally compiled and with deprecated endpoints.
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
}

@DependencyClient
private struct Client {
  var fetch: (_ id: Int) throws -> Int
  @available(*, deprecated) var old: () throws -> Int
  #if DEBUG
  var reset: () throws -> Int
  #endif
}
