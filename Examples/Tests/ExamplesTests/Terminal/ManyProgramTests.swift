import Foundation
import Testing

/// The program `terminal many` between two pipes.
@Suite(.timeLimit(.minutes(2))) struct ManyProgramTests {
  private func start() throws -> RunningProgram {
    try RunningProgram.piped("terminal", "many")
  }

  @Test func twelveTimersAreListed() async throws {
    let program = try start()
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    let lines = program.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 12)
    #expect(lines.first == "1  Espresso  0:27  ready")
    #expect(lines.last == "12  Rest  1:30  ready")
  }

  @Test func timersAreIndependent() async throws {
    let program = try start()
    try await program.expect("12  Rest  1:30  ready\n")
    program.type("start 1\ntoggle 2\nstop 1\nstop 1\n")
    try await program.expect("1  Espresso  0:27  counting\n")
    try await program.expect("2  Soft egg  6:00  counting\n")
    try await program.expect("  ready\n")
    try await program.expect("  ready\n")
    program.type("rename 3 Green tea\nduration 3 0.1\nstart 3\n")
    try await program.expect("3  Green tea  3:00  ready\n")
    try await program.expect("3  Green tea  0:01  ready\n")
    try await program.expect("3  Green tea  0:01  counting\n")
    try await program.expect("3  Green tea  0:00  finished\n")
    program.type("reset 3\nquit\n")
    try await program.expect("3  Green tea  0:01  ready\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func timersAreAddedAndRemoved() async throws {
    let program = try start()
    try await program.expect("12  ")
    program.type("start 2\nremove 1\nadd\nremove 1\nlist\n")
    try await program.expect("2  Soft egg  6:00  counting\n")
    try await program.expect("removed  1  Espresso  0:27  ready\n")
    try await program.expect("12  New timer  1:00  ready\n")
    try await program.expect("removed  1  Soft egg  ")
    try await program.expect("1  Tea  3:00  ready\n")
    try await program.expect("11  New timer  1:00  ready\n")
    program.type("wait\nquit\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func waitReturnsWhenNoTimerCounts() async throws {
    let program = try start()
    program.type("duration 1 3\nduration 2 0.1\nstart 1\nstart 2\nwait\nadd\n")
    program.closeInput()
    try await program.expect("2  Soft egg  0:00  finished\n")
    try await program.expect("1  Espresso  0:00  finished\n")
    try await program.expect("13  New timer  1:00  ready\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func invalidCommandsAreReported() async throws {
    let program = try start()
    program.type("start 13\nstart 0\nremove -9223372036854775808\nstart\nstart tea\n")
    program.type("start 1 2\nduration 1 soon\nrename 1\nadd\n")
    for message in [
      "There is no timer '13'. Pass a number that 'list' shows.", "There is no timer '0'.",
      "There is no timer '-9223372036854775808'.", "There is no timer ''.",
      "There is no timer 'tea'.", "Unknown command 'start 1 2'. The commands are: start N,",
      "Pass a number of seconds, as in 'duration 1 90'.", "Pass a name, as in 'rename 1 Tea'.",
    ] {
      try await program.expect("Error: \(message)")
    }
    try await program.expect("13  New timer  1:00  ready\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func allTimersCanBeRemoved() async throws {
    let program = try start()
    program.type(String(repeating: "remove 1\n", count: 13) + "list\nwait\nadd\n")
    try await program.expect("removed  1  Rest  1:30  ready\nError: There is no timer '1'.")
    try await program.expect("\n1  New timer  1:00  ready\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func aSignalEndsTheProgram() async throws {
    let program = try start()
    program.type("start 1\nwait\n")
    try await program.expect("counting\n")
    program.signal(SIGTERM)
    #expect(await program.ending() == .killed(SIGTERM))
  }
}
