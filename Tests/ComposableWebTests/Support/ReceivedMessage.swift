#if Web
import Foundation

/// A message of the server, decoded as a browser does.
struct ReceivedMessage: Equatable {
  struct Unreadable: Error { let text: String }

  let text: String
  let hello: String?
  let bye: String?
  let page: String?
  let token: String?
  let seq: Int?
  let ack: Int?
  /// The number of patches; `nil` if it is not a patch message.
  let patches: Int?
  /// The URLs for the browser to open.
  let open: [String]?
  /// The text for the browser to copy.
  let copy: String?

  init(_ text: String) throws {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let fields = object as? [String: Any] else { throw Unreadable(text: text) }
    self.text = text
    hello = fields["hello"] as? String
    bye = fields["bye"] as? String
    page = fields["page"] as? String
    token = fields["token"] as? String
    seq = fields["seq"] as? Int
    ack = fields["ack"] as? Int
    patches = (fields["p"] as? [Any])?.count
    open = fields["open"] as? [String]
    copy = fields["copy"] as? String
  }
}
#endif
