import Foundation
import Testing

@testable import FactServer

/// The built program at a keyboard and a screen: a pseudo-terminal with a shell in it.
@Suite(.timeLimit(.minutes(2))) struct TerminalProgramTests {
  private static let command = RunningProgram.commandThatTellsModes

  @Test func keysAreCommands() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation", Self.command, "--delay", "0.05", "--timeout", "3600",
      environment: ["NO_COLOR": "1"]
    )
    try await program.expect("+ plus   - minus   f fact   c cancel   q quit")
    try await program.expect("state       0")
    program.type("+")
    try await program.expect("plus        1")
    program.type("\u{1B}[A")
    try await program.expect("plus        2")
    program.type("f")
    try await program.expect("fact        2   asking for a fact …")
    try await program.expect("answer      2   \(NumberFacts.all(about: 2)[0])")
    program.type("x")
    try await program.expect("? 'x' is not known here; known are: + plus")
    program.type("-")
    try await program.expect("minus       1")
    program.type("q")
    try await program.expectRestoredModes(code: 0)
    // Keys are not echoed: what is on the screen was written by the program.
    #expect(!program.output.contains("^["))
  }

  @Test func cancelEndsTheRequest() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation", Self.command, "--delay", "60", "--timeout", "3600",
      environment: ["NO_COLOR": "1"]
    )
    try await program.expect("state       0")
    program.type("++f")
    try await program.expect("fact        2   asking for a fact …")
    program.type("c")
    try await program.expect("cancel      2   the request about 2 is cancelled")
    program.type("q")
    try await program.expectRestoredModes(code: 0)
  }

  @Test func linesAreColoured() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation", Self.command, "--delay", "60", "--timeout", "3600")
    try await program.expect("state")
    program.type("f")
    try await program.expect("\u{1B}[33masking for a fact …\u{1B}[0m")
    program.type("q")
    try await program.expectRestoredModes(code: 0)
  }

  @Test func controlCEndsTheProgramAndRestoresTheModes() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation", Self.command, "--delay", "60", "--timeout", "3600")
    try await program.expect("state")
    program.type("f")
    try await program.expect("asking for a fact …")
    program.type("\u{3}")
    try await program.expectRestoredModes(code: 128 + SIGINT)
  }

  @Test func controlDEndsTheProgram() async throws {
    let program = try RunningProgram.inTerminal("effects-cancellation", Self.command)
    try await program.expect("state")
    program.type("\u{4}")
    try await program.expectRestoredModes(code: 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func signalRestoresTheModes(number: Int32) async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation", Self.command, "--delay", "60", "--timeout", "3600")
    try await program.expect("state")
    let pid = try #require(
      program.output.firstMatch(of: /pid=(\d+);/).flatMap { pid_t($0.1) }
    )
    program.type("f")
    try await program.expect("asking for a fact …")
    program.signal(number, to: pid)
    try await program.expectRestoredModes(code: 128 + number)
  }

  @Test func badOptionLeavesTheModesAlone() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation", Self.command, "--timeout", "never")
    try await program.expect("Error: ")
    try await program.expectRestoredModes(code: 64)
  }

  @Test func outputThatNobodyReadsEndsTheProgram() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation",
      """
      before=$(stty -g)
      "$0" "$@" | { sed -n '/state/{p;q}'; exec <&-; echo "nobody reads"; }
      [ "$(stty -g)" = "$before" ] && echo "modes restored" || echo "modes changed"
      echo "code=0;"
      """
    )
    try await program.expect("nobody reads")
    program.type("+")
    try await program.expectRestoredModes(code: 0)
  }

  @Test func suspendedProgramLeavesTheTerminalAsItWas() async throws {
    let program = try RunningProgram.inTerminal(
      "effects-cancellation",
      """
      set -m
      before=$(stty -g)
      "$0" "$@"
      [ "$(stty -g)" = "$before" ] && echo "modes while suspended: restored"
      fg
      [ "$(stty -g)" = "$before" ] && echo "modes restored" || echo "modes changed"
      echo "code=0;"
      """, environment: ["NO_COLOR": "1"]
    )
    try await program.expect("state       0")
    program.type("+")
    try await program.expect("plus        1")
    program.type("\u{1A}")
    try await program.expect("modes while suspended: restored")
    try await program.expect("state       1")
    program.type("+")
    try await program.expect("plus        2")
    program.type("q")
    try await program.expectRestoredModes(code: 0)
  }
}
