/// Measures the library and prints one table: `swift run -c release --package-path Benchmarks`.
@main
@MainActor
struct Main {
  static func main() async {
    var table = Table()
    SendBenchmarks.run(&table)
    await EffectBenchmarks.run(&table)
    EffectIDBenchmarks.run(&table)
    ViewBenchmarks.run(&table)
    await TestKitBenchmarks.run(&table)
    print(table.markdown)
  }
}
