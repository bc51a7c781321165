import Foundation

/// A server of PostgreSQL with an empty database in a temporary folder, which ends with this value.
final class PostgreSQLProcess {
  struct NotInstalled: Error {}

  /// The URL of the database.
  let url: String
  private let process = Process()
  private let input = Pipe()
  private let number: Int

  /// Starts a server with its default settings, which waits for the disk.
  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "Benchmarks-PostgreSQL-\(UUID().uuidString.prefix(8))").path
    // It ends when its standard input does: with this process, in whatever way.
    let script = """
      set -e
      PATH=$(printf '%s\\n' /usr/lib/postgresql/*/bin | sort -V | tail -n 1):$PATH
      mkdir "$1"
      trap 'pg_ctl stop -m immediate >/dev/null 2>&1; rm -rf "$1"' EXIT
      cd /; export PGDATA="$1/data" LC_ALL=C
      initdb --auth=trust --username=postgres >/dev/null
      printf "unix_socket_directories = '%s'\\nlisten_addresses = ''\\n" "$1" >>"$PGDATA/postgresql.conf"
      pg_ctl start -w -l "$1/log" </dev/null >/dev/null
      head -n 1 "$PGDATA/postmaster.pid"
      cat >/dev/null
      """
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A server refuses to run as the superuser.
    let user =
      geteuid() == 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
    process.arguments = user + ["bash", "-c", script, "bash", folder]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(line.trimmingCharacters(in: .newlines)) else { throw NotInstalled() }
    self.number = number
    url = "postgresql://postgres@/postgres?host=\(folder)"
  }

  /// The time in seconds that processors have worked for the processes of the server that still run.
  var processorTime: Double {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { Int($0) }.map(ProcessorTime.init(of:))
      .filter { $0.process == number || $0.parent == number }
      .reduce(0) { $0 + $1.seconds }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
