import ArgumentParser
import Foundation
import StandUpFeatures

/// The options of the program.
struct StandUpsOptions: ParsableArguments {
  /// The recognition of speech.
  enum Speech: String, CaseIterable, ExpressibleByArgument {
    /// A simulated speaker.
    case simulated
    /// One that the user has not authorized.
    case denied
    /// One that fails after two sentences.
    case failing

    var client: SpeechClient {
      switch self {
      case .simulated: .simulated()
      case .denied: .simulated(answer: .denied)
      case .failing: .simulated(failingAfter: 2)
      }
    }
  }

  @Option(
    help: ArgumentHelp("The folder of the data file.", valueName: "dir"),
    transform: { URL(filePath: $0, directoryHint: .isDirectory) })
  var folder: URL?

  @Option(help: "The recognition of speech.")
  var speech = Speech.simulated

  @Option(
    help: ArgumentHelp(
      "The seconds of a meeting that pass in one second, from 1 to 1000.", valueName: "number"))
  var speed: Double?

  func validate() throws {
    if let speed, !(1...1_000).contains(speed) {
      throw ValidationError("'\(speed)' is not a number from 1 to 1000.")
    }
  }
}
