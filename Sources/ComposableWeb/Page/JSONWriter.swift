/// Writes JSON, as short as it can be, into a buffer: arrays and objects are closures.
///
/// ```swift
/// var json = JSONWriter()
/// json.array { $0.value("u"); $0.value(5) }
/// json.text  // ["u",5]
/// ```
///
/// What it writes may stand in a script of a page, too.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// What was written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ fill: (inout Self) -> Void
  ) {
    begin()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    fill(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  mutating func array(_ fill: (inout Self) -> Void) { nest("[", "]", fill) }

  mutating func object(_ fill: (inout Self) -> Void) { nest("{", "}", fill) }

  /// The name of what is written next.
  mutating func key(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func null() {
    begin()
    bytes += "null".utf8
  }

  mutating func value(_ value: Bool) {
    begin()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func value(_ value: Int) {
    begin()
    bytes += String(value).utf8
  }

  /// `null` where there is no text.
  mutating func value(_ value: String?) {
    if let value { self.value(value) } else { null() }
  }

  mutating func value(_ value: String) {
    begin()
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { append($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    func isSeparator(at index: Int) -> Bool {
      // U+2028 and U+2029, which end a line of a script.
      text[index] == 0xE2 && text[index + 1] == 0x80 && text[index + 2] & 0xFE == 0xA8
    }
    for index in text.indices {
      let byte = text[index]
      let escape: String
      var length = 1
      switch byte {
      case UInt8(ascii: "\""): escape = "\\\""
      case UInt8(ascii: "\\"): escape = "\\\\"
      case 0x0A: escape = "\\n"
      case 0x09: escape = "\\t"
      case 0x0D: escape = "\\r"
      case ..<0x20: escape = "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      // So that there is no end tag, nor a comment, in what is written.
      case UInt8(ascii: "/") where index > 0 && text[index - 1] == UInt8(ascii: "<"):
        escape = "\\/"
      case UInt8(ascii: "!") where index > 0 && text[index - 1] == UInt8(ascii: "<"):
        escape = "\\u0021"
      case 0xE2 where isSeparator(at: index):
        escape = text[index + 2] == 0xA8 ? "\\u2028" : "\\u2029"
        length = 3
      default: continue
      }
      bytes += text[start..<index]
      bytes += escape.utf8
      start = index + length
    }
    bytes += text[start...]
  }
}
