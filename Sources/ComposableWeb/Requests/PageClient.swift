#if Web
public import ComposableCore
import IssueReporting

/// A client of the browser that shows a feature.
///
/// ```swift
/// @Dependency(\.page) var page
/// …
/// case .signedIn(let session):
///   return .run { _ in
///     try await page.setCookie(PageCookie("session", session.id))
///     await page.redirect("/")
///   }
/// ```
@DependencyClient public struct PageClient: Sendable {
  /// Sets a cookie, and returns when the browser has it.
  ///
  /// It throws a ``PageCookieError`` if the cookie has characters that are not allowed, and a
  /// `CancellationError` if the session ends before the browser asks for the cookie.
  public var setCookie: @Sendable (_ cookie: PageCookie) async throws -> Void

  /// Sets a cookie, and returns the value that the browser had, even one that another tab has set since the
  /// page was requested; `nil` for none.
  ///
  /// It throws the errors of ``setCookie``.
  public var replaceCookie: @Sendable (_ cookie: PageCookie) async throws -> String?

  /// Lets the browser leave the page for another one, or for the same one again.
  ///
  /// An address is the path of a page of this server (`/cart?step=2`), or a whole URL with `https` or
  /// `http`. Any other, such as `//example.com`, is reported and ignored.
  public var redirect: @Sendable (_ address: String) async -> Void
}

extension PageClient {
  /// Deletes a cookie, and returns when the browser has done so.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - path: The path that the cookie was set with.
  public func removeCookie(_ name: String, path: String = "/") async throws {
    try await setCookie(PageCookie(name, "", maxAge: .zero, path: path))
  }
}

/// An error for a cookie that can't be set.
public struct PageCookieError: Error, Equatable, CustomStringConvertible {
  /// The name of the cookie.
  public let name: String

  /// The description of the mistake.
  public var description: String {
    "The cookie '\(name)' has a name, a value or a path with characters that are not allowed."
  }
}

extension PageClient: DependencyKey {
  /// A client outside of a page, which reports its use: there is no browser.
  public static var liveValue: PageClient {
    PageClient { _ in
      reportUse("setCookie")
    } replaceCookie: { _ in
      reportUse("replaceCookie")
      return nil
    } redirect: { _ in
      reportUse("redirect")
    }
  }

  private static func reportUse(_ endpoint: String) {
    reportIssue(
      """
      'page.\(endpoint)' was called outside of a page, and has no effect.

      Call it in an effect of a feature that a page shows.
      """
    )
  }

  /// A client without overridden endpoints, whose use is a failure.
  public static var testValue: PageClient { PageClient() }
}

extension DependencyValues {
  /// The browser that shows the page of the feature.
  public var page: PageClient {
    get { self[PageClient.self] }
    set { self[PageClient.self] = newValue }
  }
}
#endif
