import ComposableUI
import Foundation
import Testing

/// Removals and moves of elements by their offsets.
@Suite struct OffsetTests {
  @Test(
    arguments: [
      ([], "abcde"), ([0], "bcde"), ([4], "abcd"), ([1, 3], "ace"), ([0, 1, 2, 3, 4], ""),
    ] as [([Int], String)])
  func elementsAreRemoved(offsets: [Int], expected: String) {
    var letters = Array("abcde")
    letters.remove(atOffsets: IndexSet(offsets))
    #expect(String(letters) == expected)
  }

  @Test(
    arguments: [
      ([1], 0, "bacde"), ([1], 1, "abcde"), ([1], 2, "abcde"), ([1], 3, "acbde"),
      ([1], 5, "acdeb"), ([4], 0, "eabcd"), ([0, 4], 2, "baecd"), ([1, 3], 5, "acebd"),
      ([0, 1, 2, 3, 4], 2, "abcde"), ([], 3, "abcde"),
    ] as [([Int], Int, String)])
  func elementsAreMovedBeforeADestination(source: [Int], destination: Int, expected: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == expected)
  }

  @Test func offsetsOfASliceCountFromItsStart() {
    var slice = [10, 20, 30, 40][1...]
    slice.remove(atOffsets: [0])
    #expect(Array(slice) == [30, 40])
  }
}
