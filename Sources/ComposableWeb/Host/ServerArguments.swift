#if Web
import Logging

/// The parsed command-line arguments of a server.
struct ServerArguments: Equatable {
  /// The address to listen on.
  var host = "127.0.0.1"
  /// The port to listen on.
  var port = 8080
  /// The path that the paths of all pages begin with, without a trailing slash: `/app`.
  var basePath = ""
  /// The host names to accept besides IP addresses and `localhost`.
  var allowedHosts: [String] = []
  /// The addresses of the proxies whose header fields are believed.
  var trustedProxies: [String] = []
  /// The minimum level of logged messages; `nil` for the default.
  var logLevel: Logger.Level?
  /// The directory of the documents, if the app shows documents.
  var documents: String?
  /// True if the arguments ask for the usage line only.
  var wantsHelp = false
  /// The arguments that aren't options of the server, in order.
  var unrecognized: [String] = []

  /// The options of every server, for the usage line.
  static let usage =
    """
    [--host ADDRESS] [--port NUMBER] [--base-path PATH] [--allow-host NAME]... \
    [--trust-proxy ADDRESS]... [--log-level LEVEL] [--help]
    """

  /// The option of a server that shows documents.
  static let documentsUsage = "--documents DIR"

  /// Parses arguments: `--port 80` and `--port=80`, in any order. All arguments after `--` are
  /// unrecognized.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - showsDocuments: Pass `true` to require `--documents`. Otherwise that option is
  ///     unrecognized.
  /// - Throws: A ``UsageError`` if an option has no value or an invalid one, or if a required
  ///   option is missing.
  init(
    _ arguments: some Sequence<String>, showsDocuments: Bool = false
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      var value: String? { parts.count > 1 ? String(parts[1]) : rest.popFirst() }
      switch name {
      case "--host": host = try Self.required(value, name)
      case "--port": port = try Self.port(Self.required(value, name))
      case "--base-path": basePath = try Self.path(Self.required(value, name))
      case "--allow-host": allowedHosts.append(try Self.hostName(Self.required(value, name)))
      case "--trust-proxy":
        let range = try Self.required(value, name)
        _ = try TrustedProxies([range])
        trustedProxies.append(range)
      case "--documents" where showsDocuments: documents = try Self.required(value, name)
      case "--log-level": logLevel = try Self.level(Self.required(value, name))
      case "--help" where parts.count == 1, "-h" where parts.count == 1: wantsHelp = true
      case "--" where parts.count == 1:
        unrecognized += rest
        rest = []
      default: unrecognized.append(argument)
      }
    }
    if showsDocuments, documents == nil, !wantsHelp {
      throw UsageError(
        """
        Pass '\(Self.documentsUsage)' to choose the directory of the documents. It is created if \
        it does not exist.
        """
      )
    }
  }

  private static func required(_ value: String?, _ name: String) throws(UsageError) -> String {
    guard let value, !value.isEmpty else { throw UsageError("Missing value for '\(name)'.") }
    return value
  }

  private static func port(_ value: String) throws(UsageError) -> Int {
    guard let port = UInt16(value) else {
      throw UsageError("'\(value)' is not a valid port. Pass a number from 0 to 65535.")
    }
    return Int(port)
  }

  private static func path(_ value: String) throws(UsageError) -> String {
    let components = value.split(separator: "/")
    // Characters that an address has as they are: https://www.rfc-editor.org/rfc/rfc3986#section-2.3
    let isValid = components.joined().allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "-_~".contains($0)
    }
    guard value.hasPrefix("/"), isValid else {
      throw UsageError(
        """
        '\(value)' is not a base path. Pass a path of letters, digits, '-', '_' and '~', such as \
        /app.
        """
      )
    }
    return components.map { "/" + $0 }.joined()
  }

  private static func hostName(_ value: String) throws(UsageError) -> String {
    guard value.utf8.allSatisfy({ !" /:*@".utf8.contains($0) }) else {
      throw UsageError(
        """
        '\(value)' is not a host name. Pass a name without scheme and port, such as \
        timers.example.com.
        """
      )
    }
    return value
  }

  private static func level(_ value: String) throws(UsageError) -> Logger.Level {
    guard let level = Logger.Level(rawValue: value.lowercased()) else {
      let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(value)' is not a log level. Pass one of \(levels).")
    }
    return level
  }
}
#endif
