import Foundation
import LonelyTimer
import ManyTimers
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The built programs, as they serve browsers.
@Suite(.timeLimit(.minutes(2))) struct ServedTimersTests {
  @Test func theShoeboxIsServed() async throws {
    let program = try RunningProgram.piped("many-timers", "--port", "0")
    let page = try await page(of: program)
    for text in ["Timers", "Espresso", "Start Espresso", "12:00", "Rest", "Add a timer", "Edit"] {
      #expect(page.contains(text))
    }
    program.signal(SIGTERM)
    #expect(await program.ending() == .exited(0))
  }

  @Test func aTimerIsServed() async throws {
    let program = try RunningProgram.piped(
      "lonely-timer", "--name", "Soft egg", "--port", "0", "--seconds=360"
    )
    let page = try await page(of: program)
    for text in ["Soft egg", "Start Soft egg", "6:00"] { #expect(page.contains(text)) }
    program.signal(SIGINT)
    #expect(await program.ending() == .exited(0))
  }

  @Test func aTimerIsTeaUnlessToldOtherwise() async throws {
    let program = try RunningProgram.piped("lonely-timer", "--port=0")
    let page = try await page(of: program)
    #expect(page.contains("Start Tea") && page.contains("3:00"))
    program.signal(SIGTERM)
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: [
    ("many-timers", ["--colour"], "Unknown option '--colour'."),
    ("many-timers", ["--port", "0", "--terminal"], "'--terminal' has to come first."),
    ("lonely-timer", ["--colour"], "Unknown option '--colour'"),
    ("lonely-timer", ["--seconds", "soon"], "'soon' is no number of seconds"),
    ("lonely-timer", ["--name", "Egg", "--terminal"], "'--terminal' has to come first."),
    ("many-timers-documents", ["--documents", "/tmp", "--colour"], "Unknown option '--colour'."),
    ("many-timers-documents", [], "--documents"),
  ])
  func badOptionsAreExplained(name: String, arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped(name, arguments)
    try await program.expect(message)
    try await program.expect("usage: \(name)")
    #expect(await program.ending() == .exited(64))
  }

  @Test func theDocumentsOfAFolderAreServed() async throws {
    let folder = try TemporaryFolder()
    let tea = LonelyTimer.State(name: "Green tea", duration: .seconds(180))
    try TimerFile.encode(tea).write(to: folder["Tea.timer"])
    let program = try RunningProgram.piped(
      "many-timers-documents", "--documents", folder.url.path, "--port", "0"
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

  /// What a browser gets from a program that was just started.
  private func page(of program: RunningProgram) async throws -> String {
    try await page(at: address(of: program))
  }

  /// Where a program listens that was just started.
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
