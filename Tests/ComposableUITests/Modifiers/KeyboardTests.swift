import ComposableHTML
import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

@MainActor
@Suite struct KeyboardTests {
  @Test(arguments: snapshots) func rendering(_ snapshot: Snapshot) { snapshot.verify() }

  @SnapshotBuilder private nonisolated static var snapshots: [Snapshot] {
    Snapshot("keyboardShortcut(nil)", modifier: "KeyboardShortcut") { $0.keyboardShortcut(nil) }
    Snapshot("focusable", modifier: "Focusable(isFocusable)") { $0.focusable() }
    Snapshot("onKeyPress", modifier: "KeyPress(keys: [\"enter\"])") {
      $0.onKeyPress(.return) { .handled }
    }
    Snapshot("onExitCommand", modifier: "KeyPress(keys: [\"escape\"])") { $0.onExitCommand {} }
  }

  @Test(
    arguments: [
      (KeyboardShortcut("s"), "command+s", "Meta+S Control+S"),
      (KeyboardShortcut("K", modifiers: [.shift, .option]), "option+shift+k", "Alt+Shift+K"),
      (.defaultAction, "enter", "Enter"),
      (.cancelAction, "escape", "Escape"),
      (KeyboardShortcut(.upArrow, modifiers: .control), "control+arrowup", "Control+ArrowUp"),
      (
        KeyboardShortcut("a", modifiers: [.control, .command]), "command+control+a",
        "Meta+Control+A"
      ),
      (KeyboardShortcut(.space, modifiers: []), " ", "Space"),
    ])
  func aShortcutIsToldToTheScriptAndToAssistiveTechnologies(
    shortcut: KeyboardShortcut, script: String, name: String
  ) throws {
    let view = ViewDriver { Button("a") {}.keyboardShortcut(shortcut) }
    func value(
      _ attribute: String, where isFound: @escaping (Rendering) -> Bool
    ) throws -> String? {
      let found = try #require(view.rendering.first(where: isFound))
      let context = try #require(view.graph.shownElements[found.id]).context
      return HTMLNode(found.content, in: context).attributes
        .first { $0.name.text == attribute }?.value
    }
    #expect(
      try value("data-shortcut") { $0.content.is(KeyboardShortcutContent.self) } == script)
    #expect(try value("aria-keyshortcuts") { $0.content.is(ButtonContent.self) } == name)
  }

  private struct Keys: View {
    @State var presses: [String] = []

    var body: some View {
      Text(presses.joined(separator: ";"))
        .onKeyPress(keys: [.leftArrow, "x"], phases: .all) { press in
          presses.append("\(press.key.name) \(press.phase.rawValue) \(press.modifiers.rawValue)")
          return .handled
        }
    }
  }

  private func press(_ values: String..., in view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(KeyPressContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "keys")
      .perform(.event("key", JSONEncoder().encode(values)))
  }

  @Test func keysReachTheViewThatHandlesThem() throws {
    let view = ViewDriver { Keys() }
    try press("ArrowLeft", "down", "0", "0", "0", "0", in: view)
    try press("x", "up", "1", "0", "0", "1", in: view)
    #expect(view.texts == ["ArrowLeft 1 0;x 4 18"])
  }

  @Test(arguments: [
    ["y", "down", "0", "0", "0", "0"], ["x", "held", "0", "0", "0", "0"], ["x", "down"], [],
    ["Shift", "down", "0", "0", "0", "1"],
  ])
  func otherKeysAreRefused(values: [String]) throws {
    let view = ViewDriver { Keys() }
    let element = try #require(view.rendering.first { $0.content.is(KeyPressContent.self) })
    #expect(throws: ViewDriver.Refused.self) {
      try ViewDriver.Control(graph: view.graph, id: element.id, label: "keys")
        .perform(.event("key", JSONEncoder().encode(values)))
    }
    #expect(view.texts == [""])
  }

  @Test func aLetterIsTheSameKeyWithShift() throws {
    struct Letters: View {
      @State var typed = ""
      var body: some View {
        Text(typed).onKeyPress(keys: ["X", "y"]) { press in
          typed += "\(press.key.name)\(press.characters)"
          return .handled
        }
      }
    }
    let view = ViewDriver { Letters() }
    try press("x", "down", "0", "0", "0", "0", in: view)
    try press("Y", "down", "0", "0", "0", "1", in: view)
    #expect(view.texts == ["xxyY"])
  }

  @Test func charactersAndPhasesSelectPresses() throws {
    struct Digits: View {
      @State var digits = ""
      var body: some View {
        Text(digits)
          .onKeyPress(characters: .decimalDigits, phases: .down) { press in
            digits += press.characters
            return .handled
          }
      }
    }
    let view = ViewDriver { Digits() }
    try press("4", "down", "0", "0", "0", "0", in: view)
    #expect(throws: ViewDriver.Refused.self) {
      try press("a", "down", "0", "0", "0", "0", in: view)
    }
    #expect(throws: ViewDriver.Refused.self) { try press("5", "up", "0", "0", "0", "0", in: view) }
    #expect(view.texts == ["4"])
  }
}
