import CaseStudies
import ComposableArchitecture
import FlyingFox
import Foundation
import Testing

@testable import FactServer

/// The client against a server on this machine, over real HTTP.
@Suite struct FactServiceTests {
  /// Asks a server that answers as it is told.
  private func fact(
    about number: Int = 42,
    clock: any Clock<Duration> = ContinuousClock(),
    answer: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> String {
    let server = try await FactServer.start(answer: answer)
    let result = await Result { [url = server.url] in
      try await FactService(baseURL: url, timeout: .seconds(20), clock: clock).fact(about: number)
    }
    await server.stop()
    return try result.get()
  }

  @Test func textIsTheFact() async throws {
    let fact = try await fact(about: -7) { .text("  \($0.path) é  ") }
    #expect(fact == "/-7 é")
  }

  @Test(arguments: [404, 500, 204])
  func statusOtherThan200IsAnError(code: Int) async {
    await #expect(throws: FactError.status(code)) {
      try await fact { _ in .text("no", HTTPStatusCode(code, phrase: "No")) }
    }
  }

  @Test func bytesThatAreNoTextAreAnError() async {
    await #expect(throws: FactError.notText) {
      try await fact { _ in HTTPResponse(statusCode: .ok, body: Data([0xC3, 0x28, 0xFF, 0x00])) }
    }
  }

  @Test func blanksAreAnError() async {
    await #expect(throws: FactError.empty) { try await fact { _ in .text(" \n\t ") } }
  }

  @Test func longAnswerIsAnError() async {
    await #expect(throws: FactError.tooLarge(limit: FactService.sizeLimit)) {
      try await fact { _ in .text(String(repeating: "a", count: 2_000_000)) }
    }
  }

  @Test func slowServiceTimesOut() async {
    await #expect(throws: FactError.timedOut(after: .seconds(20))) {
      // No time passes: the clock says at once that it is over.
      try await fact(clock: ImmediateClock()) { _ in
        try await Task.sleep(for: .seconds(60))
        return .text("late")
      }
    }
  }

  @Test func deadPortIsUnreachable() async throws {
    let service = FactService.patient(try RawServer.deadURL())
    await #expect(throws: FactError.unreachable("nobody answers at its address")) {
      try await service.fact(about: 1)
    }
  }

  @Test func answerThatIsNotHTTPIsAnError() async throws {
    let server = try RawServer(answer: "\u{0}\u{1}garbage\r\n\r\n")
    let error = await #expect(throws: FactError.self) {
      try await FactService.patient(server.url).fact(about: 1)
    }
    guard case .unreachable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func connectionThatBreaksOffIsAnError() async throws {
    let server = try RawServer(answer: "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nThe beg")
    let error = await #expect(throws: FactError.self) {
      try await FactService.patient(server.url).fact(about: 1)
    }
    guard case .unreachable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func cancellationClosesTheConnection() async throws {
    let server = try RawServer(answer: nil)
    var events = server.events.makeAsyncIterator()
    let task = Task { try await FactService.patient(server.url).fact(about: 1) }
    #expect(await events.next() == .requested("GET /1 HTTP/1.1"))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await events.next() == .closed)
  }

  @Test func requestCancelledBeforeItStartsIsNotSent() async throws {
    let url = try RawServer.deadURL()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await FactService.patient(url).fact(about: 1)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellationMayComeAtAnyMoment() async throws {
    // Foundation on Linux traps when cancelling and ending of a request get in each other's way.
    let service = FactService.patient(try RawServer.deadURL())
    for delay in 0..<500 {
      let task = Task { try await service.fact(about: 1) }
      for _ in 0..<delay { await Task.yield() }
      task.cancel()
      await #expect(throws: (any Error).self) { try await task.value }
    }
  }

  @Test func liveClientAsksTheService() async throws {
    let server = try await FactServer.start(delay: .zero)
    let fact = try await withDependencies {
      $0.factService = FactService.patient(server.url)
    } operation: {
      try await FactClient.liveValue.fetch(42)
    }
    #expect(fact == NumberFacts.all(about: 42).first)
    await server.stop()
  }

  @Test func everyErrorReadsAsASentence() {
    let errors: [FactError] = [
      .unreachable("its host is not known"), .timedOut(after: .seconds(1.5)), .status(404),
      .notText, .empty, .tooLarge(limit: 10),
    ]
    #expect(
      errors.map(\.localizedDescription) == [
        "The fact service cannot be reached: its host is not known.",
        "The fact service did not answer within 1.5 s.",
        "The fact service answered with HTTP status 404.",
        "The fact service answered with something that is not text.",
        "The fact service gave an empty answer.",
        "The fact service's answer is longer than 10 bytes.",
      ]
    )
  }
}
