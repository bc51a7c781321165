import CaseStudies
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import FactServer
import Foundation
import GalleryViews

/// The case studies, served to browsers: `swift run --package-path Examples gallery`.
@main
struct GalleryApp: WebApp {
  static let usage = "[--facts URL] [--delay SECONDS]"

  /// Finds a service that tells facts: the one that was named, or one of its own.
  static func prepare(_ settings: inout HostSettings, arguments: [String]) async throws {
    let options = try GalleryOptions(arguments)
    let service =
      if let facts = options.facts { facts } else {
        try await FactServer.start(delay: options.delay ?? .seconds(1.5)).url
      }
    // A user who does not want to wait that long can cancel.
    let facts = FactService(baseURL: service, timeout: .seconds(60))
    prepareDependencies { $0.factService = facts }
  }

  var body: some Scene {
    WindowGroup("Gallery") { GalleryView() }
  }
}
