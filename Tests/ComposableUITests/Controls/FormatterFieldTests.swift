import ComposableUI
import Foundation
import Testing

/// Text fields of values with formatters of Foundation.
@MainActor
@Suite struct FormatterFieldTests {
  private struct Field<Value: Equatable>: View {
    @State var value: Value
    let formatter: Formatter
    var body: some View {
      TextField("Value", value: $value, formatter: formatter)
      Text(verbatim: "\(value)")
    }
  }

  private var number: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }

  /// The texts after one was typed: the value, and the text of the field once it is left.
  private func shown<Value: Equatable>(
    typing text: String, _ value: Value, _ formatter: Formatter
  ) throws -> [String?] {
    let view = ViewDriver { Field(value: value, formatter: formatter) }
    try view.textField("Value").type(text)
    let value = view.texts.last
    try view.textField("Value").blur()
    return [value, view.description.split(separator: "\"").dropFirst().first.map(String.init)]
  }

  @Test func aNumberIsFormattedAndParsed() throws {
    #expect(try shown(typing: "1234.5", 1.0, number) == ["1234.5", "1,234.5"])
    #expect(try shown(typing: "12", 1, number) == ["12", "12"])
    #expect(try shown(typing: "1.25", Decimal(1), number) == ["1.25", "1.25"])
    #expect(try shown(typing: "0.1", Float(1), number) == ["0.1", "0.1"])
    #expect(try shown(typing: "0.5", Double?.none, number) == ["Optional(0.5)", "0.5"])
    #expect(try shown(typing: "", Double?.some(2), number)[0] == "nil")
  }

  @Test(arguments: [
    "", "x", "NaN", "∞", "1e999", "300", "-1", "1.5", String(repeating: "1", count: 2000),
  ])
  func aTextThatRepresentsNoValueChangesNothing(_ text: String) throws {
    #expect(try shown(typing: text, UInt8(7), number) == ["7", "7"])
  }

  @Test func aNumberThatATypeDoesNotHaveChangesNothing() throws {
    let large = "1" + String(repeating: "0", count: 60)
    #expect(try shown(typing: large, Float(7), number)[0] == "7.0")
    #expect(try shown(typing: large + large + large, Decimal(7), number)[0] == "7")
  }

  @Test func aDateIsFormattedAndParsed() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    let start = Date(timeIntervalSince1970: 0)
    let expected = "\(Date(timeIntervalSince1970: 86400))"
    #expect(try shown(typing: "1970-01-02", start, formatter) == [expected, "1970-01-02"])
    #expect(try shown(typing: "tomorrow", start, formatter) == ["\(start)", "1970-01-01"])
  }

  @Test func aFormatterWithoutAParserKeepsTheValue() throws {
    #expect(try shown(typing: "5 kB", Int64(2000), ByteCountFormatter())[0] == "2000")
  }
}
