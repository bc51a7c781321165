#if Web
/// A cookie of a browser.
///
/// ```swift
/// try await page.setCookie(PageCookie("session", session.id, maxAge: .seconds(30 * 86_400)))
/// ```
///
/// 1. Scripts can't read it, and pages of other sites send no requests with it, except those that
///    navigate to the page: `HttpOnly; SameSite=Lax`.
/// 2. Where the page was requested with `https`, it is sent with `https` only.
public struct PageCookie: Hashable, Sendable {
  /// The name of the cookie.
  public var name: String
  /// The value of the cookie, which browsers send back.
  public var value: String
  /// The time until the browser deletes the cookie; `nil` for the end of the browser's session.
  public var maxAge: Duration?
  /// The path below which the browser sends the cookie.
  public var path: String

  /// Creates a cookie.
  ///
  /// - Parameters:
  ///   - name: The name: ASCII characters without spaces and separators, such as `=` and `;`.
  ///   - value: The value: ASCII characters without spaces, quotes, commas, semicolons and
  ///     backslashes.
  ///   - maxAge: The time until the browser deletes the cookie; `nil` for the end of the browser's
  ///     session.
  ///   - path: The path below which the browser sends the cookie.
  public init(_ name: String, _ value: String, maxAge: Duration? = nil, path: String = "/") {
    self.name = name
    self.value = value
    self.maxAge = maxAge
    self.path = path
  }

  /// The value of the header field `Set-Cookie`; `nil` if the cookie has characters that are not
  /// allowed: https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1
  func headerValue(isSecure: Bool) -> String? {
    let isToken = name.utf8.allSatisfy { byte in
      (0x21...0x7E).contains(byte) && !#"()<>@,;:\"/[]?={}"#.utf8.contains(byte)
    }
    let isValue = value.utf8.allSatisfy { byte in
      (0x21...0x7E).contains(byte) && !#"",;\"#.utf8.contains(byte)
    }
    let isPath = path.utf8.allSatisfy { (0x20...0x7E).contains($0) && $0 != UInt8(ascii: ";") }
    guard isToken, !name.isEmpty, isValue, isPath else { return nil }
    var text = "\(name)=\(value); Path=\(path); HttpOnly; SameSite=Lax"
    if let maxAge { text += "; Max-Age=\(max(0, maxAge.components.seconds))" }
    if isSecure { text += "; Secure" }
    return text
  }
}
#endif
