import Dispatch
import Foundation

/// The lines of standard input and output, and the signals that end the process.
@MainActor
enum Console {
  /// The reasons to end: the number of a signal, or `nil` for the end of the input or output.
  nonisolated static let (endings, ending) = AsyncStream.makeStream(of: Int32?.self)
  private static let input = DispatchQueue(label: "Standard input")
  private static var signals: [any DispatchSourceSignal] = []

  /// Handles SIGINT, SIGTERM and SIGHUP from now on, and ignores SIGPIPE.
  static func handleSignals() async {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      #if canImport(Darwin)
      // Otherwise the signal still ends the process.
      signal(number, SIG_IGN)
      #endif
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { ending.yield(number) }
      await withCheckedContinuation { continuation in
        source.setRegistrationHandler { continuation.resume() }
        source.resume()
      }
      signals.append(source)
    }
  }

  /// Reads a line when it is called, not ahead: a fast writer has to wait.
  ///
  /// - Returns: `nil` at the end of the input.
  static func nextLine() async -> String? {
    await withCheckedContinuation { continuation in
      input.async { continuation.resume(returning: readLine(limit: 1_000)) }
    }
  }

  /// Writes a line without control characters. If the output is closed, the program ends.
  static func print(_ line: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data("\(line.printable)\n".utf8))
    } catch {
      ending.yield(nil)
    }
  }

  /// Ends the process: by a signal, as its sender expects, or with a status.
  static func exit(by number: Int32?, status: Int32) -> Never {
    guard let number else { _exit(status) }
    signal(number, SIG_DFL)
    // Dispatch blocks signals on its threads.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }
}

/// Reads a line of standard input. Bytes after the limit are skipped.
private func readLine(limit: Int) -> String? {
  var line: [UInt8] = []
  var byte = getchar()
  if byte == EOF { return nil }
  while byte != EOF, byte != 10 {
    if line.count < limit { line.append(UInt8(truncatingIfNeeded: byte)) }
    byte = getchar()
  }
  return String(decoding: line, as: UTF8.self)
}

extension String {
  /// The text with a space for each line break, control character and invisible character.
  var printable: String {
    String(
      unicodeScalars.map { scalar -> Character in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: " "
        default: Character(scalar)
        }
      }
    )
  }
}
