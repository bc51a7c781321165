import ComposableConcurrency
import Foundation

@testable import ComposablePostgreSQL

/// A private server of PostgreSQL for tests, which ends with the process of the tests.
final class PostgreSQLServer: Sendable {
  struct Failure: Error { var output: String }

  /// The server that most tests share, each with a database of its own.
  static let shared = Task { try await PostgreSQLServer() }

  /// True in the step of `scripts/test` that runs these tests alone: a server inherits the descriptors by
  /// which Foundation notices the end of other processes, such as the compilers of other tests.
  static var isAvailable: Bool {
    ProcessInfo.processInfo.environment["COMPOSABLE_POSTGRESQL"] != nil && binaries != nil
      && LibPQ.shared != nil
  }

  /// The directory of the programs of the server with the greatest version.
  private static let binaries: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let configured = try? output(of: "/usr/bin/env", ["pg_config", "--bindir"])
    let directories =
      versions.sorted { $0.localizedStandardCompare($1) == .orderedDescending }
      .map { "\(root)/\($0)/bin" } + [configured].compactMap(\.self)
    return directories.first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
  }()

  private let directory: String
  private let port: Int
  // Its standard input keeps the server: it ends when this process does, in whatever way.
  private let input: FileHandle
  private let output: FileHandle
  private let lastDatabase = Lock(0)

  /// Starts a server with an empty directory.
  init() async throws {
    directory =
      FileManager.default.temporaryDirectory
      .appending(component: "composable-postgres-\(UUID().uuidString.prefix(8))").path
    let script = """
      set -e
      cd /; PATH="$1:$PATH"; export PGDATA="$2/data" LC_ALL=C
      trap 'pg_ctl stop -m immediate >/dev/null 2>&1; rm -rf "$2"' EXIT
      initdb --auth=trust --username=postgres --no-sync >/dev/null
      { echo 'local all locked scram-sha-256'; cat "$PGDATA/pg_hba.conf"; } > "$2/hba"
      mv "$2/hba" "$PGDATA/pg_hba.conf"
      cat >> "$PGDATA/postgresql.conf" <<END
      fsync = off
      unix_socket_directories = '$2'
      listen_addresses = '127.0.0.1'
      max_connections = 200
      shared_buffers = 32MB
      END
      # One of the ports is free.
      for port in $3; do
        echo "port = $port" >> "$PGDATA/postgresql.conf"
        pg_ctl start -w -l "$2/log" >/dev/null && break
      done
      echo $port
      while read -r mode; do
        pg_ctl restart -m "$mode" -w -l "$2/log" >/dev/null
        echo $port
      done
      """
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
    let ports = (0..<5).map { _ in "\(Int.random(in: 20_000..<32_000))" }.joined(separator: " ")
    let arguments = ["/bin/sh", "-c", script, "sh", Self.binaries ?? "", directory, ports]
    // A server refuses to run as the superuser.
    let user =
      geteuid() == 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
    if geteuid() == 0 {
      try FileManager.default.setAttributes(
        [.ownerAccountName: "postgres"], ofItemAtPath: directory)
    }
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = user + arguments
    (process.standardInput, process.standardOutput) = (input, output)
    self.input = input.fileHandleForWriting
    self.output = output.fileHandleForReading
    _ = fcntl(self.input.fileDescriptor, F_SETFD, FD_CLOEXEC)
    try process.run()
    port = try await Self.portAfterStart(self.output)
    _ = try await administrate("CREATE ROLE locked LOGIN PASSWORD 'right'")
    _ = try await administrate("CREATE ROLE poor LOGIN")
  }

  deinit { try? input.close() }

  /// Returns the URL of a database.
  func url(_ database: String, user: String = "postgres", parameters: String = "") -> String {
    "postgresql://\(user)@/\(database)?host=\(directory)&port=\(port)\(parameters)"
  }

  /// Returns the URL of a database by TCP.
  func tcpURL(_ database: String) -> String {
    "postgresql://postgres@127.0.0.1:\(port)/\(database)"
  }

  /// Creates an empty database, and returns its name.
  func createDatabase() async throws -> String {
    let name = lastDatabase.withLock { last in
      last += 1
      return "test\(last)"
    }
    _ = try await administrate("CREATE DATABASE \(name) TEMPLATE template0")
    return name
  }

  /// Ends all connections with a database.
  func endConnections(of database: String) async throws {
    _ = try await administrate(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(database)'")
  }

  /// Executes a statement as the superuser.
  func administrate(_ sql: String, in database: String = "postgres") async throws
    -> PostgreSQLReply
  {
    guard let library = LibPQ.shared else { throw PostgreSQLStorageError.missingLibrary }
    let connection = PostgreSQLConnection(
      library, try PostgreSQLParameters(url: url(database)))
    defer { connection.close() }
    return try await connection.run([PostgreSQLStatement(sql)])[0]
  }

  /// Restarts the server: `immediate` as after a crash, or `fast`.
  func restart(_ mode: String) async throws {
    try input.write(contentsOf: Data((mode + "\n").utf8))
    _ = try await Self.portAfterStart(output)
  }

  /// Waits until the server has started, and returns its port.
  private static func portAfterStart(_ output: FileHandle) async throws -> Int {
    let line = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: output.availableData) }
    }
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard let port = Int(text) else { throw Failure(output: "The server did not start.") }
    return port
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard process.terminationStatus == 0 else { throw Failure(output: text) }
    return text
  }
}
