import ComposableArchitecture
import Foundation
import Testing

@testable import ComposableCore
@testable import ComposableRecording

@Suite struct RecordedValueTests {
  private enum Shape: CustomStringConvertible {
    case point
    case circle(radius: Double)
    case text(String, size: Int)

    var description: String { "a shape" }
  }

  private final class Owner {
    let name = "Blob"
  }

  private struct Drawing {
    var shapes: [Shape] = []
    var title: String?
    var sizes: [String: Int] = [:]
    var tags: Set<String> = []
    var owner = Owner()
    var onTap: () -> Void = {}
    var pair: (Int, name: String) = (1, "a")
    var duration = Duration.milliseconds(1_500)
  }

  private let reflection = Reflection()

  @Test func valuesAreReadByReflection() {
    let drawing = Drawing(
      shapes: [.point, .circle(radius: 1.5), .text("A \"b\"\n", size: 2)], title: "Sea",
      sizes: ["b": 2, "a": 1], tags: ["x"])
    #expect(
      reflection.value(of: drawing).description == """
        RecordedValueTests.Drawing(
          shapes: [.point, .circle(radius: 1.5), .text("A \\"b\\"\\n", size: 2)],
          title: "Sea",
          sizes: ["a": 1, "b": 2],
          tags: ["x"],
          owner: <#RecordedValueTests.Owner#>,
          onTap: <#() -> ()#>,
          pair: (1, name: "a"),
          duration: .milliseconds(1500)
        )
        """)
  }

  @Test func namesOfTypesHaveNoModules() {
    #expect(TypeName.name(of: [Drawing].self) == "Array<RecordedValueTests.Drawing>")
    #expect(TypeName.name(of: Int.self) == "Int")
    #expect(
      TypeName.withoutModules("App.(unknown context at $7f00ab).Row<Swift.Int, App.A.B>")
        == "Row<Int, A.B>")
  }

  @Test func changesAreAsDeepAsPossible() {
    var drawing = Drawing(shapes: [.point, .circle(radius: 1)], sizes: ["a": 1])
    let before = reflection.value(of: drawing)
    drawing.shapes[1] = .circle(radius: 2)
    drawing.sizes["b"] = 2
    drawing.title = "New"
    let after = reflection.value(of: drawing)
    #expect(
      before.changes(to: after) == [
        RecordedChange(
          [.field("shapes"), .index(1), .associated(case: "circle", 0)], .set(.literal("2.0"))),
        RecordedChange([.field("title")], .set(.some(.text("New")))),
        RecordedChange([.field("sizes"), .key(.text("b"))], .set(.literal("2"))),
      ])
  }

  /// Random values of all kinds.
  private func value(_ random: inout SplitMix, depth: Int) -> RecordedValue {
    func part() -> RecordedValue { value(&random, depth: depth - 1) }
    func fields(_ names: [String]) -> [RecordedValue.Field] { names.map { .init($0, part()) } }
    let count = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<(depth > 0 ? 10 : 3), using: &random) {
    case 0: return .literal("\(Int.random(in: 0...2, using: &random))")
    case 1: return .text(["", "a", "\n\"é\u{0}"].randomElement(using: &random)!)
    case 2: return .none
    case 3: return .some(part())
    case 4: return .structure(type: "S", fields: fields(["a", "b"]))
    case 5:
      return .enumeration(
        type: "E", case: ["x", "y"][count % 2], values: fields(count > 1 ? [""] : []))
    case 6:
      return .list(
        type: "L",
        elements: (0..<count).map {
          .structure(type: "R", fields: [.init("id", .literal("\($0)"))] + fields(["v"]))
        })
    case 7: return .list(type: "M", elements: (0..<count).map { _ in part() })
    case 8: return .dictionary(entries: ["a", "b"].prefix(count).map { .init(.text($0), part()) })
    default: return .opaque(type: "O")
    }
  }

  @Test func changesMakeTheOtherValue() throws {
    for seed in 0..<400 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let before = value(&random, depth: 4)
      let after = value(&random, depth: 4)
      let changes = before.changes(to: after)
      let coded = try JSONDecoder().decode(
        [RecordedChange].self, from: JSONEncoder().encode(changes))
      #expect(coded == changes, "seed \(seed)")
      let result = changes.reduce(before as RecordedValue?) { $0?.applying($1) }
      #expect(result == after, "seed \(seed)")
      let data = try JSONEncoder().encode(after)
      #expect(try JSONDecoder().decode(RecordedValue.self, from: data) == after, "seed \(seed)")
    }
  }
}
