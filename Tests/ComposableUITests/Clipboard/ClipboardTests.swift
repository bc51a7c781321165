import ComposableCore
import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// The clipboard of a program, without a browser.
@MainActor
@Suite struct ClipboardTests {
  @Observable final class Model {
    var texts: [String] = []
    var urls: [URL] = []
  }

  private let model = Model()

  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("onCopyCommand", modifier: #"Clipboard(commands: ["copy"])"#) {
      $0.onCopyCommand { [] }
    }
    Snapshot("onCopyCommand(nil)", modifier: "Clipboard") {
      $0.onCopyCommand(perform: nil)
    }
    Snapshot("onCutCommand", modifier: #"Clipboard(commands: ["cut"])"#) { $0.onCutCommand { [] } }
    Snapshot("copyable", modifier: #"Clipboard(commands: ["copy"])"#) { $0.copyable(["a"]) }
    Snapshot("cuttable", modifier: #"Clipboard(commands: ["cut"])"#) {
      $0.cuttable(for: String.self) { [] }
    }
    Snapshot("onPasteCommand", modifier: #"Clipboard(commands: ["paste"])"#) {
      $0.onPasteCommand(of: [.text]) { _ in }
    }
    Snapshot("pasteDestination", modifier: #"Clipboard(commands: ["paste"])"#) {
      $0.pasteDestination(for: String.self) { _ in }
    }
  }

  private func send(_ event: String, _ value: String = "null", to view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(ClipboardContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "")
      .perform(.event(event, Data(value.utf8)))
  }

  /// Runs an operation with a clipboard, and returns the text that a browser would receive.
  private func copied(_ operation: () throws -> Void) rethrows -> String? {
    let clipboard = Clipboard()
    try withDependencies {
      $0.clipboard = clipboard
    } operation: {
      try operation()
    }
    return clipboard.drain()
  }

  @Test func theTextOfAPasteboardIsCopied() {
    let text = copied {
      #expect(UIPasteboard.general.string == nil)
      UIPasteboard.general.string = "Milk"
      #expect(UIPasteboard.general.string == "Milk")
      #expect(UIPasteboard.general.hasStrings)
      #expect(!UIPasteboard.general.hasURLs)
      UIPasteboard.general.url = URL(string: "https://example.com")
      #expect(UIPasteboard.general.hasURLs)
      #expect(UIPasteboard.general.changeCount == 2)
    }
    #expect(text == "https://example.com")
  }

  @Test func theTextOfAnAppKitPasteboardIsCopied() {
    let text = copied {
      NSPasteboard.general.clearContents()
      #expect(NSPasteboard.general.setString("Milk", forType: .string))
      #expect(!NSPasteboard.general.setString("Milk", forType: .init("public.png")))
      #expect(NSPasteboard.general.string(forType: .string) == "Milk")
      #expect(NSPasteboard.general.string(forType: .URL) == nil)
      #expect(NSPasteboard.general.writeObjects(["Bread" as NSString, "Salt" as NSString]))
    }
    #expect(text == "Bread\nSalt")
  }

  @Test func outsideOfPagesNothingIsKept() {
    let clipboard = Clipboard(keepsTexts: false)
    clipboard.copy("Milk")
    #expect(clipboard.text == nil)
    #expect(clipboard.drain() == nil)
  }

  @Test func aTextIsSentOnce() {
    let clipboard = Clipboard()
    clipboard.copy("Milk")
    clipboard.copy("Bread")
    #expect(clipboard.drain() == "Bread")
    #expect(clipboard.drain() == nil)
    clipboard.copy(nil)
    #expect(clipboard.drain() == nil)
    #expect(clipboard.text == nil)
  }

  @Test func commandsCopyTheTextOfValues() throws {
    let values = ViewDriver { Text("a").copyable(["Milk", "Bread"]) }
    #expect(try copied { try send("copy", to: values) } == "Milk\nBread")
    let items = ViewDriver {
      Text("a").onCopyCommand { [NSItemProvider(object: "Salt" as NSString)] }
    }
    #expect(try copied { try send("copy", to: items) } == "Salt")
    let url = URL(string: "https://example.com/a")
    let cut = ViewDriver {
      Text("a").cuttable(for: URL.self) {
        defer { model.urls = [] }
        return model.urls
      }
    }
    model.urls = [try #require(url)]
    #expect(try copied { try send("cut", to: cut) } == "https://example.com/a")
    #expect(model.urls == [])
    #expect(throws: ViewDriver.Refused.self) { try send("cut", to: cut) }
    #expect(throws: ViewDriver.Refused.self) { try send("copy", to: cut) }
  }

  @Test func aButtonPastesTheTypesOfItsPayload() throws {
    let view = ViewDriver {
      PasteButton(payloadType: String.self) { model.texts += $0 }
    }
    #expect(view.texts == ["Paste"])
    try send("paste", "\"Milk\"", to: view)
    #expect(model.texts == ["Milk"])
    #expect(throws: ViewDriver.Refused.self) { try send("paste", "1", to: view) }
    let addresses = ViewDriver { PasteButton(payloadType: URL.self) { model.urls += $0 } }
    try send("paste", "\"https://example.com\"", to: addresses)
    #expect(model.urls == [URL(string: "https://example.com")])
    #expect(throws: ViewDriver.Refused.self) { try send("paste", "\"Milk\"", to: addresses) }
    let disabled = ViewDriver {
      PasteButton(supportedContentTypes: [.text]) { model.texts += $0.map { _ in "item" } }
        .disabled(model.texts.count == 1)
    }
    #expect(throws: ViewDriver.Refused.self) { try send("paste", "\"Milk\"", to: disabled) }
    model.texts = []
    try send("paste", "\"Milk\"", to: disabled)
    #expect(model.texts == ["item"])
  }

  @Test func commandsPasteTexts() throws {
    let view = ViewDriver {
      Text("a").pasteDestination(for: String.self) {
        model.texts += $0
      } validator: {
        $0.filter { !$0.isEmpty && $0 != "Salt" }
      }
    }
    try send("paste", "\"Milk\"", to: view)
    #expect(throws: ViewDriver.Refused.self) { try send("paste", "\"Salt\"", to: view) }
    let items = ViewDriver {
      Text("a").onPasteCommand(of: [.url]) { model.texts += $0.map { _ in "address" } }
    }
    try send("paste", "\"https://example.com\"", to: items)
    #expect(throws: ViewDriver.Refused.self) { try send("paste", "\"Milk\"", to: items) }
    #expect(model.texts == ["Milk", "address"])
  }

  @Test func aDisabledViewHasNoCommands() throws {
    let view = ViewDriver {
      Text("a").copyable(["a"]).onPasteCommand(of: [.text]) { _ in model.texts.append("pasted") }
        .onDeleteCommand { model.texts.append("deleted") }.disabled(true)
    }
    for (event, value) in [("paste", "\"Milk\""), ("copy", "null")] {
      #expect(throws: ViewDriver.Refused.self) { try send(event, value, to: view) }
    }
    #expect(model.texts.isEmpty)
  }

  /// An application tells the files that a user has uploaded by such an address.
  @Test func aTextIsNoFileOfTheServer() throws {
    let view = ViewDriver { PasteButton(payloadType: URL.self) { model.urls += $0 } }
    #expect(throws: ViewDriver.Refused.self) {
      try send("paste", "\"file://localhost/etc/passwd\"", to: view)
    }
    #expect(model.urls.isEmpty)
    #expect(try DraggedItem(text: "FILE://localhost/etc/passwd").value(as: URL.self) == nil)
  }
}
