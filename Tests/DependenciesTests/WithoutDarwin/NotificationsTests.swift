import Dependencies
import Foundation
import Testing

/// Notifications as an asynchronous sequence, by Foundation or by this package.
@Suite struct NotificationsTests {
  private let center = NotificationCenter()

  @Test func notificationsWithTheNameArriveInOrder() async {
    var iterator = center.notifications(named: .changed).makeAsyncIterator()
    center.post(name: .changed, object: nil, userInfo: ["row": 1])
    center.post(name: .reset, object: nil, userInfo: ["row": 2])
    center.post(name: .changed, object: nil, userInfo: ["row": 3])
    #expect(await iterator.next()?.userInfo?["row"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["row"] as? Int == 3)
  }

  @Test func notificationsOfOtherSendersAreSkipped() async {
    let sender = Sender()
    var iterator = center.notifications(named: .changed, object: sender).makeAsyncIterator()
    center.post(name: .changed, object: Sender(), userInfo: ["row": 1])
    center.post(name: .changed, object: sender, userInfo: ["row": 2])
    #expect(await iterator.next()?.userInfo?["row"] as? Int == 2)
  }

  @Test func theSequenceEndsWhenItsConsumerIsCancelled() async {
    let task = Task { [center] in
      for await _ in center.notifications(named: .changed) {}
    }
    task.cancel()
    await task.value
  }

  @Test func aDeallocatedIteratorKeepsNoNotifications() async {
    weak var kept: Sender?
    do {
      var iterator = center.notifications(named: .changed).makeAsyncIterator()
      center.post(name: .changed, object: nil)
      _ = await iterator.next()
    }
    do {
      let sender = Sender()
      kept = sender
      center.post(name: .changed, object: nil, userInfo: ["sender": sender])
    }
    #expect(kept == nil)
  }

  @Test func aClientErasesTheTypeOfTheSequence() async {
    let changes: any AsyncSequence<Void, Never> = center.notifications(named: .changed).map { _ in }
    var iterator: any AsyncIteratorProtocol<Void, Never> = changes.makeAsyncIterator()
    center.post(name: .changed, object: nil)
    #expect(await iterator.next(isolation: nil) != nil)
  }
}

private final class Sender: Sendable {}

extension Notification.Name {
  fileprivate static let changed = Self("changed")
  fileprivate static let reset = Self("reset")
}
