/// A reason for rejecting a request, a message or a session. Each is a dimension of a metric.
enum RejectionReason: String, Error, CaseIterable, Sendable {
  /// A message that violates the protocol.
  case malformed
  /// An event for an element that doesn't exist or doesn't handle the interaction.
  case unknown
  /// An event that was already received.
  case replayed
  /// A token of a session of another page.
  case forged
  /// An acknowledgement of a message that the browser can't have received.
  case impossible
  /// A request for a host that isn't allowed, from an origin that isn't allowed, or for a page
  /// that another page embeds.
  case origin
  /// A request that the application does not admit.
  case refused
  /// Files that a browser may not send, or the body of one that is not as announced.
  case file
  /// A page requested above the rate of its client's address.
  case rate
  /// A session that exceeds the maximum number of sessions.
  case full
  /// A connection that exceeds the maximum number of its client's address.
  case connections
  /// More unacknowledged patches than the limits allow.
  case unacknowledged
  /// Frames that violate the WebSocket protocol or are too long, too many pings, messages or pipelined requests,
  /// or pings from a browser that doesn't read the pongs.
  case violation
}
