import IdentifiedCollections
import Testing

@Suite struct InitializerTests {
  struct Person: Equatable, Sendable {
    var name: String
    var age = 0
  }

  @Test func elementsAreIdentifiedByTheirOwnId() {
    let rows = Rows(uniqueElements: [Row(id: 2), Row(id: 1)])
    #expect(Array(rows.ids) == [2, 1])
    #expect(Rows(uncheckedUniqueElements: [2, 1]) == rows)
    #expect(Rows(uniqueElements: rows) == rows)
    #expect([2, 1] as Rows == rows)
  }

  @Test func elementsAreIdentifiedByAKeyPathOrAFunction() {
    let people = [Person(name: "Ada"), Person(name: "Bo")]
    let byPath = IdentifiedArray(uniqueElements: people, id: \.name)
    let byFunction = IdentifiedArray(uniqueElements: people, id: { $0.name.lowercased() })
    #expect(Array(byPath.ids) == ["Ada", "Bo"])
    #expect(Array(byFunction.ids) == ["ada", "bo"])
    #expect(IdentifiedArray(uncheckedUniqueElements: people, id: \.name) == byPath)
    #expect(IdentifiedArray(uncheckedUniqueElements: people, id: { $0.name }) == byPath)
  }

  @Test func anEmptyArrayIdentifiesAppendedElements() {
    var byPath = IdentifiedArray<String, Person>(id: \.name)
    byPath.append(Person(name: "Ada"))
    var byFunction = IdentifiedArray<Int, Person>(id: { $0.age })
    byFunction.append(Person(name: "Ada", age: 7))
    #expect(byPath[id: "Ada"] != nil)
    #expect(byFunction[id: 7] != nil)
    #expect(Rows().isEmpty)
  }

  @Test func theFirstElementOfDuplicateIdsIsKept() {
    let rows = Rows([Row(id: 1, name: "a"), Row(id: 2), Row(id: 1, name: "b")])
    #expect(rows == [Row(id: 1, name: "a"), Row(id: 2)])
  }

  @Test func elementsWithDuplicateIdsAreCombined() {
    let rows = Rows(
      [Row(id: 1, name: "a"), Row(id: 2), Row(id: 1, name: "b")],
      uniquingIDsWith: { Row(id: $0.id, name: $0.name + $1.name) }
    )
    #expect(rows == [Row(id: 1, name: "ab"), Row(id: 2)])
    let people = IdentifiedArray(
      [Person(name: "Ada", age: 1), Person(name: "Ada", age: 2)],
      id: \.name,
      uniquingIDsWith: { _, last in last }
    )
    #expect(people.map(\.age) == [2])
    let first = IdentifiedArray(
      [Person(name: "Ada", age: 1), Person(name: "Ada", age: 2)],
      id: { $0.name },
      uniquingIDsWith: { first, _ in first }
    )
    #expect(first.map(\.age) == [1])
  }
}
