import Foundation
import Testing

/// The script of pages finds elements by the attributes and classes that their contents and the theme have.
@Suite struct ScriptNameTests {
  private static let client = "Sources/ComposableWeb/Client"
  /// The script without its comments.
  private let script: String
  private let theme: String
  /// The sources that make nodes.
  private let sources: String

  init() throws {
    func joined(_ folder: String, _ suffix: String) throws -> String {
      let files = try FileManager.default.subpathsOfDirectory(atPath: Manifest.root.path + folder)
      return try files.filter { $0.hasSuffix(suffix) }.sorted().map {
        try String(contentsOfFile: Manifest.root.path + folder + $0, encoding: .utf8)
      }.joined(separator: "\n")
    }
    script = try joined("/\(Self.client)/", ".js")
      .replacing(#/(?m)^ *//.*$/#, with: "").replacing(#/\/\*(?:.|\n)*?\*\//#, with: "")
    theme = try joined("/\(Self.client)/", ".css")
    sources = try ["ComposableHTML", "ComposableUI", "ComposableWeb"]
      .map { try joined("/Sources/\($0)/", ".swift") }.joined(separator: "\n")
  }

  @Test func everyAttributeIsOneOfANode() {
    var names = Set(script.matches(of: #/\bdata-[a-z]+(?:-[a-z]+)*/#).map { String($0.0) })
    names.formUnion(script.matches(of: #/\bdataset\??\.([a-zA-Z]+)/#).map { attribute($0.1) })
    for match in script.matches(of: #/\{([^{}]*)\} = [^;\n]*\bdataset\b/#) {
      names.formUnion(
        match.1.split(separator: ",").map {
          attribute($0.prefix { $0 != ":" && $0 != "=" }.drop { $0 == " " })
        })
    }
    #expect(names.count > 30)
    let unknown = names.filter { !sources.contains("\"\($0)") && !isSet("Attribute", $0) }
    #expect(unknown.isEmpty, "No node has these attributes.")
  }

  @Test func everyClassIsOneOfANode() {
    var names: Set<String> = []
    for match in script.matches(of: #/"([^"\n]*)"|`([^`]*)`/#) {
      let selector = (match.1 ?? match.2 ?? "").replacing(#/\$\{[^}]*\}?/#, with: "")
      for name in selector.matches(of: #/(?:^|[ (,>]|[a-z](?=\.))\.([a-z][a-z-]*)(?=$|[ :>,.\[)])/#)
      {
        names.insert(String(name.1))
      }
    }
    #expect(names.count > 30)
    let unknown = names.filter {
      !theme.contains(".\($0)") && !sources.contains("\"\($0)\"") && !isSet("classList.add", $0)
    }
    #expect(unknown.isEmpty, "No node has these classes.")
  }

  /// Returns true if the script sets a name itself.
  private func isSet(_ function: String, _ name: String) -> Bool {
    script.contains("\(function)(\"\(name)\"")
  }

  /// Returns the name of an attribute as it is in HTML: `data-share-url` for `shareUrl`.
  private func attribute(_ property: Substring) -> String {
    "data-"
      + property.filter { $0 != " " && $0 != "\n" }.replacing(#/[A-Z]/#) {
        "-" + $0.0.lowercased()
      }
  }
}
