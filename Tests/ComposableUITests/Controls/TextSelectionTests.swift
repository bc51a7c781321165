import Foundation
import Observation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The selections of users and programs in fields.
@MainActor
@Suite struct TextSelectionTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("TextEditor(selection:)") {
      TextEditor(text: .constant("ab"), selection: .constant(nil))
    } is: {
      """
      TextSelection(number: 0)
        Input(text: "ab", kind: lines, style: automatic, isEnabled, traits: (keyboard: default))
      """
    }
    Snapshot(unchanged: "textSelectionAffinity") { $0.textSelectionAffinity(.upstream) }
  }

  @MainActor @Observable fileprivate final class Model {
    var text: String
    var selection: TextSelection?

    init(_ text: String) { self.text = text }

    var textBinding: Binding<String> { Binding(get: { self.text }, set: { self.text = $0 }) }
    var binding: Binding<TextSelection?> {
      Binding(get: { self.selection }, set: { self.selection = $0 })
    }
    /// The text before, in and after the selection.
    var parts: [String] {
      guard case .selection(let range) = selection?.indices else { return [] }
      return [text[..<range.lowerBound], text[range], text[range.upperBound...]].map(String.init)
    }
  }

  private func editor(_ model: Model) -> ViewDriver {
    ViewDriver { TextEditor(text: model.textBinding, selection: model.binding) }
  }

  private func select(_ value: String, in view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(TextSelectionContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "selection")
      .perform(.event("selection", Data(value.utf8)))
  }

  private func request(_ view: ViewDriver) throws -> TextSelectionContent {
    try #require(view.contents.compactMap { $0.as(TextSelectionContent.self) }.first)
  }

  @Test(arguments: [
    ("abc", "[1,2]", ["a", "b", "c"]),
    ("abc", "[0,3]", ["", "abc", ""]),
    ("abc", "[2,2]", ["ab", "", "c"]),
    ("abc", "[3,3]", ["abc", "", ""]),
    ("", "[0,0]", ["", "", ""]),
    // Offsets that are not in the text, and inside of characters.
    ("abc", "[2,999999]", ["ab", "c", ""]),
    ("abc", "[7,9]", ["abc", "", ""]),
    ("a👩‍👩‍👧b", "[2,3]", ["a", "👩‍👩‍👧", "b"]),
    ("a👩‍👩‍👧b", "[4,4]", ["a", "", "👩‍👩‍👧b"]),
    ("a👩‍👩‍👧b", "[9,10]", ["a👩‍👩‍👧", "b", ""]),
    ("e\u{301}x", "[1,3]", ["", "e\u{301}x", ""]),
    // A browser shows single line feeds.
    ("a\r\nb\r\nc", "[2,4]", ["a\r\n", "b\r\n", "c"]),
  ])
  func theSelectionOfABrowserIsOneOfTheText(
    _ text: String, _ value: String, _ expected: [String]
  ) throws {
    let model = Model(text)
    let view = editor(model)
    try select(value, in: view)
    #expect(model.parts == expected)
    #expect(model.selection?.isInsertion == expected[1].isEmpty)
    #expect(model.selection?.affinity == .automatic)
  }

  @Test(arguments: [
    "[2,1]", "[-1,1]", "[-2,-1]", "[1]", "[]", "[1,2,3]", "null", "{", "[0.5,1]", "[0,1e300]",
    "[\"0\",1]", "[9223372036854775807,-9223372036854775808]",
  ])
  func offsetsThatNoScriptSendsAreRefused(_ value: String) throws {
    let model = Model("abc")
    let view = editor(model)
    #expect(throws: ViewDriver.Refused.self) { try select(value, in: view) }
    #expect(model.selection == nil)
    #expect(throws: Never.self) { try select("[0,9223372036854775807]", in: view) }
  }

  @Test func aFieldWithOneLineShowsNoLineBreaks() throws {
    let model = Model("a\nb\r\nc")
    let view = ViewDriver {
      TextField("Name", text: model.textBinding, selection: model.binding)
    }
    try select("[1,3]", in: view)
    #expect(model.parts[2].isEmpty)
    model.selection = TextSelection(insertionPoint: model.text.endIndex)
    #expect(try request(view).offsets == [3, 3])
  }

  @Test func aProgramSelects() throws {
    struct Editor: View {
      @State var text = "a👍c"
      @State var selection: TextSelection?
      var body: some View {
        TextEditor(text: $text, selection: $selection)
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        Button("None") { selection = nil }
        Button("Replace") {
          text = "xy"
          selection = TextSelection(insertionPoint: text.endIndex)
        }
        Text(selection == nil ? "nil" : "set")
      }
    }
    let view = ViewDriver { Editor() }
    #expect(try request(view) == TextSelectionContent(number: 0))
    try view.button("All").tap()
    #expect(try request(view) == TextSelectionContent(number: 1, offsets: [0, 4]))
    // The browser reports what it has selected.
    try select("[0,4]", in: view)
    #expect(try request(view) == TextSelectionContent(number: 1))
    try select("[1,1]", in: view)
    #expect(try request(view).number == 1)
    try view.button("All").tap()
    #expect(try request(view) == TextSelectionContent(number: 2, offsets: [0, 4]))
    try view.button("Replace").tap()
    #expect(try request(view) == TextSelectionContent(number: 3, offsets: [2, 2]))
    try view.button("None").tap()
    #expect(try request(view).number == 3)
    #expect(view.texts.last == "nil")
  }

  @Test func indicesOfAnotherTextAreClamped() throws {
    let model = Model("abc")
    let long = String(repeating: "👍", count: 100)
    model.selection = TextSelection(range: long.startIndex..<long.endIndex)
    #expect(try request(editor(model)).offsets == [0, 3])
    model.text = ""
    #expect(try request(editor(model)).offsets == [0, 0])
  }

  @Test func severalPartsAreSelectedAsOne() throws {
    let model = Model("abcdef")
    let text = model.text
    let first = text.startIndex..<text.index(after: text.startIndex)
    let last = text.index(text.startIndex, offsetBy: 3)..<text.index(text.startIndex, offsetBy: 5)
    let selection = TextSelection(ranges: RangeSet([first, last]))
    #expect(!selection.isInsertion)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
    model.selection = selection
    #expect(try request(editor(model)).offsets == [0, 5])
    model.selection = TextSelection(ranges: RangeSet())
    #expect(try request(editor(model)).offsets == [])
  }

  @Test func typingAndSelectingGoTogether() throws {
    let model = Model("")
    let view = ViewDriver {
      TextField("Name", text: model.textBinding, selection: model.binding, prompt: Text("Name"))
    }
    try view.textField("Name").type("hello")
    try select("[5,5]", in: view)
    #expect(model.parts == ["hello", "", ""])
  }
}
