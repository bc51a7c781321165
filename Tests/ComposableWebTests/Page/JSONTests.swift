import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI
@_spi(Renderer) @testable import ComposableWeb

@Suite struct JSONTests {
  // MARK: Writing

  @Test func arraysAndObjectsAreWritten() {
    var json = JSONWriter()
    json.object { json in
      json.key("a")
      json.array { json in
        json.value(1)
        json.value(true)
        json.null()
        json.array { _ in }
        json.object { _ in }
        json.value("x")
        json.value(nil as String?)
      }
      json.key("b")
      json.value(-5)
    }
    #expect(json.text == #"{"a":[1,true,null,[],{},"x",null],"b":-5}"#)
  }

  private func written(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\t\r", #""\n\t\r""#),
    ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#),
    ("</script>", #""<\/script>""#), ("<!--", #""<\u0021--""#), ("a/b", #""a/b""#),
    ("\u{2028}x\u{2029}", #""\u2028x\u2029""#), ("é🏳️‍🌈\u{2027}\u{202A}", "\"é🏳️‍🌈\u{2027}\u{202A}\""),
    ("/", #""/""#), ("</</", #""<\/<\/""#), ("\u{7F}", "\"\u{7F}\""),
  ])
  func textsAreEscaped(_ text: String, _ json: String) {
    #expect(written(text) == json)
  }

  @Test(arguments: EscapingTests.attacks)
  func writtenTextRoundTrips(_ text: String) throws {
    let data = Data("[\(written(text))]".utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [text])
    #expect(JSONValue(parsing: data)?[0]?.string == text)
  }

  // MARK: Reading

  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .bool(true)), ("-0.5e2", .number(-50)), ("0", .number(0)),
    (#""a\u00e9\ud83d\ude00\/\b\f""#, .string("aé😀/\u{8}\u{C}")), ("[]", .array([])),
    ("[1,[2]]", .array([.number(1), .array([.number(2)])])),
    (#"{"a":{"b":[]}}"#, .object(["a": .object(["b": .array([])])])),
    (#""\ud800""#, .string("\u{FFFD}")), (#""\ud800\u0041""#, .string("\u{FFFD}A")),
    ("\r\n\t[ 1 , 2 ]", .array([.number(1), .number(2)])),
  ])
  func valuesAreParsed(_ text: String, _ value: JSONValue) {
    #expect(JSONValue(parsing: text.utf8) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "tru", "truex", "1 2", "01", "+1", ".5", "1.", "1e", "-", "1e999", "NaN", "[",
    "]",
    "[1", "[1,", "[1,]", "[,1]", "{", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "{1:2}", "\"",
    "\"\n\"", #""\x""#, #""\u12""#, #""\u12g4""#, "{\"a\":1,\"a\":2}", "[[[[[[[[[1]]]]]]]]]", "'a'",
    "[1]//", "\u{FEFF}1", #""\"#,
  ])
  func invalidJSONIsRejected(_ text: String) {
    #expect(JSONValue(parsing: text.utf8) == nil)
  }

  @Test func invalidUTF8IsRejected() {
    #expect(JSONValue(parsing: [0x22, 0xFF, 0x22]) == nil)
    #expect(JSONValue(parsing: [0x22, 0xC0, 0x80, 0x22]) == nil)
    #expect(JSONValue(parsing: [0x22, 0xED, 0xA0, 0x80, 0x22]) == nil)
    #expect(JSONValue(parsing: [0x00]) == nil)
  }

  @Test func deepNestingIsRejected() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(JSONValue(parsing: text.utf8) == nil)
  }

  @Test func onlyWholeNumbersAreIntegers() {
    #expect(JSONValue.number(5).int == 5)
    #expect(JSONValue.number(5.5).int == nil)
    #expect(JSONValue.number(1e300).int == nil)
    #expect(JSONValue.number(-9_007_199_254_740_991).int == -9_007_199_254_740_991)
    #expect(JSONValue.string("5").int == nil)
  }

  // MARK: Interactions

  @Test(
    arguments: [
      ("", nil), ("Tap", nil), ("tap", .null), ("tap", .bool(true)), ("text", nil),
      ("text", .number(1)),
      ("text", .string(String(repeating: "x", count: Interaction.maxTextBytes + 1))),
      ("bool", .number(1)),
      ("bool", nil), ("number", .string("1")), ("number", nil), ("choice", .number(1.5)),
      ("choice", .number(-1)), ("choice", .number(1e18)), ("choice", .string("1")),
      ("tapAt", .array([.number(1)])), ("tapAt", .array([.number(1), .number(2), .number(3)])),
      ("tapAt", .array([.number(1), .string("2")])),
      ("tapAt", .array([.number(1e300), .number(0)])),
      ("tapAt", .number(1)), ("submit", .string("")), ("delete", nil),
    ] as [(String, JSONValue?)])
  func invalidInteractionsAreRejected(_ name: String, _ value: JSONValue?) {
    #expect(Interaction(wire: name, value: value) == nil)
  }
}
