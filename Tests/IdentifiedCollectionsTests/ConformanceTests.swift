import CustomDump
import Foundation
import IdentifiedCollections
import Testing

@Suite struct ConformanceTests {
  @Test func equalityAndHashingDependOnTheOrder() {
    let rows: Rows = [1, 2]
    #expect(rows == [1, 2])
    #expect(rows != [2, 1])
    #expect(rows != [1, Row(id: 2, name: "x")])
    #expect(Set([rows, [1, 2], [2, 1]]).count == 2)
  }

  @Test func codingMatchesAnArray() throws {
    let rows: Rows = [Row(id: 1, name: "a"), Row(id: 2, name: "b")]
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == rows.elements)
    #expect(try JSONDecoder().decode(Rows.self, from: data) == rows)
  }

  @Test func decodingRepeatedIdsThrows() throws {
    let data = try JSONEncoder().encode([1, 2, 1] as [Row])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Rows.self, from: data) }
  }

  @Test func valuesAreSendable() async {
    let rows: Rows = [1]
    #expect(await Task.detached { rows.count }.value == 1)
  }

  @Test func descriptionsMatchAnArray() {
    let rows = IdentifiedArray(uniqueElements: ["a", "b"], id: \.self)
    #expect(rows.description == #"["a", "b"]"#)
    #expect(rows.debugDescription == #"["a", "b"]"#)
    #expect(Mirror(reflecting: rows).children.count == 2)
  }

  @Test func dumpsShowOnlyTheElements() {
    var dump = ""
    customDump([Row(id: 7, name: "a")] as Rows, to: &dump)
    #expect(
      dump == """
        [
          [0]: Row(
            id: 7,
            name: "a"
          )
        ]
        """
    )
  }

  @Test func diffsPairRowsById() {
    let before: Rows = [1, 2, Row(id: 3, name: "a")]
    let after: Rows = [1, Row(id: 3, name: "b")]
    #expect(
      diff(before, after) == """
          [
            [0]: Row(…),
        -   [1]: Row(
        -     id: 2,
        -     name: ""
        -   ),
            [1]: Row(
              id: 3,
        -     name: "a"
        +     name: "b"
            )
          ]
        """
    )
  }
}
