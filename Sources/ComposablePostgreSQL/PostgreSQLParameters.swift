import Foundation

/// The parameters of the connections to a database.
struct PostgreSQLParameters: Sendable {
  /// The keywords and values of libpq.
  let options: [String: String]
  /// The host and the database, for messages.
  let target: String
  /// The time that a server has to accept a connection.
  let connectTimeout: Double
  /// The longest time that a statement may take, in milliseconds; `nil` if the URL chooses it.
  let statementTimeout: Int?

  /// The longest time that a request waits for a connection.
  var requestLimit = Duration.seconds(10)

  /// Parses a URL, or a string of keywords and values.
  init(url: String) throws(PostgreSQLStorageError) {
    guard let library = LibPQ.shared else { throw .missingLibrary }
    guard let given = library.options(of: url) else { throw .invalidURL }
    // A peer that vanishes is noticed within 25 seconds, or 15 if data is on its way.
    options = [
      "keepalives": "1", "keepalives_idle": "10", "keepalives_interval": "5",
      "keepalives_count": "3", "tcp_user_timeout": "15000",
      "fallback_application_name": "swift-composable",
    ].merging(given) { $1 }
      .merging(["client_encoding": "UTF8"]) { $1 }
    let environment = ProcessInfo.processInfo.environment
    let host = given["host"] ?? given["hostaddr"] ?? environment["PGHOST"] ?? "localhost"
    let database =
      given["dbname"] ?? environment["PGDATABASE"] ?? given["user"] ?? "the default database"
    target = "\(host)/\(database)"
    connectTimeout =
      given["connect_timeout"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil } ?? 10
    statementTimeout = given["options"]?.contains("statement_timeout") == true ? nil : 10_000
  }

  /// Begins a connection, without waiting for the server.
  func startConnection(_ library: LibPQ) -> LibPQ.Connection? {
    let keywords = options.keys.map { strdup($0) }
    let values = options.values.map { strdup($0) }
    defer { for text in keywords + values { free(text) } }
    let connection = library.connectStartParams(
      keywords.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 0)
    guard let connection else { return nil }
    // Only the codes of errors, which are the same in all languages, and tell no values.
    let codes: CInt = 3
    _ = library.setErrorVerbosity(connection, codes)
    // The default one writes notices to the standard error stream.
    _ = library.setNoticeProcessor(connection, { _, _ in }, nil)
    return connection
  }

  /// Returns the error of a connection that failed.
  func connectionError(_ library: LibPQ, _ connection: LibPQ.Connection?)
    -> (error: PostgreSQLStorageError, isPermanent: Bool)
  {
    let text = connection.flatMap(library.errorMessage).map { String(cString: $0) } ?? ""
    if let match = text.firstMatch(of: #/: +([0-9A-Z]{5})\s*$/#) {
      let code = String(match.1)
      let isPermanent = ["28", "3D", "42"].contains(code.prefix(2))
      return (.server(target, sqlState: code), isPermanent)
    }
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let isPermanent = text.contains("no password supplied")
    let reason = lines.joined(separator: " ")
    if isPermanent { return (.server(target, sqlState: "28P01"), true) }
    return (.unreachable(target, reason: reason.isEmpty ? "no memory" : reason), false)
  }
}
