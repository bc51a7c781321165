import ComposableConcurrency
public import Foundation
import IssueReporting

extension Bundle {
  /// The tables that were read, by the paths of their bundles.
  private static let tables = Lock<[TableID: StringTable?]>([:])

  private struct TableID: Hashable {
    let bundle: String
    let table: String
  }

  /// Returns the texts of a table; `nil` if there is none. It is read once, and files that can't be
  /// read are reported then.
  func stringTable(named name: String) -> StringTable? {
    let id = TableID(bundle: bundlePath, table: name)
    var problems: [String] = []
    let table = Self.tables.withLock { tables in
      if let table = tables[id] { return table }
      let table = StringTable(
        named: name, in: resourceDirectories,
        developmentLanguage: infoDictionary?["CFBundleDevelopmentRegion"] as? String)
      problems = table.problems
      tables[id] = .some(table.isEmpty ? nil : table)
      return table.isEmpty ? nil : table
    }
    // Not under the lock: a reporter may show texts itself.
    for problem in problems { reportIssue(problem) }
    return table
  }

  /// The texts of the application; `nil` if it has none.
  static let applicationTable = Bundle.main.stringTable(named: defaultTable)

  /// The languages of the texts of the application, the default first; empty if it has none.
  @_spi(Renderer) public static var applicationLanguages: [String] {
    applicationTable?.availableLanguages ?? []
  }

  /// The name of the table of texts without one.
  static let defaultTable = "Localizable"

  /// The directories with the resources of the bundle. Those of the application's target are in a
  /// bundle of their own, which the package manager puts next to the executable.
  var resourceDirectories: [URL] {
    var directories = [bundleURL]
    if let resourceURL, resourceURL.path != bundleURL.path { directories.append(resourceURL) }
    if bundleURL == Bundle.main.bundleURL, let executable = Bundle.main.executableURL {
      let suffix = "_\(executable.deletingPathExtension().lastPathComponent)."
      let contents = try? FileManager.default.contentsOfDirectory(atPath: bundlePath)
      for name in (contents ?? []).sorted()
      where name.hasSuffix("\(suffix)resources") || name.hasSuffix("\(suffix)bundle") {
        directories.append(bundleURL.appendingPathComponent(name))
      }
    }
    return directories
  }
}
