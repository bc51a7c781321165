import Foundation
import Testing

/// The built program, between two pipes and at a keyboard.
@Suite(.timeLimit(.minutes(2))) struct LonelyTimerProgramTests {
  @Test func showsEachTickToTheEnd() async throws {
    let program = try RunningProgram.piped(
      "lonely-timer", "--terminal", "--name", "Egg", "--seconds", "1.2")
    program.type("start\nwait\nstart\nstop\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    #expect(
      program.output.split(separator: "\n").dropFirst() == [
        "Egg  0:02  ready", "Egg  0:02  counting", "Egg  0:01  counting", "Egg  0:00  finished",
        "Egg  0:02  counting", "Egg  0:02  ready",
      ]
    )
  }

  @Test func showsTheTimerAlsoWhereNothingChanges() async throws {
    let program = try RunningProgram.piped("lonely-timer", "--terminal")
    program.type("stop\ntoggle\nstart\ntoggle\nreset\nquit\n")
    #expect(await program.ending() == .exited(0))
    #expect(
      program.output.split(separator: "\n").dropFirst() == [
        "Tea  3:00  ready", "Tea  3:00  ready", "Tea  3:00  counting", "Tea  3:00  counting",
        "Tea  3:00  ready", "Tea  3:00  ready",
      ]
    )
  }

  @Test func endOfInputEndsTheProgramAlsoWhileItCounts() async throws {
    let program = try RunningProgram.piped("lonely-timer", "--terminal")
    program.type("start")
    program.closeInput()
    try await program.expect("Tea  3:00  counting\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalEndsTheProgramAlsoWhileItWaits(number: Int32) async throws {
    let program = try RunningProgram.piped("lonely-timer", "--terminal", "--seconds", "3600")
    program.type("start\nwait\n")
    try await program.expect("Tea  1:00:00  counting\n")
    program.signal(number)
    #expect(await program.ending() == .killed(number))
  }

  @Test func rubbishIsSaidToBeRubbish() async throws {
    let program = try RunningProgram.piped("lonely-timer", "--terminal")
    program.type("pause\n")
    try await program.expect("? 'pause' is not known here; known are: start, stop, toggle,")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: ["soon", "nan", "-1", "1e99"])
  func badOptionsAreExplained(seconds: String) async throws {
    let program = try RunningProgram.piped("lonely-timer", "--terminal", "--seconds=\(seconds)")
    try await program.expect("'\(seconds)' is no number of seconds from 0.0 to 3153600000.")
    #expect(await program.ending() == .exited(64))
  }

  @Test func keysAreCommandsAndTheTerminalIsRestored() async throws {
    let program = try RunningProgram.inTerminal(
      "lonely-timer", RunningProgram.commandThatTellsModes, "--terminal", "--seconds", "1.2",
      environment: ["NO_COLOR": "1"]
    )
    try await program.expect("space start or stop   r reset   q quit")
    try await program.expect("Tea  0:02  ready")
    program.type(" ")
    try await program.expect("Tea  0:02  counting")
    try await program.expect("Tea  0:01  counting")
    try await program.expect("Tea  0:00  finished")
    program.type("r")
    try await program.expect("Tea  0:02  ready")
    program.type("x")
    try await program.expect("? 'x' is not known here")
    program.type("q")
    try await program.expectRestoredModes(code: 0)
  }

  @Test func controlCRestoresTheTerminal() async throws {
    let program = try RunningProgram.inTerminal(
      "lonely-timer", RunningProgram.commandThatTellsModes, "--terminal"
    )
    try await program.expect("ready")
    program.type(" ")
    try await program.expect("\u{1B}[33mcounting\u{1B}[0m")
    program.type("\u{3}")
    try await program.expectRestoredModes(code: 128 + SIGINT)
  }
}
