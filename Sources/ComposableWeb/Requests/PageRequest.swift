#if Web
public import Foundation
public import HTTPTypes

/// The request for a page: what was asked for, by whom, and in which language.
///
/// Views read it from the environment, and features as a dependency. ``HostSettings/admit`` decides
/// about it, and attaches values to it.
///
/// ```swift
/// struct GreetingView: View {
///   @Environment(\.pageRequest) private var request
///
///   var body: some View { Text("Hello, \(request.userID ?? "stranger")") }
/// }
/// ```
///
/// 1. A session keeps the request of its page, also when its socket connects again.
/// 2. All of it but ``remoteAddress``, ``userID`` and attached values is what the client claims.
public struct PageRequest: Sendable {
  /// The method: `GET`, also for a socket.
  public var method: HTTPRequest.Method
  /// The address, as the client wrote it: `https://shop.example.com/cart?step=2`.
  public var url: URL
  /// The header fields that the browser or a proxy has sent.
  public var headers: HTTPFields
  /// The IP address of the client; `nil` if it is not known. Behind
  /// ``HostSettings/trustedProxies``, it is the one that they name.
  public var remoteAddress: String?
  /// The user who is signed in; `nil` for none. A session is resumed only by a socket of the same
  /// user, and ``PageSessions/end(ofUser:)`` ends those of a user.
  public var userID: String?
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - method: The method.
  ///   - headers: The header fields.
  ///   - remoteAddress: The IP address of the client.
  public init(
    url: URL = URL(filePath: "/"), method: HTTPRequest.Method = .get, headers: HTTPFields = [:],
    remoteAddress: String? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.remoteAddress = remoteAddress
  }

  /// The value that is attached under a key.
  public subscript<Key: PageRequestKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of a value that is attached to a ``PageRequest``.
///
/// ```swift
/// enum UserKey: PageRequestKey { static let defaultValue: User? = nil }
///
/// extension PageRequest {
///   var user: User? {
///     get { self[UserKey.self] }
///     set { self[UserKey.self] = newValue }
///   }
/// }
/// ```
public protocol PageRequestKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of requests to which none is attached.
  static var defaultValue: Value { get }
}

extension PageRequest {
  /// The path of the address, with percent escapes: `/cart`.
  public var path: String { url.path(percentEncoded: true) }

  /// The items of the query, in their order.
  public var query: [URLQueryItem] {
    URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
  }

  /// Returns the value of the first item with a name in the query; `nil` if there is no such item,
  /// or if it has no value.
  public func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The values of the cookies by their names. Of equal names, the first counts.
  public var cookies: [String: String] {
    let pairs = headers[values: .cookie].flatMap { $0.split(separator: ";") }
    return pairs.reduce(into: [:]) { cookies, pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      var value = Substring(parts[1].trimmingCharacters(in: .whitespaces))
      if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
        value = value.dropFirst().dropLast()
      }
      if !name.isEmpty, cookies[name] == nil { cookies[name] = String(value) }
    }
  }

  /// The languages that the client prefers, best first: `["de-CH", "en"]`.
  public var languages: [String] {
    // https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4
    let ranges = headers[values: .acceptLanguage].flatMap { $0.split(separator: ",") }
    let weighted = ranges.prefix(32).compactMap { range -> (tag: String, weight: Double)? in
      let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, tag.wholeMatch(of: /[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*/) != nil
      else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) }
      return (tag, (weight ?? 1) ?? 0)
    }
    return weighted.filter { $0.weight > 0 }
      // Stable: of equal weights, the first is preferred.
      .enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .map(\.element.tag)
  }

  /// The locale of the first language that the client prefers; `nil` if it names none.
  public var locale: Locale? { languages.first.map(Locale.init(identifier:)) }

  /// The time zone of the browser; `nil` if it is not known, as in its first request.
  public var timeZone: TimeZone? {
    cookies[Self.timeZoneCookie]?.removingPercentEncoding.flatMap(TimeZone.init(identifier:))
  }

  /// The name of the cookie in which the page's script keeps the time zone of the browser.
  static let timeZoneCookie = "timezone"
}
#endif
