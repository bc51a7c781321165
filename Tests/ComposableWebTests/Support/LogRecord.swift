#if Web
import ComposableConcurrency
import Logging

/// The metadata of the lines that a logger has written.
final class LogRecord: Sendable {
  private struct Handler: LogHandler {
    let record: LogRecord
    var metadata = Logger.Metadata()
    var logLevel = Logger.Level.notice

    init(_ record: LogRecord) { self.record = record }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
      record.all.withLock { $0.append(event.metadata ?? [:]) }
    }
  }

  private let all = Lock<[Logger.Metadata]>([])

  var lines: [Logger.Metadata] { all.withLock { $0 } }

  /// A logger that writes to the record, from the level `notice` on.
  var logger: Logger { Logger(label: "test") { _ in Handler(self) } }
}
#endif
