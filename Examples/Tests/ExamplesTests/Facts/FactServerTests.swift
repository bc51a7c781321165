import ComposableArchitecture
import Foundation
import Testing

@testable import FactServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(2))) struct FactServerTests {
  /// Sends a request to a server, and returns the status and the text of the response.
  private func response(
    _ path: String, method: String = "GET", from server: FactServer
  ) async throws -> (status: Int?, text: String) {
    let url = try #require(URL(string: path, relativeTo: server.url))
    var request = URLRequest(url: url)
    request.httpMethod = method
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode, String(decoding: data, as: UTF8.self))
  }

  @Test func eachRequestReturnsTheNextFact() async throws {
    let server = try await FactServer.start(delay: .zero)
    let facts = NumberFacts.all(about: 6)
    #expect(facts.count > 1)
    for fact in facts + [facts[0]] {
      let response = try await response("/6", from: server)
      #expect(response.status == 200)
      #expect(response.text == "\(fact)\n")
    }
  }

  @Test(arguments: ["/", "/six", "/6/7", "/9223372036854775808"])
  func otherPathsAreNotFound(path: String) async throws {
    let server = try await FactServer.start(delay: .zero)
    let response = try await response(path, from: server)
    #expect(response.status == 404)
    #expect(response.text == "Request a whole number, such as /42.\n")
  }

  @Test(arguments: ["POST", "DELETE"])
  func otherMethodsAreNotAllowed(method: String) async throws {
    let server = try await FactServer.start(delay: .zero)
    #expect(try await response("/6", method: method, from: server).status == 405)
  }

  @Test(arguments: [
    (2, "2 is the only even prime number."),
    (7, "7 is a prime number."),
    (999_983, "999983 is a prime number."),
    (36, "36 is the square of 6."),
    (1994, "1994 is MCMXCIV in Roman numerals."),
    (10, "10 is 1010 in binary."),
    (0, "0 is an even number."),
    (-3, "-3 is an odd number."),
    (.min, "-9223372036854775808 is an even number."),
    (.max, "9223372036854775807 is an odd number."),
  ])
  func factsAreTrue(number: Int, fact: String) {
    #expect(NumberFacts.all(about: number).contains(fact))
  }

  @Test func primesAndSquaresAreFound() {
    for number in 2...2_000 {
      let facts = NumberFacts.all(about: number)
      let isPrime = (2..<number).allSatisfy { !number.isMultiple(of: $0) }
      #expect(facts.contains("\(number) is a prime number.") == isPrime)
      let root = (2..<number).first { $0 * $0 == number }
      #expect(facts.contains { $0.contains("is the square of") } == (root != nil))
    }
  }
}
