import ComposablePersistence
import Foundation

/// A notification as the nodes send it to each other in text.
///
/// All texts are in Base 64, since a notification has no character NUL. PostgreSQL breaks its lines.
enum PostgreSQLNotification: Equatable {
  case rowSaved(key: String, version: Int)
  case membersChanged(topic: String)
  case message(Data, topic: String)
  /// A message that is in the table of messages, under an identifier.
  case storedMessage(id: Int, topic: String)

  /// The largest number of bytes: a server allows less than 8,000.
  static let maximumSize = 7_500

  /// The text of the notification.
  var payload: String {
    switch self {
    case .rowSaved(let key, let version): "r\(version) \(key.bytes.base64EncodedString())"
    case .membersChanged(let topic): "m\(topic.bytes.base64EncodedString())"
    case .message(let data, let topic):
      "i\(data.base64EncodedString()) \(topic.bytes.base64EncodedString())"
    case .storedMessage(let id, let topic): "s\(id) \(topic.bytes.base64EncodedString())"
    }
  }

  /// Creates a notification from its text; `nil` if it is one of a later version.
  init?(payload: String) {
    func data(_ text: Substring) -> Data? {
      Data(base64Encoded: String(text), options: .ignoreUnknownCharacters)
    }
    let parts = payload.dropFirst().split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, let text = data(last) else { return nil }
    let name = String(decoding: text, as: UTF8.self)
    switch (payload.first, parts.count) {
    case ("r", 2):
      guard let version = Int(first) else { return nil }
      self = .rowSaved(key: name, version: version)
    case ("m", 1): self = .membersChanged(topic: name)
    case ("i", 2):
      guard let data = data(first) else { return nil }
      self = .message(data, topic: name)
    case ("s", 2):
      guard let id = Int(first) else { return nil }
      self = .storedMessage(id: id, topic: name)
    default: return nil
    }
  }
}
