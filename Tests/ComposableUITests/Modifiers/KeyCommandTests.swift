import Foundation
import Testing

@_spi(Renderer) @testable import ComposableUI

/// Commands that a user gives with keys.
@MainActor
@Suite struct KeyCommandTests {
  @Observable final class Model {
    var moves: [MoveCommandDirection] = []
    var deletions = 0
  }

  private let model = Model()

  private func press(_ key: String, _ phase: String = "down", in view: ViewDriver) throws {
    let element = try #require(view.rendering.first { $0.content.is(KeyPressContent.self) })
    try ViewDriver.Control(graph: view.graph, id: element.id, label: "keys")
      .send("key", [key, phase, "0", "0", "0", "0"])
  }

  @Test func arrowKeysMove() throws {
    let view = ViewDriver { Text("a").onMoveCommand { model.moves.append($0) } }
    for key in ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] { try press(key, in: view) }
    try press("ArrowUp", "repeat", in: view)
    #expect(model.moves == [.up, .down, .left, .right, .up])
    #expect(throws: ViewDriver.Refused.self) { try press("ArrowUp", "up", in: view) }
    #expect(throws: ViewDriver.Refused.self) { try press("a", in: view) }
  }

  @Test func bothDeleteKeysDelete() throws {
    let view = ViewDriver { Text("a").onDeleteCommand { model.deletions += 1 } }
    try press("Backspace", in: view)
    try press("Delete", in: view)
    #expect(model.deletions == 2)
    let without = ViewDriver { Text("a").onDeleteCommand(perform: nil) }
    #expect(throws: ViewDriver.Refused.self) { try press("Delete", in: without) }
  }
}
