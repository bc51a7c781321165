/// Figures that are measured together.
struct Benchmark {
  /// The section of the table that the figures are in.
  let section: String
  /// The name, by which `--filter` chooses benchmarks.
  let name: String
  /// Adds the figures to a table.
  let run: @MainActor (inout Table) async throws -> Void

  /// All benchmarks, in the order of the table.
  @MainActor static let all =
    section(
      "Sending actions",
      [
        ("flat send", SendBenchmarks.flat),
        ("nested send", SendBenchmarks.nested),
        ("send to rows", SendBenchmarks.rows),
        ("scope paths", SendBenchmarks.paths),
      ])
    + section(
      "Effects",
      [
        ("round trip", EffectBenchmarks.roundTrip),
        ("sleeping effects", EffectBenchmarks.sleeping),
        ("restart", EffectBenchmarks.restarting),
        ("merge", EffectBenchmarks.merging),
      ])
    + section(
      "Navigation",
      [
        ("present and dismiss", NavigationBenchmarks.presenting),
        ("push and pop", NavigationBenchmarks.pushing),
        ("action in a stack", NavigationBenchmarks.stack),
      ])
    + section("Rows", [("add, move and remove a row", RowBenchmarks.run)])
    + section(
      "Publishers",
      [
        ("subscriptions", PublisherBenchmarks.subscribing),
        ("published values", PublisherBenchmarks.delivering),
      ])
    + section(
      "Tests and effect identifiers",
      [
        ("test store", TestKitBenchmarks.run),
        ("effect identifiers", EffectIDBenchmarks.reading),
        ("namespaces", EffectIDBenchmarks.namespaces),
      ])
    + section(
      "Shared values",
      [
        ("read a shared value", SharingBenchmarks.reading),
        ("observers of a shared value", SharingBenchmarks.observing),
        ("save a shared value", SharingBenchmarks.saving),
        ("many shared values", SharingBenchmarks.many),
      ])
    + section(
      "Views and sessions",
      [
        ("changes of a view", ViewBenchmarks.changes),
        ("evaluations of a body", ViewBenchmarks.evaluations),
        ("bindings", ViewBenchmarks.bindings),
        ("web sessions", WebBenchmarks.run),
        ("stored sessions", WebBenchmarks.storedSessions),
        ("flood of an address", WebBenchmarks.flood),
        ("web pages", PageBenchmarks.run),
        ("ticks", TickBenchmarks.run),
      ])
    + section(
      "Storages and machines",
      [
        ("sessions in storages", StorageBenchmarks.saving),
        ("a million sessions", StorageBenchmarks.million),
        ("events on three nodes", MachineBenchmarks.storing),
        ("tabs on three nodes", MachineBenchmarks.sharing),
      ])

  private typealias Measurement = (
    name: String, run: @MainActor (inout Table) async throws -> Void
  )

  private static func section(_ section: String, _ measurements: [Measurement]) -> [Benchmark] {
    measurements.map { Benchmark(section: section, name: $0.name, run: $0.run) }
  }
}
