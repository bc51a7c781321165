import ComposableArchitecture
import Foundation
import TimerFeatures

/// Writes timers to a file until it is killed.
///
/// After each step of a write it prints the name of the step, and waits for a line of input. So a test
/// can kill it at any step.
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
