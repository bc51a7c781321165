import CaseStudies
import Foundation
import Testing

@testable import FactServer

@Suite struct FactServerTests {
  @Test func tellsEachFactInTurn() async throws {
    let server = try await FactServer.start(delay: .zero)
    let service = FactService.patient(server.url)
    let facts = NumberFacts.all(about: 6)
    for fact in facts + [facts[0]] {
      #expect(try await service.fact(about: 6) == fact)
    }
    await server.stop()
  }

  @Test(arguments: ["", "six", "6/7", "9223372036854775808"])
  func whatIsNoNumberIsNotFound(path: String) async throws {
    let server = try await FactServer.start(delay: .zero)
    let service = FactService.patient(server.url.appendingPathComponent("x\(path)"))
    await #expect(throws: FactError.status(404)) { try await service.fact(about: 1) }
    await server.stop()
  }

  @Test func isGoneWhenStopped() async throws {
    let server = try await FactServer.start(delay: .zero)
    await server.stop()
    await #expect(throws: FactError.unreachable("nobody answers at its address")) {
      try await FactService.patient(server.url).fact(about: 1)
    }
  }
}
