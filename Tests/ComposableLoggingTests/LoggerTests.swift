import Foundation
import Logging
import Testing

@testable import ComposableLogging

@Suite struct LoggerTests {
  private struct Failure: Error {}

  @Test func valuesOfAMessageAreFormatted() {
    let name = "Blob"
    #expect(text("Hello, \(name, privacy: .public)!") == "Hello, Blob!")
    #expect(
      text("\(7) \(255, format: .hex(includePrefix: true, uppercase: true)) \(-8, format: .octal)")
        == "7 0xFF -10")
    #expect(text("\(7, format: .decimal(minDigits: 3), align: .right(columns: 5))|") == "  007|")
    #expect(
      text("\(2.5) \(2.345, format: .fixed(precision: 1)) \(1e9, format: .hybrid)")
        == "2.500000 2.3 1e+09")
    #expect(text("\(true) \(false, format: .answer) \(Int.self)") == "true NO Int")
    #expect(text("\(name, align: .left(columns: 6), privacy: .public)|") == "Blob  |")
    #expect(
      text("\(Failure(), privacy: .public) \([1, 2], privacy: .public)") == "Failure() [1, 2]")
  }

  @Test func aSensitiveValueIsNeverShown() {
    #expect(
      text("\("4711", privacy: .sensitive) \(4711, privacy: .sensitive(mask: .hash))")
        == "<private> <private>")
  }

  @Test func numbersArePublic() {
    #expect(text("\(3) \(UInt8(4)) \(1.5) \(CGFloat(2)) \([1].count)") == "3 4 1.500000 2.000000 1")
  }

  @Test func privateValuesAreShownInProgramsForDebugging() {
    #if DEBUG
    #expect(text("\("a") \("b", privacy: .private)") == "a b")
    #else
    #expect(text("\("a") \("b", privacy: .private)") == "<private> <private>")
    #endif
  }

  @Test func formatsOfCHaveTheirValues() {
    #expect(
      text(format: "%d timers of %{public}@, %.1f %%", 3, "Blob", 2.25) == "3 timers of Blob, 2.2 %"
    )
    #expect(text(format: "no value for %d") == "no value for ")
  }

  @Test func messagesGoToTheBackendOfSwiftLogWithTheirLevels() {
    let lines = OSAllocatedUnfairLock<[String]>(initialState: [])
    let log = OSLog(Logging.Logger(label: "timers") { _ in Recorder(lines: lines) })
    let logger = ComposableLogging.Logger(log)
    logger.debug("not wanted \({ Issue.record("The message was composed."); return 1 }())")
    logger.info("a")
    logger.notice("b")
    logger.log("c")
    logger.warning("d")
    logger.error("e")
    logger.critical("f")
    logger.fault("g")
    logger.log(level: .error, "h")
    os_log(.fault, log: log, "i")
    os_log("%{public}@", log: log, type: .info, "j")
    #expect(
      lines.withLock { $0 } == [
        "info a", "notice b", "notice c", "warning d", "error e", "critical f", "critical g",
        "error h", "critical i", "info j",
      ])
    #expect(log.isEnabled(type: .info))
    #expect(!log.isEnabled(type: .debug))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func aLockHasOneUserAtATime() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<10 {
        group.addTask { for _ in 0..<100 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 1000)
  }
}

/// A handler that keeps the messages.
private struct Recorder: LogHandler {
  let lines: OSAllocatedUnfairLock<[String]>
  var metadata = Logging.Logger.Metadata()
  var logLevel = Logging.Logger.Level.info

  init(lines: OSAllocatedUnfairLock<[String]>) { self.lines = lines }

  subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    lines.withLock { $0.append("\(event.level) \(event.message)") }
  }
}

private func text(_ message: OSLogMessage) -> String { message.interpolation.text }

private func text(format: String, _ arguments: any CVarArg...) -> String {
  OSLogMessage(format: format, arguments).interpolation.text
}
