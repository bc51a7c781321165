/// Measures the library and prints the tables of the page Performance: `swift run -c release --package-path Benchmarks`.
@main
@MainActor
struct Main {
  static func main() async throws {
    if let errand = Errand(CommandLine.arguments.dropFirst()) { return try await errand.run() }
    var table = Table()
    table.beginSection("Sending actions")
    SendBenchmarks.run(&table)
    table.beginSection("Effects")
    await EffectBenchmarks.run(&table)
    table.beginSection("Publishers")
    await PublisherBenchmarks.run(&table)
    table.beginSection("Tests and effect identifiers")
    await TestKitBenchmarks.run(&table)
    EffectIDBenchmarks.run(&table)
    table.beginSection("Views and sessions")
    ViewBenchmarks.run(&table)
    try WebBenchmarks.run(&table)
    try TickBenchmarks.run(&table)
    print(table.markdown)
  }
}
