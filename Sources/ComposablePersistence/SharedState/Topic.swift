import ComposableConcurrency
public import ComposableCore
import Dependencies
import Foundation
import IssueReporting
import Sharing

extension Effect {
  /// An effect that sends a message to all features that subscribe to a topic, on all nodes.
  ///
  /// ```swift
  /// case .sendButtonTapped:
  ///   return .publish(ChatMessage(text: state.text), to: "board/42/chat")
  /// ```
  ///
  /// 1. Each subscriber that is connected receives the message at most once, that of this feature
  ///    included. Messages are not stored: keep in a `.row` what must not be lost.
  /// 2. The messages of one effect after another arrive in their order.
  /// 3. A message that can't be sent, or has more than 64 KiB, is reported.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - topic: The topic: at most 512 bytes of UTF-8.
  public static func publish<Message: Encodable & Sendable>(
    _ message: Message, to topic: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    .run(
      operation: { _ in
        try Topic.checkName(topic)
        try SharedAccess.check(.publish(topic))
        @Dependency(\.sharedNode) var node
        let data = try node.encode(message)
        try await node.storage.publish(data, to: topic)
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// An effect that sends an action for each message of a topic, until it is cancelled.
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .subscribe(to: "board/42/chat") { (message: ChatMessage) in .received(message) }
  /// ```
  ///
  /// 1. It receives the messages that are published, on any node, after it has started. Those of one node
  ///    are in their order. Messages are lost while the storage can't be reached.
  /// 2. If the feature falls more than 1,000 messages behind, the oldest are dropped.
  /// 3. Messages that are no `Message` are ignored, so that a topic can have several types.
  ///
  /// - Parameters:
  ///   - topic: The topic: at most 512 bytes of UTF-8.
  ///   - transform: Returns the action for a message.
  public static func subscribe<Message: Decodable & Sendable>(
    to topic: String, _ transform: @escaping @Sendable (Message) -> Action,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    .run(
      operation: { send in
        try Topic.checkName(topic)
        try SharedAccess.check(.subscribe(topic))
        @Dependency(\.sharedNode) var node
        let decoder = JSONDecoder.allNumbers
        for await data in node.messages(of: topic) {
          guard let message = try? decoder.decode(Message.self, from: data) else { continue }
          await send(transform(message))
        }
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// An effect that sends the actions that are published to a topic, until it is cancelled.
  ///
  /// It is ``subscribe(to:_:fileID:filePath:line:column:)`` for messages that are actions.
  ///
  /// - Parameter topic: The topic: at most 512 bytes of UTF-8.
  public static func subscribe(
    to topic: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Self where Action: Decodable & Sendable {
    .subscribe(
      to: topic, { (action: Action) in action }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }

  /// An effect that makes its feature a member of a topic, until it is cancelled.
  ///
  /// Those who read the members with `.presence` see it:
  ///
  /// ```swift
  /// case .onAppear:
  ///   return .join("board/42", id: state.user.id, as: state.user)
  /// ```
  ///
  /// 1. On a server of views, the member leaves half a second after the browser has disconnected, and comes
  ///    back with it.
  /// 2. To change the value, return the effect again with a cancellation id and `cancelInFlight`.
  ///
  /// - Parameters:
  ///   - topic: The topic: at most 512 bytes of UTF-8.
  ///   - id: The identifier of the member. Members with the same one are shown as one.
  ///   - value: The value that others see. At most 64 KiB when it is encoded.
  public static func join<Value: Encodable & Sendable>(
    _ topic: String, id: String, as value: Value, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    .run(
      operation: { _ in
        try Topic.checkName(topic)
        try SharedAccess.check(.join(topic))
        @Dependency(\.sharedNode) var node
        @Dependency(\.connectivity) var connectivity
        let membership = Membership(in: topic, id: id, data: try node.encode(value), on: node)
        defer { membership.leave() }
        await membership.follow(connectivity)
      }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The rules for the names of topics.
enum Topic {
  static func checkName(_ topic: String) throws {
    if topic.utf8.count > 512 { throw TopicError.longName }
  }
}

/// The reason why a topic refuses a message or a member.
public enum TopicError: Error, Equatable, CustomStringConvertible {
  /// The name of the topic is longer than 512 bytes.
  case longName
  /// The message, or the value of a member, is larger than the limit. Sizes are in bytes.
  case tooLarge(size: Int, limit: Int)

  /// The problem, and the next step.
  public var description: String {
    switch self {
    case .longName: "The name of a topic has at most 512 bytes. Choose a shorter one."
    case .tooLarge(let size, let limit):
      """
      The message has \(size) bytes, and at most \(limit) are sent. Save what is large in a row, and \
      send its key, or raise 'messageSize' of the settings of the node.
      """
    }
  }
}

extension SharedNode {
  /// Encodes a message or the value of a member.
  func encode(_ message: some Encodable) throws -> Data {
    let data = try JSONEncoder.allNumbers.encode(message)
    guard data.count <= settings.messageSize else {
      throw TopicError.tooLarge(size: data.count, limit: settings.messageSize)
    }
    return data
  }
}

/// A member of a topic that follows the connection of its user.
private final class Membership: Sendable {
  private let topic: String
  private let id: String
  private let data: Data
  private let node: SharedNode
  /// The number of the member while it has joined.
  private let number = Lock<Int?>(nil)

  init(in topic: String, id: String, data: Data, on node: SharedNode) {
    self.topic = topic
    self.id = id
    self.data = data
    self.node = node
  }

  /// Joins while the user is connected, until the task is cancelled.
  func follow(_ connectivity: Connectivity) async {
    var departure: Task<Void, Never>?
    for await isConnected in connectivity.updates {
      departure?.cancel()
      // It may be leaving already: then the member joins again.
      await departure?.value
      departure = nil
      if isConnected {
        join()
      } else {
        departure = Task { [node] in
          let delay = node.settings.disconnectionDelay
          if (try? await node.settings.clock.sleep(for: delay)) != nil { leave() }
        }
      }
    }
    departure?.cancel()
  }

  private func join() {
    number.withLock { number in
      if number == nil { number = node.members.join(topic, id: id, data: data) }
    }
  }

  func leave() {
    let number = number.withLock { number in
      defer { number = nil }
      return number
    }
    if let number { node.members.leave(number) }
  }
}
