import Foundation

/// The figures in sections, a row for each question.
struct Table {
  /// One figure against its raw limit.
  struct Row {
    let name: String
    let figure: String
    let raw: String
    let ratio: String
    let target: String
    /// `nil` where no target is set.
    let isMet: Bool?
  }

  private var sections: [(title: String, rows: [Row])] = []

  /// Begins a section, unless it is the current one: the rows that are added next are in it.
  mutating func beginSection(_ title: String) {
    if sections.last?.title != title { sections.append((title, [])) }
  }

  /// Adds a row to the current section, and shows its figure at once.
  mutating func add(_ row: Row) {
    sections[sections.count - 1].rows.append(row)
    FileHandle.standardError.write(Data("\(row.name): \(row.figure)\n".utf8))
  }

  /// Adds a row without a target.
  mutating func add(_ name: String, figure: String, raw: String = "—", ratio: String = "—") {
    add(Row(name: name, figure: figure, raw: raw, ratio: ratio, target: "—", isMet: nil))
  }

  /// A row of times, met when the figure is at most `factor` times the raw one, or at most `limit`.
  mutating func add(
    _ name: String, _ figure: Double, raw: Double, of rawName: String, factor: Double? = nil,
    limit: Double? = nil
  ) {
    add(
      Row(
        name: name,
        figure: time(figure),
        raw: "\(time(raw)) \(rawName)",
        ratio: "\(number(figure / raw)) x",
        target: factor.map { "\(number($0)) x" } ?? limit.map(time) ?? "—",
        isMet: (factor.map { $0 * raw } ?? limit).map { figure <= $0 }
      )
    )
  }

  /// The sections in Markdown, each with a table.
  var markdown: String {
    sections.map { "## \($0.title)\n\n\(table($0.rows))\n" }.joined(separator: "\n")
  }

  private func table(_ rows: [Row]) -> String {
    let head = ["case", "measured", "raw limit, same run", "ratio", "target", "met"]
    let body = rows.map {
      [$0.name, $0.figure, $0.raw, $0.ratio, $0.target, $0.isMet.map { $0 ? "yes" : "no" } ?? "—"]
    }
    let lines = [head, head.map { _ in "---" }] + body
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

/// A time in nanoseconds, in the unit that reads best.
func time(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: "\(number(nanoseconds)) ns"
  case ..<1_000_000: "\(number(nanoseconds / 1e3)) µs"
  default: "\(number(nanoseconds / 1e6)) ms"
  }
}

/// A number with as many digits as it deserves.
func number(_ value: Double) -> String {
  value < 10 ? "\((value * 100).rounded() / 100)" : "\(Int(value.rounded()))"
}
