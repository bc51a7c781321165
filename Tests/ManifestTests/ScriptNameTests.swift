import Foundation
import Testing

/// The script of pages finds elements by the attributes and classes that their contents and the theme have, and exchanges
/// messages with the server as both know them. `tsc` compares the script with `protocol.d.ts`.
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

  @Test func theServerKnowsTheMessagesOfTheScript() throws {
    let interactions = try server(#/\("([a-zA-Z]+)", /#, in: "Page/Interaction+Wire.swift")
    #expect(try protocolNames("type Interaction") == interactions)
    let windowEvents = try server(#/case "([a-z]+)": (?!self)/#, in: "Page/WindowEvent+Wire.swift")
    #expect(try protocolNames("type WindowEvent") == windowEvents)
    let others = try server(#/name == "([a-z]+)"/#, in: "Session/ClientEvent.swift")
    #expect(try protocolNames("type EventKind") == others)
    let fields = try server(
      #/fields\["([a-z]+)"\]/#, in: "Session/ClientMessage.swift", "Session/Hello.swift")
    #expect(
      try protocolNames("interface ClientEvent").union(protocolNames("interface Hello"))
        .union(protocolNames("type ClientMessage")) == fields)
  }

  @Test func theScriptKnowsTheMessagesOfTheServer() throws {
    let patches = "Page/JSONWriter+Patch.swift"
    #expect(try protocolNames("type PatchKind") == server(#/value\("([a-z])"\)/#, in: patches))
    let keys = try server(#/key\("([a-z]+)"\)/#, in: patches, "Page/PatchEncoder.swift")
      .union(server(#/"([a-z]+)":/#, in: "Session/ServerMessage.swift"))
    #expect(
      try protocolNames("interface ServerMessage").union(protocolNames("interface Changes")) == keys
    )
  }

  /// Returns the properties that a declaration of the protocol has or, without any, its strings.
  private func protocolNames(_ declaration: String) throws -> Set<String> {
    let text = try text(of: "\(Self.client)/script/protocol.d.ts")
    let body = try #require(text.split(separator: "\n\n").first { $0.contains(declaration + " ") })
    let properties = names(#/\b([a-z]+)\??:/#, in: String(body))
    return properties.isEmpty ? names(#/"([a-zA-Z]+)"/#, in: String(body)) : properties
  }

  /// Returns the names in files of the server that a pattern captures.
  private func server(_ pattern: Regex<(Substring, Substring)>, in files: String...) throws -> Set<
    String
  > {
    try names(pattern, in: files.map { try text(of: "Sources/ComposableWeb/\($0)") }.joined())
  }

  private func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.1) })
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: Manifest.root.path + "/" + path, encoding: .utf8)
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
