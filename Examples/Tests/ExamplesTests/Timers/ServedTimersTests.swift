import Foundation
import Testing
import TimerFeatures

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The program `timers`, which serves browsers.
@Suite(.timeLimit(.minutes(2))) struct ServedTimersTests {
  @Test func aListOfTimersIsServed() async throws {
    let program = try RunningProgram.piped("timers", "many", "--port", "0")
    let page = try await page(of: program)
    for text in ["Timers", "Espresso", "Start Espresso", "12:00", "Rest", "Add a timer", "Edit"] {
      #expect(page.contains(text))
    }
    program.signal(SIGTERM)
    #expect(await program.ending() == .exited(0))
  }

  @Test func aTimerIsServed() async throws {
    let program = try RunningProgram.piped(
      "timers", "lonely", "--name", "Soft egg", "--port", "0", "--seconds=360"
    )
    let page = try await page(of: program)
    for text in ["Soft egg", "Start Soft egg", "6:00"] { #expect(page.contains(text)) }
    program.signal(SIGINT)
    #expect(await program.ending() == .exited(0))
  }

  @Test func aTimerHasADefaultNameAndDuration() async throws {
    let program = try RunningProgram.piped("timers", "lonely", "--port=0")
    let page = try await page(of: program)
    #expect(page.contains("Start Tea") && page.contains("3:00"))
    program.signal(SIGTERM)
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: [
    (["many", "--colour"], "Unknown option '--colour'"),
    (["lonely", "--colour"], "Unknown option '--colour'"),
    (["lonely", "--name"], "Missing value for '--name <name>'"),
    (["lonely", "--seconds", "soon"], "The value 'soon' is invalid for '--seconds <seconds>'"),
    (["lonely", "--seconds=1e99"], "'1e+99' is not a number of seconds from 0 to 3153600000."),
    (["documents", "--documents", "/tmp", "--colour"], "Unknown option '--colour'"),
    (["documents"], "Missing expected argument '--documents <dir>'"),
  ])
  func invalidOptionsAreExplained(arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped("timers", arguments)
    try await program.expect(message)
    try await program.expect("timers \(arguments[0]) ")
    #expect(await program.ending() == .exited(64))
  }

  @Test(arguments: [[], ["egg"], ["--port", "0"]])
  func withoutASubcommandTheUsageIsPrinted(arguments: [String]) async throws {
    let program = try RunningProgram.piped("timers", arguments)
    try await program.expect("usage: timers lonely [--name <name>] [--seconds <seconds>]\n")
    try await program.expect("timers many\n")
    try await program.expect("timers documents --documents <dir>\n")
    #expect(await program.ending() == .exited(64))
  }

  @Test func theDocumentsOfAFolderAreServed() async throws {
    let folder = try TemporaryFolder()
    let tea = LonelyTimer.State(name: "Green tea", duration: .seconds(180))
    try TimerFile.encode(tea).write(to: folder["Tea.timer"])
    let program = try RunningProgram.piped(
      "timers", "documents", "--documents", folder.url.path, "--port", "0"
    )
    let address = try await address(of: program)
    let list = try await page(at: address)
    for text in ["Tea", "New"] { #expect(list.contains(text)) }
    let href = try #require(list.firstMatch(of: /href="([^"]*documents[^"]*)"/)?.output.1)
    let document = try await page(
      at: try #require(URL(string: String(href), relativeTo: address))
    )
    for text in ["Start Green tea", "3:00"] { #expect(document.contains(text)) }
    program.signal(SIGTERM)
    #expect(await program.ending() == .exited(0))
  }

  /// Loads the page of a program that was just started.
  private func page(of program: RunningProgram) async throws -> String {
    try await page(at: address(of: program))
  }

  /// Returns the address of a program that was just started.
  private func address(of program: RunningProgram) async throws -> URL {
    try await program.expect("Listening on http://127.0.0.1:")
    try await program.expect("\n")
    let address = try #require(program.output.firstMatch(of: /http:\S+/)?.output)
    return try #require(URL(string: String(address)))
  }

  private func page(at url: URL) async throws -> String {
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }
}
