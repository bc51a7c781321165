import FlyingFox
import Foundation
import Testing

@testable import FactServer

/// The built program between two pipes.
@Suite(.timeLimit(.minutes(2))) struct PipedProgramTests {
  @Test func showsTheStateAfterEachCommand() async throws {
    let program = try RunningProgram.piped(
      "effects-cancellation", "--delay", "60", "--timeout", "3600")
    try await program.expect("state       0\n")
    program.type("plus\n+\n")
    try await program.expect("plus        1\nplus        2\n")
    program.type("fact\n")
    try await program.expect("fact        2   asking for a fact …\n")
    program.type("cancel\ncancel\n")
    try await program.expect("cancel      2   the request about 2 is cancelled\n")
    try await program.expect("cancel      2   there is no request to cancel\n")
    program.type("fact\nfact\nminus\n")
    try await program.expect("fact        2   asking for a fact …\n")
    try await program.expect("fact        2   asking for another fact …\n")
    try await program.expect("minus       1   the request about 2 is cancelled\n")
    program.type("quit\n")
    #expect(await program.ending() == .exited(0))
    #expect(!program.output.contains("answer"))
    #expect(!program.output.contains("\u{1B}"))
  }

  @Test func waitsForAFactWhereItIsToldTo() async throws {
    let program = try RunningProgram.piped(
      "effects-cancellation", "--delay", "0.05", "--timeout", "3600")
    program.type("plus\nplus\nfact\nwait\nfact\nwait\nplus\n")
    program.closeInput()
    let facts = NumberFacts.all(about: 2)
    try await program.expect("answer      2   \(facts[0])\n")
    try await program.expect("answer      2   \(facts[1])\nplus        3\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func endOfInputEndsTheProgramAlsoAmidARequest() async throws {
    let program = try RunningProgram.piped(
      "effects-cancellation", "--delay", "3600", "--timeout", "3600")
    program.type("fact")
    program.closeInput()
    try await program.expect("asking for a fact")
    #expect(await program.ending() == .exited(0))
  }

  @Test func rubbishIsSaidToBeRubbishAndTheProgramGoesOn() async throws {
    let program = try RunningProgram.piped("effects-cancellation")
    program.type("factorial\n\u{1B}[2J\n\nplus\n")
    try await program.expect("? 'factorial' is not known here; known are: plus, minus, fact,")
    try await program.expect("? ' [2J' is not known here")
    try await program.expect("plus        1\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func moreInputThanAPipeHoldsIsTakenInOrder() async throws {
    let program = try RunningProgram.piped("effects-cancellation")
    Thread.detachNewThread {
      for _ in 0..<40 { program.type(String(repeating: "plus\n", count: 500)) }
      program.closeInput()
    }
    try await program.expect("plus    20000\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func deadServiceIsSaidToBeDead() async throws {
    let url = try RawServer.deadURL()
    let program = try RunningProgram.piped("effects-cancellation", "--facts", url.absoluteString)
    program.type("fact\nwait\nplus\nquit\n")
    try await program.expect(
      "failure     0   The fact service cannot be reached: nobody answers at its address.\n"
    )
    try await program.expect("plus        1\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func slowServiceTimesOut() async throws {
    let program = try RunningProgram.piped(
      "effects-cancellation", "--delay", "3600", "--timeout", "0.05")
    program.type("fact\nwait\nplus\n")
    try await program.expect("failure     0   The fact service did not answer within 0.05 s.\n")
    try await program.expect("plus        1\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func failingServiceIsSaidToFail() async throws {
    let server = try await FactServer.start { _ in .text("no", .serviceUnavailable) }
    let program = try RunningProgram.piped(
      "effects-cancellation", "--facts", server.url.absoluteString)
    program.type("fact\nwait\nplus\n")
    try await program.expect("failure     0   The fact service answered with HTTP status 503.\n")
    try await program.expect("plus        1\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    await server.stop()
  }

  @Test func ownServiceIsReachedPastAProxy() async throws {
    let proxy = try RawServer.deadURL().absoluteString
    let program = try RunningProgram.piped(
      "effects-cancellation", "--delay", "0",
      environment: ["http_proxy": proxy, "NO_PROXY": "example.org"]
    )
    program.type("fact\nwait\n")
    try await program.expect("answer      0   \(NumberFacts.all(about: 0)[0])\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalEndsTheProgramAsItsSenderExpects(number: Int32) async throws {
    let program = try RunningProgram.piped(
      "effects-cancellation", "--delay", "3600", "--timeout", "3600")
    program.type("fact\nwait\n")
    try await program.expect("asking for a fact")
    program.signal(number)
    #expect(await program.ending() == .killed(number))
  }

  @Test(arguments: [
    (["--delay", "soon"], "'soon' is no number of seconds"),
    (["--delay", "nan"], "'nan' is no number of seconds"),
    (["--timeout", "0"], "'0' is no number of seconds"),
    (["--facts", "numbersapi.com"], "'numbersapi.com' is no address"),
    (["--facts", "http://a", "--delay", "1"], "Leave it out where '--facts' is given."),
    (["--colour"], "Unknown option '--colour'"),
  ])
  func badOptionsAreExplained(arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped("effects-cancellation", arguments)
    try await program.expect("Error: ")
    try await program.expect(message)
    try await program.expect("Usage: effects-cancellation")
    #expect(await program.ending() == .exited(64))
  }
}
