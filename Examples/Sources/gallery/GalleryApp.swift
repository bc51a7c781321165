import CaseStudies
import ComposableArchitecture
import ComposableUI
import ComposableWeb
import FactServer
import Foundation

/// The case studies in a browser: `swift run --package-path Examples gallery`.
@main
struct GalleryApp: WebApp {
  static func prepare(_ settings: inout HostSettings, options: GalleryOptions) async throws {
    let service =
      if let facts = options.facts { facts } else {
        try await FactServer.start(delay: .seconds(options.delay ?? 1.5)).url
      }
    // Long enough to try what cancelling does.
    settings.sources.images = ["https://upload.wikimedia.org"]
    prepareDependencies { $0.factClient = .live(service: service, timeout: .seconds(60)) }
  }

  var body: some Scene {
    WindowGroup("Gallery") { GalleryView() }
    WindowGroup("Moon", id: "moon", for: String.self) { $name in MoonWindow(name: name) }
  }
}
