import Foundation
import LonelyTimer
import Testing

@testable import ManyTimers

/// Processes that are killed amid a save, with SIGKILL, which nothing can be done about.
@Suite(.timeLimit(.minutes(5))) struct KilledWriterTests {
  /// Ten times at each step of a write.
  @Test func killedAtAnyStepAWriterLeavesAWholeFile() async throws {
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
        // Who opens it next takes the draft away.
        _ = try AtomicFile(file).read(limit: TimerFile.sizeLimit)
        #expect(try folder.names == ["Tea.timer"])
      }
    }
    #expect(kills == 50)
  }

  /// The program as users have it, saving without a pause, after its first save up to its fiftieth.
  @Test func killedWhileItSavesTheProgramLeavesAWholeFile() async throws {
    let folder = try TemporaryFolder()
    let file = folder["Tea.timer"]
    for saves in 1...50 {
      try TimerFile.encode(LonelyTimer.State(name: "0", duration: .seconds(60))).write(to: file)
      let program = try RunningProgram.piped("many-timers-documents", "--terminal", file.path)
      Thread.detachNewThread {
        for number in 1... {
          guard program.type("rename 1 \(number)\nsave 1\n") else { break }
        }
      }
      for _ in 1...saves { try await program.expect("saved    1  Tea.timer\n") }
      program.signal(SIGKILL)
      #expect(await program.ending() == .killed(SIGKILL))

      // The save after the last that was told may have come to its end untold.
      let told = program.output.ranges(of: "saved ").count
      let timer = try TimerFile.decode(Data(contentsOf: file))
      #expect(timer.name == "\(told)" || timer.name == "\(told + 1)")
      _ = try AtomicFile(file).read(limit: TimerFile.sizeLimit)
      #expect(try folder.names == ["Tea.timer"])
    }
  }
}
