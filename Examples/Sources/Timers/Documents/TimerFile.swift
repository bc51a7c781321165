public import Foundation

/// How a timer lies in a file: as JSON.
///
/// ```json
/// {
///   "format" : "lonely-timer",
///   "timer" : {
///     "duration" : { "attoseconds" : 0, "seconds" : 180 },
///     "elapsed" : { "attoseconds" : 0, "seconds" : 1 },
///     "name" : "Tea",
///     "position" : "counting"
///   },
///   "version" : 1
/// }
/// ```
///
/// 1. What was encoded is decoded exactly, to the attosecond.
/// 2. What could not be decoded is not encoded.
/// 3. A file that was cut off anywhere is told from one that holds something else.
/// 4. No bytes make it fail in another way than by its error.
public enum TimerFile {
  /// What all files say they are.
  static let format = "lonely-timer"
  /// The version that is written, and the last one that is read.
  static let version = 1
  /// How large a file can be, in bytes.
  static let sizeLimit = 1_000_000
  /// How long a name can be, in bytes.
  static let nameLimit = 100_000

  /// Makes what a file holds.
  ///
  /// - Throws: ``TimerFileError/Fault/unwritable(_:)`` where a state can't come of a timer's actions.
  public static func encode(_ timer: LonelyTimer.State) throws(TimerFileError.Fault) -> Data {
    if let flaw = flaw(of: timer) { throw .unwritable(flaw) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(Contents(timer))
    } catch {
      throw .unwritable("\(error)")
    }
  }

  /// Reads what a file holds.
  ///
  /// - Throws: ``TimerFileError/Fault``: truncated, foreign or newer.
  public static func decode(_ data: Data) throws(TimerFileError.Fault) -> LonelyTimer.State {
    guard data.count <= sizeLimit else {
      throw .foreign("it is larger than \(sizeLimit) bytes")
    }
    guard try kind(of: data) == format else { throw .foreign("it is JSON of another kind") }
    let timer: LonelyTimer.State
    do {
      let version = try JSONDecoder().decode(Header.self, from: data).version
      guard version <= Self.version else { throw TimerFileError.Fault.newer(version: version) }
      guard version > 0 else {
        throw TimerFileError.Fault.foreign("there is no version \(version)")
      }
      timer = try JSONDecoder().decode(Contents.self, from: data).timer.state
    } catch {
      throw error as? TimerFileError.Fault ?? .foreign(reason(error))
    }
    if let flaw = flaw(of: timer) { throw .foreign(flaw) }
    return timer
  }

  /// What a file says that it is; `nil` where it says nothing.
  private static func kind(of data: Data) throws(TimerFileError.Fault) -> String? {
    do {
      return try JSONDecoder().decode(Kind.self, from: data).format
    } catch DecodingError.dataCorrupted {
      throw isCutOff(data) ? .truncated : .foreign("it is not JSON")
    } catch {
      return nil
    }
  }

  /// What keeps a state from being one that a timer can be in, as the end of a sentence.
  private static func flaw(of timer: LonelyTimer.State) -> String? {
    let durations = LonelyTimer.State.durations
    if timer.name.utf8.count > nameLimit {
      return "its name is longer than \(nameLimit) bytes"
    }
    if !durations.contains(timer.duration) {
      return "its duration is \(timer.duration < .zero ? "below zero" : "longer than a century")"
    }
    if !durations.contains(timer.elapsed) {
      return "what has elapsed is \(timer.elapsed < .zero ? "below zero" : "longer than a century")"
    }
    switch timer.position {
    case .ready: return nil
    case .counting: return timer.remaining > .zero ? nil : "it counts, and nothing remains"
    case .finished: return timer.remaining == .zero ? nil : "it is finished, and something remains"
    }
  }

  /// Whether a text that is not JSON is the beginning of one that holds a timer.
  private static func isCutOff(_ data: Data) -> Bool {
    let blanks = Set(" \n\r\t".utf8)
    var head = Array("{\"format\":\"\(format)\"".utf8)[...]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for byte in data {
      if isQuoted || !blanks.contains(byte) {
        if !head.isEmpty, head.popFirst() != byte { return false }
      }
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isQuoted
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return isQuoted || depth > 0 || head.first == UInt8(ascii: "{")
  }

  /// What could not be decoded, as the end of a sentence.
  private static func reason(_ error: any Error) -> String {
    func name(_ path: [any CodingKey]) -> String {
      "'\(path.map(\.stringValue).joined(separator: "."))'"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "it has no \(name(context.codingPath + [key]))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      // Foundation does not say which number is none, or too large.
      context.codingPath.isEmpty
        ? "one of its numbers can't be understood"
        : "its \(name(context.codingPath)) can't be understood"
    default:
      "it can't be understood"
    }
  }
}

/// What all sorts of files may have.
private struct Kind: Decodable {
  var format: String
}

/// What is the same in all versions.
private struct Header: Decodable {
  var version: Int
}

/// What there is in this version.
private struct Contents: Codable {
  struct Timer: Codable {
    var name: String
    var duration: Exactly
    var elapsed: Exactly
    var position: LonelyTimer.State.Position

    var state: LonelyTimer.State {
      LonelyTimer.State(
        name: name, duration: duration.value, elapsed: elapsed.value, position: position
      )
    }
  }

  var format = TimerFile.format
  var version = TimerFile.version
  var timer: Timer

  init(_ timer: LonelyTimer.State) {
    self.timer = Timer(
      name: timer.name,
      duration: Exactly(timer.duration),
      elapsed: Exactly(timer.elapsed),
      position: timer.position
    )
  }
}

/// A duration without rounding.
private struct Exactly: Codable {
  var seconds: Int64
  var attoseconds: Int64

  init(_ duration: Duration) {
    (seconds, attoseconds) = duration.components
  }

  var value: Duration {
    Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }
}
