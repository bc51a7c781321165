@_spi(Renderer) import ComposableUI
import Foundation

@testable import ComposableWeb

extension Entry {
  /// A message of a page, as JSON.
  static let messages = Entry(name: "messages") { input in
    if let value = JSONValue(parsing: input.bytes) { check(value) }
    guard let message = ClientMessage(decoding: input.bytes) else { return }
    expect(JSONValue(parsing: input.bytes) != nil, "a message is JSON")
    switch message {
    case .event(let event):
      expect(event.number >= 0 && event.element >= 0, "numbers are not negative", event)
      expect(
        event.interactionName.utf8.allSatisfy(\.isLetter), "a name in the log is no input", event)
      check(event.action)
    case .hello(let hello):
      expect(
        hello.last >= 0 && hello.attempt >= 0 && hello.epoch >= 0, "numbers are not negative",
        message)
      expect(hello.rows.count <= Hello.maximumCollectionCount, "collections are bounded", message)
      if let id = SessionID(token: hello.token) {
        expect(
          SessionID(token: id.token) == id, "parsing a token again gives the same", hello.token)
      }
    case .acknowledgement(let number), .resync(let number), .ping(let number, _):
      expect(number >= 0, "numbers are not negative", message)
    }
  }

  private static func check(_ value: JSONValue) {
    let text = value.text
    expect(
      JSONValue(parsing: Array(text.utf8)) == value, "parsing the text of a value gives it", text)
    expect(!text.contains("</"), "a text does not end a script", text)
  }

  private static func check(_ action: ClientEvent.Action) {
    switch action {
    case .edit(let edit):
      for text in ["", "a", "Zürich 👩‍👩‍👧 e\u{301}\u{1F1E8}\u{1F1ED}", edit.replacement] {
        guard let result = edit.applied(to: text) else { continue }
        expect(
          result.utf8.count <= 64 * 1024, "a text has a bounded length", edit)
        expect(
          result.utf16.count == text.utf16.count - edit.count + edit.replacement.utf16.count,
          "an edit replaces what it names", edit)
      }
    case .files(.files(let files, let point)):
      expect(files.allSatisfy { $0.size >= 0 }, "sizes are not negative", files)
      expect(point.x.isFinite && point.y.isFinite, "coordinates are finite", point)
    case .files: break
    case .interaction(let interaction): check(interaction)
    case .window(let action): check(action.event)
    }
  }

  private static func check(_ event: any WindowEvent) {
    switch event {
    case let geometries as ElementGeometries:
      for geometry in geometries.geometries.values {
        expect(
          geometry.frame.width >= 0 && geometry.frame.height >= 0, "sizes are not negative",
          geometry)
      }
    case let visit as AddressVisit:
      expect(
        visit.address.components.allSatisfy(PageAddress.isComponent), "components are valid",
        visit.address)
    default: break
    }
  }

  private static func check(_ interaction: Interaction) {
    switch interaction {
    case .text(let text):
      expect(text.utf8.count <= 64 * 1024, "a text has a bounded length")
    case .number(let number): expect(number.isFinite, "a number is finite", number)
    case .choice(let index): expect(index >= 0, "an index is not negative", index)
    case .tapAt(let point):
      expect(point.x.isFinite && point.y.isFinite, "coordinates are finite", point)
    case .event(let name, _):
      expect(name.utf8.count <= 100, "a name has a bounded length", name)
    default: break
    }
  }
}

extension JSONValue {
  /// The value as JSON, of which the library's own writer escapes the strings.
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let text): Self.escaped(text)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.escaped($0) + ":" + $1.text }.joined(separator: ",") + "}"
    }
  }

  private static func escaped(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return json.text
  }
}
