import ComposableArchitecture
import Foundation
import LonelyTimer
import ManyTimers

/// Writes one timer after another to a file. Before each step of a write goes on, it tells the step and
/// waits for a line: so it can be killed at any of them.
@main
struct KilledWriter {
  static func main() async throws {
    let file = URL(filePath: CommandLine.arguments[1])
    let files = TimerFiles.onDisk { step in
      FileHandle.standardOutput.write(Data("\(step)\n".utf8))
      if readLine() == nil { exit(0) }
    }
    for number in 1... {
      let timer = LonelyTimer.State(name: "\(number)", duration: .seconds(number))
      try await files.write(TimerFile.encode(timer), file)
    }
  }
}
