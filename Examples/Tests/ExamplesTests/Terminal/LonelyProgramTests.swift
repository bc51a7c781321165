import Foundation
import Testing

/// The program `terminal lonely` between two pipes.
@Suite(.timeLimit(.minutes(2))) struct LonelyProgramTests {
  private func start(_ arguments: String...) throws -> RunningProgram {
    try RunningProgram.piped("terminal", ["lonely"] + arguments)
  }

  @Test func eachTickIsPrinted() async throws {
    let program = try start("--name", "Egg", "--seconds", "1.2")
    program.type("start\nwait\nreset\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    #expect(
      program.output.split(separator: "\n").dropFirst() == [
        "Egg  0:02  ready", "Egg  0:02  counting", "Egg  0:01  counting", "Egg  0:00  finished",
        "Egg  0:02  ready",
      ]
    )
  }

  @Test func aCommandThatChangesNothingPrintsTheTimer() async throws {
    let program = try start()
    program.type("stop\ntoggle\nstart\nreset\nreset\nquit\n")
    for line in [
      "3:00  ready", "3:00  ready", "  counting", "  counting", "3:00  ready", "3:00  ready",
    ] {
      try await program.expect("\(line)\n")
    }
    #expect(await program.ending() == .exited(0))
  }

  @Test func endOfInputEndsTheProgramWhileTheTimerCounts() async throws {
    let program = try start()
    program.type("start")
    program.closeInput()
    try await program.expect("Tea  3:00  counting\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalEndsTheProgramWhileItWaits(number: Int32) async throws {
    let program = try start("--seconds", "3600")
    program.type("start\nwait\n")
    try await program.expect("Tea  1:00:00  counting\n")
    program.signal(number)
    #expect(await program.ending() == .killed(number))
  }

  @Test func unknownCommandsAreReported() async throws {
    let program = try start()
    program.type("pause\n")
    try await program.expect("Error: Unknown command 'pause'. The commands are: start, stop,")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test(arguments: ["nan", "-1", "1e99"])
  func invalidDurationsAreExplained(seconds: String) async throws {
    let program = try start("--seconds=\(seconds)")
    try await program.expect("Pass a number of seconds from 0 to 3153600000.")
    #expect(await program.ending() == .exited(64))
  }
}
