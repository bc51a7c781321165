import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedTests {
  struct Counter: Equatable, Hashable, Codable, Sendable {
    var count = 0
    let name: String
  }

  @Test func valuesAreIdentifiedInThreeWays() {
    let counter = Counter(name: "a")
    #expect(Identified(counter, id: 1).id == 1)
    #expect(Identified(counter, id: \.name).id == "a")
    #expect(Identified(counter, id: { $0.name + "!" }).id == "a!")
  }

  @Test func dynamicMembersForwardToTheValue() {
    var rows: IdentifiedArrayOf<Identified<Int, Counter>> = [
      Identified(Counter(name: "a"), id: 1)
    ]
    rows[id: 1]?.count += 1
    #expect(rows[0].value == Counter(count: 1, name: "a"))
    #expect(rows[0].name == "a")
  }

  @Test func conformancesFollowTheValue() throws {
    let one = Identified(1, id: "a")
    let two = Identified(2, id: "b")
    #expect(one < two && one != two && Set([one, one, two]).count == 2)
    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(Identified<String, Int>.self, from: data) == one)
  }
}
