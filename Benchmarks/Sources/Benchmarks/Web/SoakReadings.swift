import Foundation

/// The sizes of a server over time.
final class SoakReadings {
  /// A size, and the growth of it that is tolerated.
  private struct Quantity {
    let name: String
    /// The growth that is tolerated, as a factor and in units: the larger of them counts.
    let factor, units: Double
    let read: (ServerReport) -> Double
    let text: (Double) -> String
  }

  /// A line of the table.
  struct Row {
    let name, first, last, limit: String
    let isMet: Bool
  }

  private struct Reading {
    let time: Double
    let values: [Double]
  }

  private let server: ChildProcess
  private let quantities: [Quantity]
  private var readings: [Reading] = []

  init(of server: ChildProcess) {
    self.server = server
    func bytes(_ value: Double) -> String { "\(number(value / 1e6)) MB" }
    func plain(_ value: Double) -> String { value.isFinite ? "\(Int(value))" : "—" }
    quantities = [
      Quantity(
        name: "resident memory", factor: 1.1, units: 8e6, read: { _ in Double(server.memory) },
        text: bytes),
      Quantity(
        name: "allocated memory", factor: 1.1, units: 8e6, read: { Double($0.allocated) },
        text: bytes),
      Quantity(
        name: "file descriptors", factor: 1.05, units: 20,
        read: { _ in Double(server.descriptors) }, text: plain),
      Quantity(
        name: "threads", factor: 1, units: 8, read: { _ in Double(server.threads) }, text: plain),
      Quantity(
        name: "sessions", factor: 1.1, units: 20, read: { Double($0.sessions) }, text: plain),
    ]
  }

  /// Reads all sizes.
  ///
  /// - Parameter time: The time since the first reading, in seconds.
  func add(_ time: Double) {
    guard let report = ServerReport(of: server) else { return }
    readings.append(Reading(time: time, values: quantities.map { $0.read(report) }))
  }

  /// The medians of the first and of the last tenth.
  func rows(duration: Double) -> [Row] {
    quantities.indices.map { index in
      let quantity = quantities[index]
      func median(_ isIncluded: (Double) -> Bool) -> Double {
        let values = readings.filter { isIncluded($0.time) }.map { $0.values[index] }
        return values.isEmpty ? .nan : Measure.median(values)
      }
      let first = median { $0 < duration / 10 }
      let last = median { $0 >= duration * 9 / 10 }
      let limit = max(first * quantity.factor, first + quantity.units)
      return Row(
        name: quantity.name, first: quantity.text(first), last: quantity.text(last),
        limit: quantity.text(limit), isMet: last <= limit
      )
    }
  }

  static func markdown(_ rows: [Row]) -> String {
    let head = ["size", "first tenth", "last tenth", "limit", "met"]
    let body = rows.map { [$0.name, $0.first, $0.last, $0.limit, $0.isMet ? "yes" : "no"] }
    return ([head, head.map { _ in "---" }] + body)
      .map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}
