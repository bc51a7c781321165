public import Foundation

/// The file format of a timer: JSON.
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
/// 1. Decoding returns exactly the encoded timer, to the attosecond.
/// 2. A timer that can't be decoded isn't encoded.
/// 3. A truncated file is distinguished from a file in another format.
/// 4. Decoding any bytes returns a timer or throws an error.
public enum TimerFile {
  /// The identifier of the format.
  static let format = "lonely-timer"
  /// The version of the format: written, and the highest that can be read.
  static let version = 1
  /// The maximum size of a file in bytes.
  static let sizeLimit = 1_000_000
  /// The maximum size of a name in bytes.
  static let nameLimit = 100_000

  /// Encodes a timer as the content of a file.
  ///
  /// - Throws: ``TimerFileError/Fault/unwritable(_:)`` if the timer isn't valid.
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

  /// Decodes the content of a file.
  ///
  /// - Throws: ``TimerFileError/Fault``: `truncated`, `foreign` or `newer`.
  public static func decode(_ data: Data) throws(TimerFileError.Fault) -> LonelyTimer.State {
    guard data.count <= sizeLimit else {
      throw .foreign("it is larger than \(sizeLimit) bytes")
    }
    guard try format(of: data) == format else { throw .foreign("it has another format") }
    let timer: LonelyTimer.State
    do {
      let version = try JSONDecoder().decode(Header.self, from: data).version
      guard version <= Self.version else { throw TimerFileError.Fault.newer(version: version) }
      guard version > 0 else {
        throw TimerFileError.Fault.foreign("its version \(version) isn't valid")
      }
      timer = try JSONDecoder().decode(Contents.self, from: data).timer.state
    } catch {
      throw error as? TimerFileError.Fault ?? .foreign(reason(error))
    }
    if let flaw = flaw(of: timer) { throw .foreign(flaw) }
    return timer
  }

  /// Returns the `format` of a JSON file, or `nil` if it has none.
  private static func format(of data: Data) throws(TimerFileError.Fault) -> String? {
    do {
      return try JSONDecoder().decode(Format.self, from: data).format
    } catch DecodingError.dataCorrupted {
      throw isTruncated(data) ? .truncated : .foreign("it isn't JSON")
    } catch {
      return nil
    }
  }

  /// Returns why a timer isn't valid, as the end of a sentence, or `nil` if it is valid.
  private static func flaw(of timer: LonelyTimer.State) -> String? {
    let durations = LonelyTimer.State.durations
    if timer.name.utf8.count > nameLimit {
      return "its name is longer than \(nameLimit) bytes"
    }
    if !durations.contains(timer.duration) {
      return "its duration is \(timer.duration < .zero ? "negative" : "longer than a century")"
    }
    if !durations.contains(timer.elapsed) {
      let flaw = timer.elapsed < .zero ? "negative" : "longer than a century"
      return "its elapsed time is \(flaw)"
    }
    switch timer.position {
    case .ready: return nil
    case .counting: return timer.remaining > .zero ? nil : "it is counting with no time left"
    case .finished: return timer.remaining == .zero ? nil : "it is finished with time left"
    }
  }

  /// Returns whether data that isn't JSON is the beginning of a timer file.
  private static func isTruncated(_ data: Data) -> Bool {
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

  /// Returns what could not be decoded, as the end of a sentence.
  private static func reason(_ error: any Error) -> String {
    func name(_ path: [any CodingKey]) -> String {
      "'\(path.map(\.stringValue).joined(separator: "."))'"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context):
      "it has no \(name(context.codingPath + [key]))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.dataCorrupted(let context):
      // Foundation reports invalid numbers without their coding path.
      context.codingPath.isEmpty
        ? "one of its numbers isn't valid"
        : "its \(name(context.codingPath)) isn't valid"
    default:
      "it can't be decoded"
    }
  }
}

/// The field that distinguishes this format from others.
private struct Format: Decodable {
  var format: String
}

/// The fields of all versions.
private struct Header: Decodable {
  var version: Int
}

/// The fields of this version.
private struct Contents: Codable {
  struct Timer: Codable {
    var name: String
    var duration: ExactDuration
    var elapsed: ExactDuration
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
      duration: ExactDuration(timer.duration),
      elapsed: ExactDuration(timer.elapsed),
      position: timer.position
    )
  }
}

/// A duration that is encoded without rounding.
private struct ExactDuration: Codable {
  var seconds: Int64
  var attoseconds: Int64

  init(_ duration: Duration) {
    (seconds, attoseconds) = duration.components
  }

  var value: Duration {
    Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }
}
