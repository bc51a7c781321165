import CaseStudies
import ComposableArchitecture
import Foundation
import Hummingbird
import Testing

@testable import FactServer

/// The live client, over HTTP, with a server on this machine.
@Suite(.timeLimit(.minutes(2))) struct FactClientTests {
  /// Fetches a fact from a server that responds with `answer`.
  private func fact(
    about number: Int = 42,
    answer: @escaping @Sendable (Request) async throws -> Response
  ) async throws -> String {
    let server = try await FactServer.start(answer: answer)
    let result = await Result { try await client(server.url).fetch(number: number) }
    return try result.get()
  }

  /// A client whose timeout no test reaches, however slow the machine is.
  private func client(_ url: URL) -> FactClient {
    .live(service: url, timeout: .seconds(3_600))
  }

  private func message(_ operation: () async throws -> String) async -> String {
    do {
      return "No error: '\(try await operation())'"
    } catch {
      return error.localizedDescription
    }
  }

  @Test func theTextOfTheAnswerIsTheFact() async throws {
    let fact = try await fact(about: -7) { .text("  \($0.uri.path) é  ") }
    #expect(fact == "/-7 é")
  }

  @Test(arguments: [401, 404, 503])
  func otherStatusesAreErrors(code: Int) async {
    let message = await message {
      try await fact { _ in .text("no", HTTPResponse.Status(code: code)) }
    }
    #expect(message == "The fact service answered with HTTP status \(code).")
  }

  @Test(arguments: [[], Array(" \n\t ".utf8), [0xC3, 0x28, 0xFF, 0x00]])
  func answersWithoutATextAreErrors(body: [UInt8]) async {
    let message = await message {
      try await fact { _ in
        Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
      }
    }
    #expect(message == "The fact service answered without a text.")
  }

  @Test func aServiceThatDoesNotAnswerTimesOut() async throws {
    let server = try RawServer(answer: nil)
    let message = await message {
      try await FactClient.live(service: server.url, timeout: .milliseconds(1)).fetch(number: 1)
    }
    #expect(message == "The fact service did not answer in time.")
  }

  @Test func aServiceThatDoesNotListenCannotBeReached() async throws {
    let url = try RawServer.deadURL()
    let message = await message { try await client(url).fetch(number: 1) }
    #expect(message == "The fact service cannot be reached.")
  }

  @Test(arguments: [
    "\u{0}\u{1}garbage\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nThe beg",
  ])
  func brokenAnswersAreErrors(answer: String) async throws {
    let server = try RawServer(answer: answer)
    let message = await message { try await client(server.url).fetch(number: 1) }
    #expect(message == "The fact service cannot be reached.")
  }

  @Test func cancellingClosesTheConnection() async throws {
    let server = try RawServer(answer: nil)
    var events = server.events.makeAsyncIterator()
    let task = Task { try await client(server.url).fetch(number: 1) }
    #expect(await events.next() == .requested("GET /1 HTTP/1.1"))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await events.next() == .closed)
  }

  @Test func manyRequestsAreInFlightAtOnce() async throws {
    let (requests, request) = AsyncStream.makeStream(of: Void.self)
    let server = try await FactServer.start { _ in
      request.yield()
      return try await Task.never()
    }
    let client = client(server.url)
    let tasks = (0..<20).map { number in Task { try await client.fetch(number: number) } }
    for await _ in requests.prefix(tasks.count) {}
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func aTaskThatIsAlreadyCancelledThrows() async throws {
    let url = try RawServer.deadURL()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client(url).fetch(number: 1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func requestsCanBeCancelledAtAnyMoment() async throws {
    // Foundation on Linux traps or deadlocks at some moments.
    let server = try await FactServer.start { _ in .text("A fact.") }
    let client = client(server.url)
    for delay in 0..<1_000 {
      let task = Task { try await client.fetch(number: 1) }
      for _ in 0..<delay { await Task.yield() }
      task.cancel()
      switch await task.result {
      case .success(let fact): #expect(fact == "A fact.")
      case .failure(let error): #expect(error is CancellationError)
      }
    }
  }
}
