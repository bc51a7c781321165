import Foundation
import PackagePlugin

/// Embeds the style sheets, scripts and string catalogs of a target in its module, as
/// `EmbeddedFiles`.
@main
struct EmbeddedFilesPlugin: BuildToolPlugin {
  private static let extensions: Set<String> = ["css", "js", "xcstrings"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let enumerator = FileManager.default.enumerator(
      at: target.directoryURL, includingPropertiesForKeys: nil)
    let files = (enumerator?.allObjects as? [URL] ?? [])
      .filter { Self.extensions.contains($0.pathExtension) }
      .sorted { $0.path() < $1.path() }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding files in \(target.name)",
        executable: try context.tool(named: "EmbeddedFilesGenerator").url,
        arguments: [output.path()] + files.map { $0.path() },
        inputFiles: files,
        outputFiles: [output]
      )
    ]
  }
}
