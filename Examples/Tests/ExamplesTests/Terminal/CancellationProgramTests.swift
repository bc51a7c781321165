import Foundation
import Testing

/// The program `terminal cancellation` between two pipes.
@Suite(.timeLimit(.minutes(2))) struct CancellationProgramTests {
  private func start(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try RunningProgram.piped("terminal", ["cancellation"] + arguments, environment: environment)
  }

  @Test func eachCommandPrintsTheState() async throws {
    let program = try start("--delay", "60", "--timeout", "3600")
    try await program.expect("Commands: plus, minus, fact, cancel, list, wait, quit\n0  no fact\n")
    program.type("plus\nplus\n")
    try await program.expect("1  no fact\n2  no fact\n")
    program.type("fact\nfact\n")
    try await program.expect("2  asking for a fact …\n2  asking for a fact …\n")
    program.type("cancel\ncancel\n")
    try await program.expect("2  no fact\n2  no fact\n")
    program.type("fact\nminus\nlist\n")
    try await program.expect("2  asking for a fact …\n1  no fact\n1  no fact\n")
    program.type("quit\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func waitReturnsWhenTheFactArrives() async throws {
    let program = try start("--delay", "0.05", "--timeout", "3600")
    program.type("plus\nfact\nwait\nplus\n")
    program.closeInput()
    try await program.expect("1  asking for a fact …\n1  ")
    try await program.expect("\n2  no fact\n")
    #expect(await program.ending() == .exited(0))
    #expect(program.output.split(separator: "\n").count == 6)
  }

  @Test func endOfInputEndsTheProgramDuringARequest() async throws {
    let program = try start("--delay", "3600", "--timeout", "3600")
    program.type("fact")
    program.closeInput()
    try await program.expect("asking for a fact")
    #expect(await program.ending() == .exited(0))
  }

  @Test func unknownCommandsAreReported() async throws {
    let program = try start()
    program.type("factorial\n\u{1B}[2J\n\nlist 1\nplus\n")
    try await program.expect("Error: Unknown command 'factorial'. The commands are: plus, minus,")
    try await program.expect("Error: Unknown command ' [2J'.")
    try await program.expect("Error: Unknown command 'list 1'.")
    try await program.expect("\n1  no fact\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func aLongLineIsTruncated() async throws {
    let program = try start()
    Thread.detachNewThread {
      program.type(String(repeating: "x", count: 1_000_000))
      program.type("\nplus\n")
      program.closeInput()
    }
    try await program.expect("Error: Unknown command '\(String(repeating: "x", count: 1_000))'.")
    try await program.expect("\n1  no fact\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func moreInputThanAPipeHoldsIsPerformedInOrder() async throws {
    let program = try start()
    Thread.detachNewThread {
      for _ in 0..<40 { program.type(String(repeating: "plus\n", count: 500)) }
      program.closeInput()
    }
    try await program.expect("\n20000  no fact\n")
    #expect(await program.ending() == .exited(0))
    let counts = program.output.split(separator: "\n").dropFirst()
    #expect(counts.elementsEqual((0...20_000).map { "\($0)  no fact" }))
  }

  @Test func anUnreachableServiceIsReported() async throws {
    let program = try start("--facts", RawServer.deadURL().absoluteString)
    program.type("fact\nwait\nplus\nquit\n")
    try await program.expect("\n0  Error: ")
    try await program.expect("\n1  no fact\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func aSlowServiceTimesOut() async throws {
    let program = try start("--delay", "3600", "--timeout", "0.05")
    program.type("fact\nwait\nplus\n")
    try await program.expect("\n0  Error: ")
    try await program.expect("\n1  no fact\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func aFailingServiceIsReported() async throws {
    let server = try RawServer(
      answer: "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    let program = try start("--facts", server.url.absoluteString)
    program.type("fact\nwait\nplus\n")
    try await program.expect("\n0  Error: ")
    try await program.expect("\n1  no fact\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func theDefaultServiceIsReachedWithoutTheProxy() async throws {
    let proxy = try RawServer.deadURL().absoluteString
    let program = try start(
      "--delay", "0", environment: ["http_proxy": proxy, "NO_PROXY": "example.org"]
    )
    program.type("fact\nwait\n")
    program.closeInput()
    try await program.expect("\n0  asking for a fact …\n0  ")
    #expect(await program.ending() == .exited(0))
    #expect(!program.output.contains("Error"))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalEndsTheProgramAsItsSenderExpects(number: Int32) async throws {
    let program = try start("--delay", "3600", "--timeout", "3600")
    program.type("fact\nwait\n")
    try await program.expect("asking for a fact")
    program.signal(number)
    #expect(await program.ending() == .killed(number))
  }

  @Test(arguments: [
    (["--delay", "soon"], "The value 'soon' is invalid for '--delay"),
    (["--delay", "nan"], "Pass a number of seconds from 0 to 3600."),
    (["--timeout", "4000"], "Pass a number of seconds from 0 to 3600."),
    (["--facts", "numbersapi.com"], "'numbersapi.com' is not a URL"),
    (["--colour"], "Unknown option '--colour'"),
  ])
  func invalidOptionsAreExplained(arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped("terminal", ["cancellation"] + arguments)
    try await program.expect("Error: ")
    try await program.expect(message)
    try await program.expect("Usage: terminal cancellation")
    #expect(await program.ending() == .exited(64))
  }
}
