import CasePaths
import IdentifiedCollections
import Sharing
import Testing

@Suite struct DerivedTests {
  private struct Item: Equatable, Identifiable, Sendable {
    let id: Int
    var name: String
  }

  private let items = Shared<IdentifiedArrayOf<Item>>(
    value: [Item(id: 1, name: "a"), Item(id: 2, name: "b")])

  @Test func aPropertyIsAReferenceToAPartOfTheWhole() {
    let item = Shared(value: Item(id: 1, name: "a"))
    let name = item.name
    name.withLock { $0 += "!" }
    #expect(item.wrappedValue.name == "a!")
    item.withLock { $0.name = "b" }
    #expect(name.wrappedValue == "b")
    let id: SharedReader<Int> = item.id
    #expect(id.wrappedValue == 1)
  }

  @Test func aRowIsChangedByItsID() throws {
    let second = try #require(Shared(items[id: 2]))
    items.withLock { _ = $0.remove(id: 1) }
    second.name.withLock { $0 = "c" }
    #expect(items.wrappedValue == [Item(id: 2, name: "c")])
    #expect(Shared(items[id: 1]) == nil)
  }

  @Test func aRemovedRowKeepsItsLastValueAndDropsChanges() throws {
    let first = try #require(Shared(items[id: 1]))
    first.name.withLock { $0 = "z" }
    items.withLock { $0 = [] }
    #expect(first.wrappedValue.name == "z")
    first.name.withLock { $0 = "lost" }
    #expect(items.wrappedValue.isEmpty)
  }

  @Test func anArrayOfReferencesHasOneForEachElement() {
    let rows = Array(items)
    for row in rows { row.name.withLock { $0 += "?" } }
    #expect(items.wrappedValue.map(\.name) == ["a?", "b?"])
  }

  @CasePathable @dynamicMemberLookup
  fileprivate enum Destination: Sendable {
    case count(Int)
    case none
  }

  @Test func aCaseIsAReferenceToItsPayload() throws {
    let destination = Shared(value: Destination.count(1))
    let count: Shared<Int> = try #require(destination.count)
    count.withLock { $0 += 1 }
    #expect(destination.wrappedValue.count == 2)
    destination.withLock { $0 = .none }
    let absent: Shared<Int>? = destination.count
    #expect(absent == nil)
    #expect(count.wrappedValue == 2)
  }

  @Test func aComputedValueFollowsTheWhole() {
    let total = items.read { $0.reduce(0) { $0 + $1.id } }
    #expect(total.wrappedValue == 3)
    items.withLock { _ = $0.remove(id: 2) }
    #expect(total.wrappedValue == 1)
  }
}
