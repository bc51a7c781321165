import ComposableCore
import ComposableUI
import Foundation
import IssueReportingTestSupport
import Testing

/// Draggable views and destinations of drops, without a browser.
@MainActor
@Suite struct DragAndDropTests {
  struct Card: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .card)
      ProxyRepresentation(exporting: \.title)
    }
  }

  /// A type that can be made of a card's contents, and of text.
  struct Note: Codable, Equatable, Transferable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .card)
      ProxyRepresentation(exporting: { $0.title }, importing: { Note(title: $0) })
    }
  }

  struct Number: Codable, Transferable {
    var value = 1

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .card)
    }
  }

  /// A type with contents of its own.
  struct Sketch: Equatable, Transferable {
    var strokes: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .sketch) {
        Data($0.strokes.utf8)
      } importing: {
        Sketch(strokes: String(decoding: $0, as: UTF8.self))
      }
      DataRepresentation(exportedContentType: .utf8PlainText) { Data("text of \($0.strokes)".utf8) }
      DataRepresentation(importedContentType: .url) { data in
        Sketch(strokes: "address of \(data.count)")
      }
    }
  }

  @Observable final class Model {
    var drops: [String] = []
    var isTargeted: [Bool] = []
    var isDisabled = false
    var title = "Milk"
  }

  private let model = Model()

  private func destination<Item: Transferable>(of type: Item.Type) -> some View {
    Text("here").dropDestination(for: Item.self) { items, location in
      model.drops.append("\(items) at \(location.x) \(location.y)")
      return true
    } isTargeted: {
      model.isTargeted.append($0)
    }
  }

  @Test func aValueIsDroppedWithItsLocation() throws {
    let view = ViewDriver {
      Text("Card").draggable(Card(title: model.title))
      destination(of: Card.self)
    }
    #expect(
      view.description == """
        draggable com.example.card public.utf8-plain-text "Card"
        dropDestination com.example.card "here"
        """)
    try view.drag("Card", to: "here", at: CGPoint(x: 3, y: 4))
    // The value is that of the beginning of the drag, and is dropped once.
    model.title = "Bread"
    try view.drag("Card", to: "here")
    #expect(
      model.drops == [
        "\([Card(title: "Milk")]) at 3.0 4.0", "\([Card(title: "Bread")]) at 0.0 0.0",
      ])
  }

  @Test func aValueIsConvertedByTheFirstContentTypeThatBothHave() throws {
    let view = ViewDriver {
      Text("Card").draggable(Card(title: "Milk"))
      Text("text").draggable("Bread")
      Text("address").draggable(URL(string: "https://example.com/a")!)
      destination(of: Note.self).accessibilityLabel("note")
      destination(of: String.self).accessibilityLabel("text")
    }
    try view.drag("Card", to: "note")
    try view.drag("text", to: "note")
    try view.drag("Card", to: "text")
    try view.drag("address", to: "text")
    #expect(
      model.drops.map { $0.replacing(" at 0.0 0.0", with: "") } == [
        "\([Note(title: "Milk")])", "\([Note(title: "Bread")])", #"["Milk"]"#,
        #"["https://example.com/a"]"#,
      ])
  }

  @Test func contentsAreExportedAndImported() throws {
    let view = ViewDriver {
      Text("Sketch").draggable(Sketch(strokes: "ab"))
      Text("address").draggable(URL(string: "https://example.com/a")!)
      destination(of: Sketch.self).accessibilityLabel("sketch")
      destination(of: String.self).accessibilityLabel("text")
    }
    try view.drag("Sketch", to: "sketch")
    try view.drag("Sketch", to: "text")
    try view.drag("address", to: "sketch")
    #expect(
      model.drops.map { $0.replacing(" at 0.0 0.0", with: "") } == [
        "\([Sketch(strokes: "ab")])", #"["text of ab"]"#, "\([Sketch(strokes: "address of 21")])",
      ])
  }

  @Test func aDestinationAcceptsItsTypesOnly() throws {
    let view = ViewDriver {
      Text("text").draggable("Bread")
      destination(of: Card.self)
    }
    #expect(throws: ViewDriver.Refused.self) { try view.drag("text", to: "here") }
    #expect(throws: ViewDriver.Refused.self) { try view.dropText("Bread", on: "here") }
    #expect(model.drops == [])
  }

  @Test func aValueThatCannotBeConvertedIsReported() throws {
    let view = ViewDriver {
      Text("number").draggable(Number())
      destination(of: Card.self)
    }
    withKnownIssue {
      #expect(throws: ViewDriver.Refused.self) { try view.drag("number", to: "here") }
    } matching: {
      $0.description.contains("A dragged value is no Card")
    }
  }

  @Test func textOfAnotherProgramIsDropped() throws {
    let view = ViewDriver {
      destination(of: String.self).accessibilityLabel("text")
      destination(of: URL.self).accessibilityLabel("address")
    }
    try view.dropText("Bread", on: "text")
    try view.dropText("https://example.com/a", on: "address")
    #expect(throws: ViewDriver.Refused.self) { try view.dropText("Bread", on: "address") }
    #expect(
      model.drops == [#"["Bread"] at 0.0 0.0"#, "[https://example.com/a] at 0.0 0.0"])
  }

  @Test func disabledViewsAreNeitherDraggedNorDestinations() throws {
    let view = ViewDriver {
      Text("Card").draggable(Card(title: "Milk")).disabled(model.isDisabled)
      destination(of: Card.self)
      destination(of: Card.self).disabled(true).accessibilityLabel("disabled")
    }
    #expect(throws: ViewDriver.Refused.self) { try view.drag("Card", to: "disabled") }
    model.isDisabled = true
    #expect(throws: ViewDriver.Refused.self) { try view.drag("Card", to: "here") }
    #expect(model.drops == [])
  }

  @Test func aDropWithoutADragIsRefused() throws {
    let view = ViewDriver {
      Text("Card").draggable(Card(title: "Milk"))
      destination(of: Card.self)
    }
    try view.drag("Card", to: "here")
    #expect(throws: ViewDriver.Refused.self) { try view.dropText("", on: "here") }
    #expect(model.drops.count == 1)
  }
}

extension UTType {
  fileprivate static let sketch = UTType(exportedAs: "com.example.sketch")
  fileprivate static let card = UTType(exportedAs: "com.example.card")
}
