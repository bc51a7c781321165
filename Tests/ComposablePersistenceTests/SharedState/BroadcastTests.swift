import ComposablePersistence
import Testing

@Suite(.timeLimit(.minutes(1))) struct BroadcastTests {
  @Test func allConsumersReceiveTheElementsInOrder() async {
    let broadcast = Broadcast<Int>()
    broadcast.send(0)
    let (first, second) = (broadcast.stream(), broadcast.stream())
    for number in 1...3 { broadcast.send(number) }
    broadcast.finish()
    #expect(await first.reduce(into: []) { $0.append($1) } == [1, 2, 3])
    #expect(await second.reduce(into: []) { $0.append($1) } == [1, 2, 3])
    #expect(await broadcast.stream().reduce(into: []) { $0.append($1) } == [])
  }

  @Test func consumersThatEndAreRemoved() async {
    let broadcast = Broadcast<Int>()
    let task = Task { [stream = broadcast.stream()] in for await _ in stream {} }
    #expect(broadcast.consumerCount == 1)
    task.cancel()
    await task.value
    #expect(broadcast.consumerCount == 0)
  }

  @Test func streamsEndWithTheirSource() async {
    var broadcast: Broadcast<Int>? = Broadcast()
    let stream = broadcast?.stream()
    broadcast = nil
    if let stream { for await _ in stream {} }
  }
}
