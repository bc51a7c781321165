import Foundation
import Testing

@testable import TimerFeatures

/// Processes that are killed by SIGKILL while they save.
@Suite(.timeLimit(.minutes(5))) struct KilledWriterTests {
  /// Kills a writer ten times at each step of a write.
  @Test func writerKilledAtAnyStepLeavesACompleteFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder["Tea.timer"]
    var kills = 0
    for step in AtomicFile.Step.allCases {
      for number in 1...10 {
        try TimerFile.encode(LonelyTimer.State(name: "0", duration: .zero)).write(to: file)
        let program = try RunningProgram.piped("killed-writer", file.path)
        for _ in 1..<number {
          for step in AtomicFile.Step.allCases {
            try await program.expect("\(step)\n")
            program.type("\n")
          }
        }
        for before in AtomicFile.Step.allCases.prefix(while: { $0 != step }) {
          try await program.expect("\(before)\n")
          program.type("\n")
        }
        try await program.expect("\(step)\n")
        program.signal(SIGKILL)
        #expect(await program.ending() == .killed(SIGKILL))
        kills += 1

        let last = step == .placed ? number : number - 1
        let timer = try TimerFile.decode(Data(contentsOf: file))
        #expect(timer == LonelyTimer.State(name: "\(last)", duration: .seconds(last)))
        let draft = step == .placed ? [] : [".Tea.timer.lonely-timer-draft"]
        #expect(try folder.names == draft + ["Tea.timer"])
        // The next read removes the draft.
        _ = try AtomicFile(file).read(limit: TimerFile.sizeLimit)
        #expect(try folder.names == ["Tea.timer"])
      }
    }
    #expect(kills == 50)
  }

  /// Kills a program that saves without a pause, after 1 to 50 saves.
  @Test func programKilledWhileItSavesLeavesACompleteFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder["Tea.timer"]
    for saves in 1...50 {
      try TimerFile.encode(LonelyTimer.State(name: "0", duration: .seconds(60))).write(to: file)
      let program = try RunningProgram.piped("terminal", "documents", file.path)
      try await program.expect("1  Tea.timer  0  1:00  ready\n")
      Thread.detachNewThread {
        for number in 1... {
          guard program.type("rename 1 \(number)\nsave 1\n") else { break }
        }
      }
      // An unsaved timer is printed with `edited` at the end of its line.
      for _ in 1...saves { try await program.expect("  1:00  ready\n") }
      program.signal(SIGKILL)
      #expect(await program.ending() == .killed(SIGKILL))

      // The last save may have ended before it was printed.
      let printed = program.output.ranges(of: "  1:00  ready\n").count - 1
      let timer = try TimerFile.decode(Data(contentsOf: file))
      #expect(timer.name == "\(printed)" || timer.name == "\(printed + 1)")
      _ = try AtomicFile(file).read(limit: TimerFile.sizeLimit)
      #expect(try folder.names == ["Tea.timer"])
    }
  }
}
