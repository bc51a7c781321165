import ComposableArchitecture
import Foundation
import Testing

@testable import StandUpFeatures

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The program `standups`, which serves browsers.
@Suite(.timeLimit(.minutes(2))) struct StandUpsProgramTests {
  @Test func theStandUpsOfAFolderAreServed() async throws {
    let folder = try TemporaryFolder()
    let file = folder["stand-ups.json"]
    let standUps: IdentifiedArrayOf<StandUp> = [.crew, .garden]
    try JSONEncoder().encode(standUps).write(to: file)
    let program = try RunningProgram.piped(
      "standups", "--folder", folder.url.path, "--port", "0", "--speed=60")
    try await program.expect("Listening on http://127.0.0.1:")
    try await program.expect("\n")
    let match = try #require(program.output.firstMatch(of: /http:\S+/)?.output)
    let address = try #require(URL(string: String(match)))
    let list = try await page(at: address)
    for text in ["Stand-ups", "Crew", "2 attendees · 1 min", "Garden"] {
      #expect(list.contains(text))
    }
    let recording = try await page(at: address.appending(path: "record"))
    for text in ["Speaker 1 of 2", "Ada", "Next speaker"] { #expect(recording.contains(text)) }
    program.signal(SIGTERM)
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: [
    (["--color"], "Unknown option '--color'"),
    (["--folder"], "Missing value for '--folder <dir>'"),
    (["--folder", "/dev/null/a"], "The folder '/dev/null/a' can't be created."),
    (["--speech", "loud"], "'loud' is invalid for '--speech <speech>'"),
    (["--speed", "0"], "'0.0' is not a number from 1 to 1000."),
    (["--speed", "nan"], "'nan' is not a number from 1 to 1000."),
  ])
  func invalidOptionsAreExplained(arguments: [String], message: String) async throws {
    let program = try RunningProgram.piped("standups", arguments)
    try await program.expect(message)
    try await program.expect("Usage: standups")
    #expect(await program.ending() == .exited(64))
  }

  private func page(at url: URL) async throws -> String {
    let (data, _) = try await URLSession.shared.data(from: url)
    return String(decoding: data, as: UTF8.self)
  }
}
