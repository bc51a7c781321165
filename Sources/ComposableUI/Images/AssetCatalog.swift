import ComposableConcurrency
import Foundation
import IssueReporting

/// The pictures and colors of the `.xcassets` folders of a bundle, by their names.
struct AssetCatalog: Sendable {
  private(set) var pictures: [String: Picture] = [:]
  private(set) var colors: [String: CatalogColor] = [:]
  /// The messages about files that can't be read or shown.
  private(set) var problems: [String] = []

  /// Reads the catalogs in directories.
  init(in directories: [URL]) {
    for directory in directories {
      for name in Self.contents(of: directory) where name.hasSuffix(".xcassets") {
        read(directory.appendingPathComponent(name), prefix: "")
      }
    }
  }

  private static func contents(of directory: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []).sorted()
  }

  /// Reads a folder, whose assets have names that begin with a prefix.
  private mutating func read(_ folder: URL, prefix: String) {
    for component in Self.contents(of: folder) {
      let url = folder.appendingPathComponent(component)
      let name = prefix + url.deletingPathExtension().lastPathComponent
      do {
        switch url.pathExtension {
        case "imageset": pictures[name] = try Picture(contentsOf: url) { problems.append($0) }
        case "colorset": colors[name] = try CatalogColor(contentsOf: url)
        // Symbols, data: nothing that a page shows.
        case let suffix where suffix.hasSuffix("set"): break
        default:
          // Not a link, which may lead to an enclosing folder.
          let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
          guard attributes[.type] as? FileAttributeType == .typeDirectory else { continue }
          let properties = (try? GroupContents(contentsOf: url))?.properties
          let group = prefix + component + "/"
          read(url, prefix: properties?.providesNamespace == true ? group : prefix)
        }
      } catch {
        problems.append("The asset '\(name)' can't be read: \(error)")
      }
    }
  }
}

extension AssetCatalog {
  /// The catalogs that were read, by the paths of their bundles.
  private static let catalogs = Lock<[String: AssetCatalog]>([:])

  /// Returns the catalog of a bundle. It is read once, and what can't be read is reported then.
  static func catalog(of bundle: Bundle) -> AssetCatalog {
    let path = bundle.bundlePath
    if let catalog = catalogs.withLock({ $0[path] }) { return catalog }
    let catalog = AssetCatalog(in: bundle.resourceDirectories)
    let isFirst = catalogs.withLock { $0.updateValue(catalog, forKey: path) == nil }
    if isFirst { for problem in catalog.problems { reportIssue(problem) } }
    return catalog
  }

  /// Reads the catalogs of all bundles beside the program, once.
  static func readAll() { _ = allAreRead }

  private static let allAreRead: Void = {
    _ = catalog(of: .main)
    let directory = Bundle.main.bundleURL
    for name in contents(of: directory) where name.hasSuffix(".resources") {
      if let bundle = Bundle(url: directory.appendingPathComponent(name)) {
        _ = catalog(of: bundle)
      }
    }
  }()
}

/// The `Contents.json` of a folder of a catalog.
protocol AssetContents: Decodable {}

extension AssetContents {
  init(contentsOf folder: URL) throws {
    let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}

private struct GroupContents: AssetContents {
  let properties: Properties?

  struct Properties: Decodable {
    let providesNamespace: Bool?

    private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
}

/// The condition under which an asset is used.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String

  var isDark: Bool { appearance == "luminosity" && value == "dark" }
}

extension [AssetAppearance]? {
  /// True if the asset is that of the dark color scheme; `nil` if it is for another appearance, such as a high contrast.
  var isDark: Bool? {
    guard let self, !self.isEmpty else { return false }
    return self.count == 1 && self[0].isDark ? true : nil
  }
}
