import Foundation
import Testing

@testable import TimerFeatures

/// The program `terminal documents` between two pipes.
@Suite(.timeLimit(.minutes(2))) struct DocumentsProgramTests {
  private let folder: TemporaryFolder
  private var tea: URL { folder["Tea.timer"] }

  init() throws {
    folder = try TemporaryFolder()
    for name in ["Tea", "Rice"] {
      let timer = LonelyTimer.State(name: name, duration: .seconds(60))
      try TimerFile.encode(timer).write(to: folder["\(name).timer"])
    }
  }

  private func start(_ files: String...) throws -> RunningProgram {
    try RunningProgram.piped("terminal", ["documents"] + files.map { folder[$0].path })
  }

  private func onDisk(_ file: String) throws -> LonelyTimer.State {
    try TimerFile.decode(Data(contentsOf: folder[file]))
  }

  /// Creates a folder with the name of the draft.
  private func preventSaving() throws {
    try FileManager.default.createDirectory(
      at: folder[".Tea.timer.lonely-timer-draft"], withIntermediateDirectories: false
    )
  }

  @Test func filesAreOpenedSavedAndClosed() async throws {
    let program = try start("Tea.timer", "Rice.timer")
    try await program.expect("1  Tea.timer  Tea  1:00  ready\n")
    try await program.expect("2  Rice.timer  Rice  1:00  ready\n")
    program.type("rename 1 Green tea\nsave 1\nclose 1\nlist\nclose 1\n")
    try await program.expect("1  Tea.timer  Green tea  1:00  ready  edited\n")
    try await program.expect("1  Tea.timer  Green tea  1:00  ready\n")
    try await program.expect("closed  1  Tea.timer  Green tea  1:00  ready\n")
    try await program.expect("2  Rice.timer  Rice  1:00  ready\n")
    try await program.expect("Error: There is no timer '1'.")
    #expect(try onDisk("Tea.timer").name == "Green tea")
    program.type("quit\n")
    try await program.expect("closed  2  Rice.timer")
    #expect(await program.ending() == .exited(0))
  }

  @Test func changesAreSavedAutomatically() async throws {
    let program = try start("Tea.timer")
    program.type("duration 1 0.1\nstart 1\nwait\nlist\n")
    try await program.expect("1  Tea.timer  Tea  0:00  finished  edited\n")
    try await program.expect("1  Tea.timer  Tea  0:00  finished\n")
    program.signal(SIGKILL)
    #expect(await program.ending() == .killed(SIGKILL))
    #expect(try onDisk("Tea.timer").elapsed == .milliseconds(100))
  }

  @Test func twoWindowsShowOneDocument() async throws {
    let program = try start("Tea.timer", "Tea.timer")
    try await program.expect("2  Tea.timer  Tea  1:00  ready\n")
    program.type("rename 2 Green\nclose 1\nstart 2\nclose 2\nopen \(tea.path)\n")
    try await program.expect("1  Tea.timer  Green  1:00  ready  edited\n")
    try await program.expect("2  Tea.timer  Green  1:00  ready  edited\n")
    try await program.expect("closed  1  Tea.timer")
    try await program.expect("2  Tea.timer  Green  1:00  counting  edited\n")
    try await program.expect("closed  2  Tea.timer")
    try await program.expect("3  Tea.timer  Green  ")
    try await program.expect("  counting\n")
    program.type("quit\n")
    #expect(await program.ending() == .exited(0))
  }

  @Test func filesThatCannotBeOpenedAreReportedAndNotChanged() async throws {
    let whole = try Data(contentsOf: tea)
    let damaged: [String: Data] = [
      "truncated": whole.dropLast(9), "diary": Data("Dear".utf8),
      "newer": Data(#"{"format": "lonely-timer", "version": 9}"#.utf8),
    ]
    for (name, data) in damaged { try data.write(to: folder[name]) }
    let program = try start("truncated", "diary", "Tea.timer", "newer", "missing")
    try await program.expect("Error: '\(folder["truncated"].path)' is truncated.")
    try await program.expect("Error: '\(folder["diary"].path)' isn't a timer file: it isn't JSON.")
    try await program.expect("Error: '\(folder["newer"].path)' has version 9 of the file format.")
    try await program.expect(
      "Error: '\(folder["missing"].path)' can't be read: no such file or directory."
    )
    try await program.expect("1  Tea.timer  Tea  1:00  ready\n")
    program.type("start 1\nopen \(folder["truncated"].path)\nreset 1\nnew \(tea.path)\nquit\n")
    try await program.expect("counting  edited\nError: '\(folder["truncated"].path)' is truncated.")
    try await program.expect("1  Tea.timer  Tea  1:00  ready")
    try await program.expect("Error: '\(tea.path)' exists already.")
    #expect(await program.ending() == .exited(0))
    for (name, data) in damaged { #expect(try Data(contentsOf: folder[name]) == data) }
  }

  @Test func aNewTimerHasTheNameOfItsFile() async throws {
    let program = try start()
    program.type("new \(folder["Soft egg.timer"].path)\nclose 1\n")
    try await program.expect("1  Soft egg.timer  Soft egg  1:00  ready\n")
    try await program.expect("closed  1  Soft egg.timer")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    #expect(
      try onDisk("Soft egg.timer") == LonelyTimer.State(name: "Soft egg", duration: .seconds(60))
    )
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalEndsTheProgramAfterItHasSaved(number: Int32) async throws {
    let program = try start("Tea.timer", "Rice.timer")
    program.type("start 1\nrename 2 Brown\nstart 2\nwait\n")
    try await program.expect("Brown  1:00  counting  edited\n")
    program.signal(number)
    try await program.expect("closed  1  Tea.timer")
    try await program.expect("closed  2  Rice.timer")
    #expect(await program.ending() == .killed(number))
    #expect(try onDisk("Tea.timer").position == .counting)
    #expect(try onDisk("Rice.timer").name == "Brown")
  }

  @Test func endOfInputEndsTheProgramAfterItHasSaved() async throws {
    let program = try start("Tea.timer")
    program.type("rename 1 Green")
    program.closeInput()
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Green")
  }

  @Test func closedOutputEndsTheProgramAfterItHasSaved() async throws {
    let program = try RunningProgram.shell(
      """
      { "$0" "$@"; echo "status $?" >&2; } | { sed -n '/Tea.timer/q'; exec <&-; echo closed; }
      """,
      "terminal", "documents", tea.path
    )
    try await program.expect("closed\n")
    program.type("rename 1 Green\n")
    try await program.expect("status 0\n")
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Green")
  }

  @Test func aTimerThatCannotBeSavedStaysOpen() async throws {
    let program = try start("Tea.timer")
    try await program.expect("ready\n")
    try preventSaving()
    let error =
      "Error: '\(tea.path)' can't be written: is a directory. Fix the problem, then save again.\n"
    program.type("rename 1 Green\nsave 1\nclose 1\nquit\n")
    try await program.expect("1  Tea.timer  Green  1:00  ready  not saved: try 'save 1'\n\(error)")
    try await program.expect(
      "Error: Not everything is saved. Use 'discard N' to close without saving.\n"
    )
    program.type("list\n")
    try await program.expect("1  Tea.timer  Green  1:00  ready  not saved: try 'save 1'\n")
    program.closeInput()
    #expect(await program.ending() == .exited(1))
    // The commands save, close and quit, and the end of the input.
    #expect(program.output.ranges(of: error).count == 4)
    #expect(try onDisk("Tea.timer").name == "Tea")
  }

  @Test func aFailedAutosaveIsReported() async throws {
    let program = try start("Tea.timer")
    try await program.expect("ready\n")
    try preventSaving()
    program.type("rename 1 Green\n")
    try await program.expect("1  Tea.timer  Green  1:00  ready  edited\n")
    try await program.expect("1  Tea.timer  Green  1:00  ready  not saved: try 'save 1'\n")
    try FileManager.default.removeItem(at: folder[".Tea.timer.lonely-timer-draft"])
    program.type("save 1\nquit\n")
    try await program.expect("1  Tea.timer  Green  1:00  ready\n")
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Green")
  }

  @Test func discardClosesATimerThatCannotBeSaved() async throws {
    let program = try start("Tea.timer")
    try await program.expect("ready\n")
    try preventSaving()
    program.type("rename 1 Green\ndiscard 1\nquit\n")
    try await program.expect("closed  1  Tea.timer")
    #expect(await program.ending() == .exited(0))
    #expect(try onDisk("Tea.timer").name == "Tea")
  }
}
