import Foundation
import Testing

/// The built program between two pipes.
@Suite(.timeLimit(.minutes(2))) struct ManyTimersProgramTests {
  @Test func beginsWithADozen() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    let lines = program.output.split(separator: "\n").dropFirst()
    #expect(lines.count == 12)
    #expect(lines.first == "  1  Espresso            0:27  ready")
    #expect(lines.last == " 12  Rest                1:30  ready")
  }

  @Test func eachTimerIsAlone() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    try await program.expect(" 12  Rest                1:30  ready\n")
    program.type("start 1\ntoggle 2\nstop 1\nstop 1\n")
    try await program.expect("  1  Espresso            0:27  counting\n")
    try await program.expect("  2  Soft egg            6:00  counting\n")
    try await program.expect("  1  Espresso            0:27  ready\n")
    try await program.expect("  1  Espresso            0:27  ready\n")
    program.type("rename 3 Green tea\nduration 3 0.1\nstart 3\n")
    try await program.expect("  3  Green tea           3:00  ready\n")
    try await program.expect("  3  Green tea           0:01  ready\n")
    try await program.expect("  3  Green tea           0:01  counting\n")
    try await program.expect("  3  Green tea           0:00  finished\n")
    program.type("reset 3\nquit\n")
    try await program.expect("  3  Green tea           0:01  ready\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func timersComeAndGo() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    try await program.expect(" 12  ")
    program.type("start 2\nremove 1\nadd\nremove 1\nlist\n")
    try await program.expect("  2  Soft egg            6:00  counting\n")
    try await program.expect("removed  Espresso\n")
    try await program.expect(" 12  New timer           1:00  ready\n")
    try await program.expect("removed  Soft egg\n")
    try await program.expect("  1  Tea                 3:00  ready\n")
    try await program.expect(" 11  New timer           1:00  ready\n")
    program.type("wait\nquit\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func waitsUntilNoneCounts() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    program.type("duration 1 3\nduration 2 0.1\nstart 1\nstart 2\nwait\nadd\n")
    program.closeInput()
    try await program.expect("  2  Soft egg            0:00  finished\n")
    try await program.expect("  1  Espresso            0:00  finished\n")
    try await program.expect(" 13  New timer           1:00  ready\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func whatIsNotUnderstoodIsSaidAndTheProgramGoesOn() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    program.type("start 13\nstart 0\nremove -1\nstart\nmove 1 2\nduration 1 soon\nadd\n")
    for text in [
      "? there is no timer 13\n", "? there is no timer 0\n", "? there is no timer -1\n",
      "? the number of a timer is missing\n", "? 'move' is not known here; known are: list, add,",
      "? 'soon' is no number of seconds\n", " 13  New timer           1:00  ready\n",
    ] {
      try await program.expect(text)
    }
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func emptyListIsEmpty() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    program.type(String(repeating: "remove 1\n", count: 13) + "list\nwait\nadd\n")
    try await program.expect("removed  Rest\n? there is no timer 1\n")
    try await program.expect("  1  New timer           1:00  ready\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
  }

  @Test func signalEndsTheProgram() async throws {
    let program = try RunningProgram.piped("many-timers", "--terminal")
    program.type("start 1\nwait\n")
    try await program.expect("counting\n")
    program.signal(SIGTERM)
    #expect(await program.ending() == .killed(SIGTERM))
  }
}
