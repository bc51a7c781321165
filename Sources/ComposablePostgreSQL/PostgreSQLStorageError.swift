/// An error of a ``PostgreSQLStorage``, whose description names the server and the next step.
public struct PostgreSQLStorageError: Error, CustomStringConvertible {
  /// The host, the database, the problem, and the next step. It contains neither passwords nor keys
  /// or data.
  public let description: String
  /// The code of the server for the problem; `nil` if the error is not one of the server:
  /// https://www.postgresql.org/docs/current/errcodes-appendix.html
  public let sqlState: String?

  private init(_ description: String, sqlState: String? = nil) {
    self.description = description
    self.sqlState = sqlState
  }

  private init(_ target: String, _ problem: String) {
    self.init("\(target): \(problem)")
  }

  static let missingLibrary = Self(
    """
    libpq, the client library of PostgreSQL, is missing, or older than version 14. Install it: \
    `apt install libpq5` on Debian and Ubuntu, `brew install libpq` on macOS.
    """)

  static let missingVariable = Self(
    """
    The environment variable DATABASE_URL is not set. Set it to \
    postgresql://user:password@host:5432/database.
    """)

  static let invalidURL = Self(
    """
    The URL of the PostgreSQL database can't be read. Write \
    postgresql://user:password@host:5432/database, with special characters percent-encoded.
    """)

  static func laterSchema(_ target: String) -> Self {
    Self(
      target,
      """
      The tables in the schema "composable" were changed by a later version of this library, or by \
      another program. Run that version, or choose another database.
      """)
  }

  static func unreachable(_ target: String, reason: String) -> Self {
    Self(
      target,
      "PostgreSQL can't be reached. Check that it runs, and the host, port and network. (\(reason))"
    )
  }

  static func lost(_ target: String) -> Self {
    Self(
      target,
      "The connection was lost: it is unknown whether the request took effect. Repeat the request.")
  }

  static func tooManyRequests(_ target: String) -> Self {
    Self(target, "Too many requests wait for PostgreSQL. Try again later, or send fewer.")
  }

  static func closed(_ target: String) -> Self {
    Self(target, "The storage is closed. Create another one.")
  }

  static func unexpectedReply(_ target: String) -> Self {
    Self(
      target,
      "PostgreSQL sent an unexpected reply. Check that nothing else changes the schema \"composable\"."
    )
  }

  /// An error that the server has reported for a statement, or for a connection.
  static func server(_ target: String, sqlState: String, message: String? = nil) -> Self {
    let problem = problems.first { sqlState.hasPrefix($0.code) }?.problem ?? "PostgreSQL failed."
    // Messages of these classes name tables, users and settings, but no values.
    let isHarmless = ["42", "3D", "3F", "28", "53", "57", "55", "25"].contains(
      String(sqlState.prefix(2)))
    let detail = isHarmless ? message.map { ": " + $0 } ?? "" : ""
    return Self("\(target): \(problem) (SQLSTATE \(sqlState)\(detail))", sqlState: sqlState)
  }

  /// The problems and next steps by the beginning of the code. The first that matches counts.
  private static let problems: [(code: String, problem: String)] = [
    ("28P01", "The password is wrong. Check the password."),
    ("28", "The user may not connect. Check the user, the password and pg_hba.conf."),
    ("3D000", "The database does not exist. Create it with createdb, or choose another one."),
    (
      "42501",
      """
      The user lacks a privilege. Grant CREATE on the database, or run once as its owner and grant \
      USAGE on the schema "composable" and all privileges on its tables and sequences.
      """
    ),
    ("40", "Transactions kept each other from their end. Repeat the request."),
    ("53100", "The disk of the server is full: nothing was saved. Free some space."),
    ("53300", "The server has too many connections. Raise max_connections, or close some."),
    ("53", "The server lacks resources. Try again later."),
    ("57014", "The statement took too long, and changed nothing. Try again later."),
    ("57", "The server is starting up or shutting down. Try again later."),
    ("25006", "The server is read-only, such as a standby. Connect to the primary server."),
    ("42P01", "A table is missing. Repeat the request: the tables are created again."),
    ("3F000", "The schema \"composable\" is missing. Repeat the request: it is created again."),
  ]
}
