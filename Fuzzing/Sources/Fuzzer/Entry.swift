/// A parser of what clients send, with the properties of its results.
struct Entry: Sendable {
  let name: String
  /// Parses an input. A broken property ends the process.
  let test: @Sendable (Input) -> Void

  static let all: [Entry] = [
    .addresses, .cookies, .files, .forwarded, .frames, .hosts, .languages, .messages, .ranges,
    .requests, .sessions, .targets,
  ]
}

/// The bytes that libFuzzer has chosen.
struct Input {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The bytes as a text, in which U+FFFD stands for invalid ones.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of the text.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The line with an index; an empty one after the last.
  func line(_ index: Int) -> String { lines.dropFirst(index).first ?? "" }
}

/// Ends the process, and makes libFuzzer keep the input, unless a property holds.
///
/// - Parameters:
///   - holds: True if the property holds.
///   - property: The property.
///   - value: The value that breaks it.
func expect(
  _ holds: @autoclosure () -> Bool, _ property: StaticString, _ value: @autoclosure () -> Any = "",
  file: StaticString = #file, line: UInt = #line
) {
  guard holds() else {
    fatalError(
      "Broken property: \(property): \(String(reflecting: value()))", file: file, line: line)
  }
}

extension String {
  /// True if the text has characters that could end a line or a field, or control a terminal.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// True if the text has nothing but ASCII characters that are visible.
  var isPrintableASCII: Bool { utf8.allSatisfy { (0x21...0x7E).contains($0) } }
}
