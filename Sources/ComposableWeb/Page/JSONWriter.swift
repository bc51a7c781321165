/// A writer of compact JSON. Closures write the contents of arrays and objects.
///
/// ```swift
/// var json = JSONWriter()
/// json.array { $0.value("u"); $0.value(5) }
/// json.text  // ["u",5]
/// ```
///
/// The output is also safe inside of a `<script>` element.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private var needsComma = false

  /// The JSON text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout Self) -> Void
  ) {
    begin()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  mutating func array(_ body: (inout Self) -> Void) { nest("[", "]", body) }

  mutating func object(_ body: (inout Self) -> Void) { nest("{", "}", body) }

  /// Writes the name of the value that follows.
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

  /// Writes a string, or `null` for `nil`.
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
      // U+2028 and U+2029, which are line terminators in JavaScript.
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
      // Prevents end tags and comments in the output.
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
