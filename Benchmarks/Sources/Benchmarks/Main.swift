import Foundation

/// Measures the library and prints the tables of the page Performance.
///
/// `swift run -c release --package-path Benchmarks` measures everything, and
/// `swift run -c release --package-path Benchmarks Benchmarks --filter row` the benchmarks that
/// have "row" in their names.
@main
@MainActor
struct Main {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let subcommand = Subcommand(arguments) { return try await subcommand.run() }
    let benchmarks = chosen(arguments)
    if benchmarks.isEmpty {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(EX_USAGE)
    }
    var table = Table()
    for benchmark in benchmarks {
      table.beginSection(benchmark.section)
      try await benchmark.run(&table)
    }
    print(table.markdown)
  }

  /// The benchmarks that the arguments choose; none if they are invalid.
  private static func chosen(_ arguments: [String]) -> [Benchmark] {
    if arguments.isEmpty { return Benchmark.all }
    guard arguments.count == 2, arguments[0] == "--filter" else { return [] }
    let text = arguments[1].lowercased()
    return Benchmark.all.filter {
      $0.name.contains(text) || $0.section.lowercased().contains(text)
    }
  }

  private static var usage: String {
    """
    usage: Benchmarks [--filter TEXT]
           Benchmarks soak [MINUTES] [SESSIONS]
    A filter chooses the benchmarks that have a text in their names, or in those of their sections:
    \(Benchmark.all.map { "  \($0.name)\n" }.joined())
    """
  }
}
