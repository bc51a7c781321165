import ComposableCore
import Foundation
import OrderedCollections
import Testing

@CasePathable
private enum Screen: Equatable, Codable {
  case list(Int)
  case detail(String)
}

@Suite struct StackStateTests {
  @Test func anElementIsChangedInPlace() {
    var stack = StackState([Array(repeating: 0, count: 100)])
    let id = stack.ids[0]
    var addresses: Set<UnsafeRawPointer?> = []
    for number in 0..<3 {
      stack[id: id]?[0] = number
      addresses.insert(stack[id: id]?.withUnsafeBytes(\.baseAddress))
    }
    #expect(addresses.count == 1)
    func remove(_ element: inout [Int]?) { element = nil }
    remove(&stack[id: id])
    #expect(stack.isEmpty)
  }

  @Test func elementsGetIdsInTheOrderOfTheirAddition() {
    var stack = StackState([Screen.list(1)])
    stack.append(.detail("a"))
    stack.insert(.list(2), at: 0)
    #expect(Array(stack) == [.list(2), .list(1), .detail("a")])
    #expect(Array(stack.ids) == [2, 0, 1])
    #expect(stack[id: 1] == .detail("a"))
    #expect(stack[id: 3] == nil)
  }

  @Test func anIdIsNotUsedAgain() {
    var stack = StackState([Screen.list(1)])
    stack.removeAll()
    stack.append(.list(1))
    #expect(Array(stack.ids) == [1])
    #expect(stack != StackState([.list(1)]))
  }

  @Test func poppingRemovesTheElementsAbove() {
    var stack = StackState((0..<5).map { Screen.list($0) })
    stack.pop(from: 3)
    #expect(Array(stack.ids) == [0, 1, 2])
    stack.pop(to: 0)
    #expect(Array(stack.ids) == [0])
    stack.pop(to: 0)
    #expect(Array(stack) == [.list(0)])
    stack.pop(from: 0)
    #expect(stack.isEmpty)
  }

  @Test func anUnknownIdIsReported() {
    var stack = StackState([Screen.list(0)])
    withKnownIssue { stack.pop(from: 7) }
    withKnownIssue { stack.pop(to: 7) }
    withKnownIssue { stack[id: 7, case: \.list] = 1 }
    #expect(Array(stack) == [.list(0)])
  }

  @Test func anElementIsChangedByItsId() {
    var stack = StackState([Screen.list(0), .detail("a")])
    stack[id: 0] = .list(9)
    stack[id: 1, case: \.detail]?.append("b")
    #expect(Array(stack) == [.list(9), .detail("ab")])
    #expect(stack[id: 1, case: \.list] == nil)
    stack[id: 0] = nil
    #expect(Array(stack) == [.detail("ab")])
    stack[id: 1, case: \.detail] = nil
    #expect(stack.isEmpty)
  }

  @Test func aPayloadOfAnotherCaseIsReported() {
    var stack = StackState([Screen.list(0)])
    withKnownIssue {
      stack[id: 0, case: \.detail] = "a"
    } matching: {
      $0.description.contains("whose element is 'list'")
    }
    #expect(Array(stack) == [.list(0)])
  }

  @Test func aTestCanSetAnElementUnderAnExpectedId() {
    var stack = StackState<Screen>()
    stack[id: 4] = .list(1)
    #expect(Array(stack.ids) == [4])
  }

  @Test func aDumpShowsTheIds() {
    expectNoDifference(
      String(customDumping: StackState([Screen.list(7), .detail("a")])),
      """
      StackState(
        #0: .list(7),
        #1: .detail("a")
      )
      """
    )
  }

  @Test func aStackCanBeEncodedAndDecoded() throws {
    let stack = StackState([Screen.list(7), .detail("a")])
    let decoded = try JSONDecoder().decode(
      StackState<Screen>.self, from: JSONEncoder().encode(stack))
    #expect(Array(decoded) == Array(stack))
  }
}
