#if Web
import IssueReporting

/// The origins besides the page's own that it may load content from.
///
/// ```swift
/// settings.sources.images = ["https://tiles.example.com"]
/// settings.sources.connections = ["wss://prices.example.com"]
/// ```
///
/// Scripts and style sheets are always the server's own.
public struct ContentSources: Equatable, Sendable {
  /// The origins of images.
  public var images: [String] = []
  /// The origins of sounds and videos.
  public var media: [String] = []
  /// The origins of fonts.
  public var fonts: [String] = []
  /// The origins that scripts may connect to.
  public var connections: [String] = []

  /// Creates an empty list.
  public init() {}

  /// The policy of a page with a nonce.
  ///
  /// - Parameters:
  ///   - nonce: The nonce.
  ///   - embedders: The origins of the pages that may embed it.
  ///   - framesOwnPages: True if pages of the server show each other in frames.
  func policy(nonce: String, embedders: [String], framesOwnPages: Bool) -> String {
    Page.policy(
      nonce: nonce, images: Self.valid(images), media: Self.valid(media), fonts: Self.valid(fonts),
      connections: Self.valid(connections),
      embedders: Self.valid(embedders), framesOwnPages: framesOwnPages
    )
  }

  /// The origins as the directives of a policy have them. Any other text is reported and left out: it
  /// could end a directive.
  static func valid(_ origins: [String]) -> String {
    origins.filter { origin in
      let isValid =
        origin.wholeMatch(of: /(https?|wss?):\/\/(\*\.)?[A-Za-z0-9.-]+(:[0-9]{1,5})?/) != nil
      if !isValid {
        reportIssue(
          """
          '\(origin)' is not an origin that content can be loaded from.

          Use a scheme and a host: 'https://images.example.com'.
          """
        )
      }
      return isValid
    }
    .map { " " + $0 }.joined()
  }
}
#endif
