#if Web
extension MessageCompression {
  /// The extension of the handshake that the server accepts.
  ///
  /// Both sides start anew with each message, which either side may demand.
  static let acceptedExtension =
    "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

  /// Returns true if a browser offers a compression that the server can use.
  ///
  /// - Parameter offers: The elements of the header fields `Sec-WebSocket-Extensions`. An offer with an unknown
  ///   or repeated parameter, or with a window for the server, is declined, see
  ///   https://www.rfc-editor.org/rfc/rfc7692#section-7.1.
  static func isOffered(in offers: [Substring]) -> Bool { offers.contains(where: isAcceptable) }

  private static func isAcceptable(_ offer: Substring) -> Bool {
    let parts = offer.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
    guard parts.first == "permessage-deflate" else { return false }
    let parameters = parts.dropFirst().map { parameter in
      let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (name: pair[0], value: pair.count > 1 ? pair[1].filter { $0 != "\"" } : nil)
    }
    guard Set(parameters.map(\.name)).count == parameters.count else { return false }
    return parameters.allSatisfy { name, value in
      switch name {
      case "server_no_context_takeover", "client_no_context_takeover": value == nil
      case "client_max_window_bits": value == nil || windowSizes.contains(value ?? "")
      default: false
      }
    }
  }

  private static let windowSizes = Set((8...15).map(String.init))
}
#endif
