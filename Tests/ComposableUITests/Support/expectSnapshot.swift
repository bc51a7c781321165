import ComposableUI
import Foundation
import Testing

/// Expects that the description of a view is the one that was recorded for the calling test.
///
/// The descriptions of a suite are in `Recorded/<suite>.txt`, below a line `# <test>` each. To record
/// them anew, run the suite with the variable `COMPOSABLE_RECORD` in the environment, and read the
/// differences.
@MainActor
func expectSnapshot(
  test: String = #function, file: String = #filePath,
  location: Testing.SourceLocation = #_sourceLocation,
  @ViewBuilder _ view: @escaping () -> some View
) {
  let name = String(test.prefix { $0 != "(" })
  let description = ViewDriver(view).description
  var snapshots = RecordedSnapshots(ofSuiteIn: URL(filePath: file))
  if ProcessInfo.processInfo.environment["COMPOSABLE_RECORD"] != nil {
    snapshots[name] = description
  } else {
    #expect(description == snapshots[name], sourceLocation: location)
  }
}

/// The recorded descriptions of a suite.
private struct RecordedSnapshots {
  private let url: URL
  private var descriptions: [String: String] = [:]

  /// Reads the snapshots that were recorded for a file of tests.
  init(ofSuiteIn file: URL) {
    let suite = file.deletingPathExtension().lastPathComponent
    url = file.deletingLastPathComponent().appending(path: "Recorded/\(suite).txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    for section in "\n\(text)".components(separatedBy: "\n# ").dropFirst() {
      let name = section.prefix { $0 != "\n" }
      descriptions[String(name)] = section.dropFirst(name.count + 1)
        .trimmingCharacters(in: .newlines)
    }
  }

  /// The description that was recorded for a test. Setting it records it.
  subscript(name: String) -> String? {
    get { descriptions[name] }
    set {
      descriptions[name] = newValue
      let sections = descriptions.sorted { $0.key < $1.key }.map { "# \($0)\n\($1)\n" }
      do {
        try sections.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
      } catch {
        Issue.record(error)
      }
    }
  }
}
