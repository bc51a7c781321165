#if Web
import ComposableUI
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
  /// The method: `GET` for a page and its socket, `POST` for a file that the browser sends.
  public var method: HTTPRequest.Method
  /// The address, as the client wrote it: `https://shop.example.com/cart?step=2`.
  public var url: URL
  /// The header fields that the browser or a proxy has sent.
  public var headers: HTTPFields { didSet { preferences = ClientPreferences(headers) } }
  /// The IP address of the client; `nil` if it is not known. Behind
  /// ``HostSettings/trustedProxies``, it is the one that they name.
  public var remoteAddress: String?
  /// The user who is signed in; `nil` for none. A session is resumed only by a socket of the same
  /// user, and ``PageSessions/end(ofUser:)`` ends those of a user.
  public var userID: String?
  /// The languages and the time zone that the header fields name.
  private(set) var preferences: ClientPreferences
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
    preferences = ClientPreferences(headers)
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
  /// The client as far as limits can tell it from others: its IP address, or the first 64 bits of an
  /// IPv6 address, since a household or a machine has all of those; `nil` if it is not known.
  public var clientGroup: String? {
    remoteAddress.map { IPAddress($0)?.group ?? $0 }
  }

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
  public var cookies: [String: String] { headers.cookies }

  /// The languages that the client prefers, best first: `["de-CH", "en"]`.
  ///
  /// Each is reduced to its language, script and region. Those that are no language tags, or longer than
  /// 35 bytes, are left out.
  public var languages: [String] { preferences.languages.map(\.description) }

  /// The locale of the first language that the client prefers and that Foundation knows; `nil` if it
  /// names none.
  public var locale: Locale? { preferences.languages.lazy.compactMap(\.locale).first }

  /// The time zone of the browser; `nil` if it is not known, as in its first request.
  public var timeZone: TimeZone? { preferences.timeZone }

  /// Returns the request of a browser that visits another address of its window. Nobody has decided
  /// about it yet.
  ///
  /// - Parameters:
  ///   - address: The address, relative to the page.
  ///   - page: The path of the page.
  func visiting(_ address: PageAddress, of page: String) -> PageRequest {
    var target = address
    target.components = RequestTarget.components(of: page) + address.components
    target.fragment = nil
    let url = URL(string: PageHead.origin(of: url) + target.description)
    return PageRequest(
      url: url ?? URL(filePath: target.path), headers: headers, remoteAddress: remoteAddress)
  }

  /// Returns true if all header fields but those of every handshake are the same as in another request:
  /// cookies, and what proxies or clients other than browsers add.
  func hasCredentials(of other: PageRequest) -> Bool {
    credentials.elementsEqual(other.credentials)
  }

  private var credentials: some Sequence<HTTPField> {
    headers.lazy.filter { field in
      let name = field.name.canonicalName
      return !Self.connectionFields.contains(name) && !name.hasPrefix("sec-")
        && !name.hasPrefix("accept")
    }
  }

  /// The fields that browsers send with pages and with handshakes, in different ways.
  private static let connectionFields: Set = [
    "cache-control", "connection", "origin", "pragma", "priority", "referer", "upgrade",
    "upgrade-insecure-requests", "user-agent",
  ]
}
#endif
