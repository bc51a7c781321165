import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UncheckedTests {
  final class Legacy {
    var count = 0
  }

  @Test func anUncheckedSendableCrossesIsolation() async {
    let legacy = UncheckedSendable(Legacy())
    await Task.detached { legacy.value.count += 1 }.value
    #expect(legacy.count == 1)
  }

  @Test func aWrappedPropertyReadsAndWritesTheValue() async {
    @UncheckedSendable var numbers = [1]
    numbers.append(2)
    let projected = $numbers
    let seen = await Task { projected.value }.value
    #expect(seen == [1, 2])
  }

  @Test func dynamicMembersWriteProperties() {
    struct Point { var x = 0 }
    var point = UncheckedSendable(Point())
    point.x = 3
    #expect(point.value.x == 3)
    let box = UncheckedBox(Point())
    box.x = 4
    #expect(box.value.x == 4)
  }

  @Test func aWrappedSequenceIsASequence() async {
    let stream = AsyncStream { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    var numbers: [Int] = []
    for await number in UncheckedSendable(stream) { numbers.append(number) }
    #expect(numbers == [1, 2, 3])
  }

  @Test func theWrapperIsTransparentToCoding() throws {
    let data = try JSONEncoder().encode(UncheckedSendable([1, 2]))
    #expect(String(decoding: data, as: UTF8.self) == "[1,2]")
    let decoded = try JSONDecoder().decode(UncheckedSendable<[Int]>.self, from: data)
    #expect(decoded == UncheckedSendable([1, 2]))
  }

  @Test func copiesOfABoxShareTheValue() {
    let box = UncheckedBox(1)
    let copy = box
    copy.value = 2
    #expect(box.value == 2)
  }
}
