import ArgumentParser
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import Foundation
import StandUpFeatures

/// The stand-ups in a browser: `swift run --package-path Examples standups`.
@main
struct StandUpsApp: WebApp {
  static func prepare(_ settings: inout HostSettings, options: StandUpsOptions) throws {
    try prepareDependencies {
      if let folder = options.folder {
        $0.standUpsFile = folder.appending(component: "stand-ups.json")
      }
      if let speed = options.speed {
        $0.continuousClock = AcceleratedClock(speed: speed)
      }
      $0.speechClient = options.speech.client
      try createFolder(of: $0.standUpsFile)
    }
  }

  /// Creates the folder now, to tell at the start if that isn't possible.
  private static func createFolder(of file: URL) throws {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ValidationError(
        "The folder '\(folder.path)' can't be created. Pass another '--folder'.")
    }
  }

  var body: some Scene {
    WindowGroup("Stand-ups") { StandUpsWindow() }
    // A link for the calendar of the team: the page begins with the meeting.
    WindowGroup("Stand-up", id: "record") { StandUpsWindow(.recording) }
  }
}
