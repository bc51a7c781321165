import Logging

/// A log of messages, by the name and in the words of Apple's systems.
///
/// ```swift
/// private let logger = Logger(subsystem: "com.example.timers", category: "store")
///
/// logger.notice("\(timers.count) timers of \(user.name) were saved")
/// ```
///
/// 1. Messages go to the backend of swift-log, by default to the standard output. Their label is the subsystem, and the
///    category is a value of their metadata.
/// 2. A message is composed only if the backend wants its level: that of swift-log is `info` unless it is bootstrapped with
///    another.
/// 3. Texts and objects in a message are private, numbers and Boolean values public, unless their ``OSLogPrivacy`` is
///    given. A private value is replaced by `<private>` in a program that is built for release.
public struct Logger: Sendable {
  /// The log of swift-log; `nil` for one that is disabled.
  private let log: Logging.Logger?

  /// Creates the default log.
  public init() { self.init(.default) }

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of a part of the program, such as "com.example.timers".
  ///   - category: The name of a part of that.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// Creates a log from an object.
  public init(_ logObj: OSLog) { log = logObj.log }

  /// Logs a message of the level `notice`.
  public func log(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.notice, message, fileID, function, line)
  }

  /// Logs a message.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - message: The message.
  public func log(
    level: OSLogType, _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(level.level, message, fileID, function, line)
  }

  /// Logs a message of the level `trace`.
  public func trace(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.trace, message, fileID, function, line)
  }

  /// Logs a message of the level `debug`.
  public func debug(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.debug, message, fileID, function, line)
  }

  /// Logs a message of the level `info`.
  public func info(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.info, message, fileID, function, line)
  }

  /// Logs a message of the level `notice`.
  public func notice(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.notice, message, fileID, function, line)
  }

  /// Logs a message of the level `warning`.
  public func warning(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.warning, message, fileID, function, line)
  }

  /// Logs a message of the level `error`.
  public func error(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.error, message, fileID, function, line)
  }

  /// Logs a message of the level `critical`.
  public func critical(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.critical, message, fileID, function, line)
  }

  /// Logs a message of the level `critical`, which is a mistake of the program.
  public func fault(
    _ message: @autoclosure () -> OSLogMessage,
    fileID: String = #fileID, function: String = #function, line: UInt = #line
  ) {
    log(.critical, message, fileID, function, line)
  }

  private func log(
    _ level: Logging.Logger.Level, _ message: () -> OSLogMessage, _ fileID: String,
    _ function: String, _ line: UInt
  ) {
    log?.log(
      level: level, "\(message().interpolation.text)", source: log?.label, file: fileID,
      function: function, line: line)
  }
}

/// A log, as an object.
public final class OSLog: Sendable {
  /// The log of swift-log; `nil` for one that is disabled.
  let log: Logging.Logger?

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - subsystem: The name of a part of the program.
  ///   - category: The name of a part of that.
  public convenience init(subsystem: String, category: String) {
    var log = Logging.Logger(label: subsystem)
    if !category.isEmpty { log[metadataKey: "category"] = .string(category) }
    self.init(log)
  }

  init(_ log: Logging.Logger?) { self.log = log }

  /// The log of the program.
  public static let `default` = OSLog(subsystem: "default", category: "")
  /// A log that drops all messages.
  public static let disabled = OSLog(nil)

  /// Returns true if messages of a level are logged.
  public func isEnabled(type: OSLogType) -> Bool { log.map { $0.logLevel <= type.level } ?? false }
}

/// The level of a message.
public struct OSLogType: Hashable, RawRepresentable, Sendable {
  /// The number of the level on Apple's systems.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of most messages: `notice`.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// The level of messages that help.
  public static let info = OSLogType(rawValue: 0x01)
  /// The level of messages for those who look for a mistake.
  public static let debug = OSLogType(rawValue: 0x02)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 0x10)
  /// The level of mistakes of the program: `critical`.
  public static let fault = OSLogType(rawValue: 0x11)

  fileprivate var level: Logging.Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}

/// Logs a message.
///
/// - Parameters:
///   - type: The level.
///   - log: The log.
///   - message: The message.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage,
  fileID: String = #fileID, function: String = #function, line: UInt = #line
) {
  Logger(log).log(
    level: type, message(), fileID: fileID, function: function, line: line)
}

/// Logs a message with a format such as `"%d timers of %{public}@"`.
///
/// - Parameters:
///   - message: The format. Values of `%@` and `%s` are private unless the format says `%{public}@`.
///   - log: The log.
///   - type: The level.
///   - args: The values.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  Logger(log).log(level: type, OSLogMessage(format: "\(message)", args))
}
