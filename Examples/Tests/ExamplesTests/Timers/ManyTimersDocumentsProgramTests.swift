import Foundation
import LonelyTimer
import Testing

@testable import ManyTimers

/// The built program between two pipes.
@Suite(.timeLimit(.minutes(2))) struct ManyTimersDocumentsProgramTests {
  private let folder: TemporaryFolder
  private var tea: URL { folder["Tea.timer"] }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Tea", "Rice"] {
      let timer = LonelyTimer.State(name: name, duration: .seconds(60))
      try TimerFile.encode(timer).write(to: folder["\(name).timer"])
    }
  }

  private func onDisk(_ file: String) throws -> LonelyTimer.State {
    try TimerFile.decode(Data(contentsOf: folder[file]))
  }

  @Test func opensSavesAndClosesFiles() async throws {
    let program = try RunningProgram.piped(
      "many-timers-documents", "--terminal", tea.path, folder["Rice.timer"].path
    )
    try await program.expect("  1  Tea.timer         Tea                 1:00  ready\n")
    try await program.expect("  2  Rice.timer        Rice                1:00  ready\n")
    program.type("rename 1 Green tea\nsave 1\nclose 1\nlist\nclose 1\n")
    try await program.expect("  1  Tea.timer         Green tea           1:00  ready  edited\n")
    try await program.expect("saved    1  Tea.timer\nclosed    1  Tea.timer\n")
    try await program.expect("  2  Rice.timer        Rice                1:00  ready\n")
    try await program.expect("? there is no timer 1\n")
    #expect(try onDisk("Tea.timer").name == "Green tea")
    program.type("quit\n")
    try await program.expect("closed    2  Rice.timer\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func changesAreSavedByThemselves() async throws {
    let program = try RunningProgram.piped("many-timers-documents", "--terminal", tea.path)
    program.type("duration 1 0.1\nstart 1\nwait\nlist\n")
    try await program.expect("  1  Tea.timer         Tea                 0:00  finished  edited\n")
    try await program.expect("  1  Tea.timer         Tea                 0:00  finished\n")
    program.signal(SIGKILL)
    #expect(await program.ending() == .killed(SIGKILL))
    #expect(try onDisk("Tea.timer").elapsed == .milliseconds(100))
  }

  @Test func twoWindowsShowOneDocument() async throws {
    let program = try RunningProgram.piped(
      "many-timers-documents", "--terminal", tea.path, tea.path)
    try await program.expect("  2  Tea.timer         Tea                 1:00  ready\n")
    program.type("rename 2 Green\nclose 1\nstart 2\nclose 2\nopen \(tea.path)\n")
    try await program.expect("closed    1  Tea.timer\n")
    for number in 1...2 {
      let line = "  \(number)  Tea.timer         Green               1:00  ready  edited\n"
      #expect(program.output.contains(line))
    }
    try await program.expect("  2  Tea.timer         Green               1:00  counting  edited\n")
    try await program.expect("closed    2  Tea.timer\n")
    // It goes on where it was.
    try await program.expect("  3  Tea.timer         Green               1:00  counting\n")
    program.type("quit\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func filesThatCannotBeOpenedAreToldAndTheOthersGoOn() async throws {
    let whole = try Data(contentsOf: tea)
    let damaged: [String: Data] = [
      "cut": whole.dropLast(9), "diary": Data("Dear".utf8),
      "new": Data(#"{"format": "lonely-timer", "version": 9}"#.utf8),
    ]
    for (name, data) in damaged { try data.write(to: folder[name]) }
    let files = ["cut", "diary", "Tea.timer", "new", "none"].map { folder[$0].path }
    let program = try RunningProgram.piped("many-timers-documents", ["--terminal"] + files)
    try await program.expect("! '\(folder["cut"].path)' is cut off: it ends before the timer does.")
    try await program.expect("! '\(folder["diary"].path)' is no timer's file: it is not JSON.")
    try await program.expect("  1  Tea.timer         Tea                 1:00  ready\n")
    try await program.expect("! '\(folder["new"].path)' is of version 9, and this program knows 1.")
    try await program.expect("! '\(folder["none"].path)' can't be read: no such file or directory.")
    program.type("start 1\nopen \(folder["cut"].path)\nreset 1\nnew \(tea.path)\nquit\n")
    try await program.expect("counting  edited\n! '\(folder["cut"].path)' is cut off")
    try await program.expect("  1  Tea.timer         Tea                 1:00  ready\n")
    try await program.expect("! '\(tea.path)' is there already.")
    #expect(await program.ending() == .exited(0))
    for (name, data) in damaged { #expect(try Data(contentsOf: folder[name]) == data) }
  }

  @Test func newFileIsMadeAndHasItsOwnName() async throws {
    let program = try RunningProgram.piped("many-timers-documents", "--terminal")
    program.type("new \(folder["Soft egg.timer"].path)\nclose 1\n")
    try await program.expect("  1  Soft egg.timer    Soft egg            1:00  ready\n")
    try await program.expect("closed    1  Soft egg.timer\n")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    #expect(
      try onDisk("Soft egg.timer") == LonelyTimer.State(name: "Soft egg", duration: .seconds(60))
    )
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func signalSavesBeforeItEndsTheProgram(number: Int32) async throws {
    let program = try RunningProgram.piped(
      "many-timers-documents", "--terminal", tea.path, folder["Rice.timer"].path
    )
    program.type("start 1\nrename 2 Brown\nstart 2\nwait\n")
    try await program.expect("Brown               1:00  counting  edited\n")
    program.signal(number)
    try await program.expect("closed    1  Tea.timer\nclosed    2  Rice.timer\n")
    #expect(await program.ending() == .killed(number))
    #expect(try onDisk("Tea.timer").position == .counting)
    #expect(try onDisk("Rice.timer").name == "Brown")
  }

  @Test func endOfInputSavesBeforeItEndsTheProgram() async throws {
    let program = try RunningProgram.piped("many-timers-documents", "--terminal", tea.path)
    program.type("rename 1 Green")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Green")
  }

  @Test func readerThatGoesAwayLosesNothing() async throws {
    let program = try RunningProgram.inTerminal(
      "many-timers-documents",
      #"printf 'rename 1 Green\n' | "$0" "$@" | sed -n '/Tea.timer/{p;q}'; echo "over;""#,
      "--terminal", tea.path
    )
    try await program.expect("over;")
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Green")
  }

  @Test func whatCannotBeSavedIsToldAndStaysOpen() async throws {
    let program = try RunningProgram.piped("many-timers-documents", "--terminal", tea.path)
    // A folder where the draft would be.
    try await program.expect("ready\n")
    try FileManager.default.createDirectory(
      at: folder[".Tea.timer.lonely-timer-draft"], withIntermediateDirectories: false
    )
    let fault = "! '\(tea.path)' can't be written: is a directory. Mend that, then save again.\n"
    program.type("rename 1 Green\nsave 1\nclose 1\nquit\n")
    try await program.expect(fault)
    try await program.expect("? not all is saved; 'discard N' closes without that\n")
    program.type("list\n")
    try await program.expect("  1  Tea.timer         Green               1:00  ready  edited\n")
    program.closeInput()
    #expect(await program.ending() == .exited(1))
    // For the save, the close, the quit and the end of the input: once each.
    #expect(program.output.ranges(of: fault).count == 4)
    #expect(try onDisk("Tea.timer").name == "Tea")
  }

  @Test func discardedChangesAreNotSaved() async throws {
    let program = try RunningProgram.piped("many-timers-documents", "--terminal", tea.path)
    program.type("rename 1 Green\ndiscard 1\nquit\n")
    try await program.expect("closed    1  Tea.timer\n")
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Tea")
  }
}
