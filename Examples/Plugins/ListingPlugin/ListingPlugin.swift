import Foundation
import PackagePlugin

/// Embeds the sources of the case studies, and of their tests, in a target as `listings`.
@main
struct ListingPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = [
      target.directoryURL.appending(path: "Studies"),
      context.package.directoryURL.appending(path: "Tests/ExamplesTests/CaseStudies"),
    ]
    let files = try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path() < $1.path() }
    let listings = context.pluginWorkDirectoryURL.appending(path: "Listings.swift")
    return [
      .buildCommand(
        displayName: "Embedding the sources of the case studies",
        executable: try context.tool(named: "ListingGenerator").url,
        arguments: [listings.path()] + files.map { $0.path() },
        inputFiles: files,
        outputFiles: [listings]
      )
    ]
  }
}
