/// Measures the library and prints one table: `swift run -c release --package-path Benchmarks`.
@main
@MainActor
struct Main {
  static func main() async throws {
    if let errand = Errand(CommandLine.arguments.dropFirst()) { return try await errand.run() }
    var table = Table()
    SendBenchmarks.run(&table)
    await EffectBenchmarks.run(&table)
    await PublisherBenchmarks.run(&table)
    EffectIDBenchmarks.run(&table)
    ViewBenchmarks.run(&table)
    try WebBenchmarks.run(&table)
    try TickBenchmarks.run(&table)
    await TestKitBenchmarks.run(&table)
    print(table.markdown)
  }
}
