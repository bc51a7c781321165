import ComposableWeb
import Foundation
import ProgramOptions
import StandUpFeatures

/// The options of the program.
struct StandUpsOptions {
  /// The recognition of speech.
  enum Speech: String, CaseIterable {
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

  /// The folder of the data file.
  let folder: URL?
  let speech: Speech
  /// The seconds of a meeting that pass in one second, for demonstrations and tests.
  let speed: Double?

  /// Parses the options.
  init(_ arguments: [String]) throws(UsageError) {
    let options = try ProgramOptions(arguments, names: ["--folder", "--speech", "--speed"])
    folder = options["--folder"].map { URL(filePath: $0, directoryHint: .isDirectory) }
    speech = try Self.speech(options["--speech"] ?? "simulated")
    speed = try options["--speed"].map { value throws(UsageError) in try Self.speed(value) }
  }

  private static func speech(_ value: String) throws(UsageError) -> Speech {
    guard let speech = Speech(rawValue: value) else {
      let names = Speech.allCases.map { "'\($0)'" }.joined(separator: ", ")
      throw UsageError("'\(value)' is not one of \(names).")
    }
    return speech
  }

  private static func speed(_ value: String) throws(UsageError) -> Double {
    guard let speed = Double(value), (1...1_000).contains(speed) else {
      throw UsageError("'\(value)' is not a number from 1 to 1000.")
    }
    return speed
  }
}
