#if Web
import ArgumentParser
import Logging

/// The command-line options of every server.
struct ServerOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 for all.", valueName: "address"))
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The port to listen on; 0 for any free one.", valueName: "number"))
  var port: UInt16 = 8080

  /// The path that the paths of all pages begin with, without a trailing slash: `/app`.
  @Option(
    help: ArgumentHelp(
      "The path that the paths of all pages begin with, such as '/app'.", valueName: "path"),
    transform: path)
  var basePath = ""

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp(
      "A host name to accept besides IP addresses and 'localhost'; may be repeated.",
      valueName: "name"),
    transform: hostName)
  var allowedHosts: [String] = []

  @Option(
    name: .customLong("trust-proxy"),
    help: ArgumentHelp(
      "A proxy, or a range of them, whose header fields are believed; may be repeated.",
      valueName: "address"),
    transform: addressRange)
  var trustedProxies: [String] = []

  @Option(
    help: ArgumentHelp(
      "The minimum level of logged messages: \(levels).", valueName: "level"),
    transform: level)
  var logLevel = Logger.Level.notice

  @Flag(help: "Serve the previews of the program in place of its windows.")
  var previews = false

  @Option(
    name: .customLong("record"),
    help: ArgumentHelp(
      "The folder of records of what users do, for '--replay'.", valueName: "dir"))
  var recordsFolder: String?

  @Option(
    name: .customLong("replay"),
    help: ArgumentHelp(
      "A record to look at, action by action, in place of the program's windows.",
      valueName: "file"))
  var replayedRecord: String?

  @Option(
    name: .customLong("test"),
    help: ArgumentHelp("A record to print a test of.", valueName: "file"))
  var testedRecord: String?

  func validate() throws {
    if host.isEmpty { throw ValidationError("Pass an address to '--host'.") }
  }

  private static let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")

  private static func path(_ value: String) throws -> String {
    let components = value.split(separator: "/")
    // Characters that an address has as they are: https://www.rfc-editor.org/rfc/rfc3986#section-2.3
    let isValid = components.joined().allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "-_~".contains($0)
    }
    guard value.hasPrefix("/"), isValid else {
      throw ValidationError(
        "Pass a path of letters, digits, '-', '_' and '~' that begins with '/', such as '/app'.")
    }
    return components.map { "/" + $0 }.joined()
  }

  private static func hostName(_ value: String) throws -> String {
    guard !value.isEmpty, value.utf8.allSatisfy({ !" /:*@".utf8.contains($0) }) else {
      throw ValidationError("Pass a name without scheme and port, such as 'timers.example.com'.")
    }
    return value
  }

  private static func addressRange(_ value: String) throws -> String {
    _ = try TrustedProxies([value])
    return value
  }

  private static func level(_ value: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: value.lowercased()) else {
      throw ValidationError("Pass one of \(levels).")
    }
    return level
  }
}

/// The command-line options of a server of documents.
struct DocumentOptions: ParsableArguments {
  @Option(
    name: .customLong("documents"),
    help: ArgumentHelp(
      "The folder of the documents, which is created if it does not exist.", valueName: "dir"))
  var folder: String

  func validate() throws {
    if folder.isEmpty { throw ValidationError("Pass a folder to '--documents'.") }
  }
}
#endif
