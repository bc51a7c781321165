public import ComposableWeb
import Foundation

/// A user, as their own pages show them.
public struct Account: Equatable, Identifiable, Sendable {
  /// The identifier, which is the ``PageRequest/userID`` of their requests.
  public let id: String
  /// The name.
  public let name: String
}

private enum AccountKey: PageRequestKey {
  static let defaultValue: Account? = nil
}

extension PageRequest {
  /// The account of the user who is signed in.
  public var account: Account? {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }

  /// The token of the session that the browser has; `nil` for none.
  public var sessionToken: String? { cookies[cookieName("session")] }

  /// The browser, for the accounts.
  var browser: Accounts.Browser {
    Accounts.Browser(
      address: clientGroup, session: sessionToken, device: cookies[cookieName("device")])
  }

  /// The name of a cookie: over HTTPS with a prefix that only this host, and no one on the network, can
  /// set: https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie#cookie_prefixes
  func cookieName(_ name: String) -> String { url.scheme == "https" ? "__Host-" + name : name }
}
