#if Web
import ComposableHTML
public import HTTPTypes
import IssueReporting

/// A decision about a request, which ``HostSettings/admit`` makes.
public struct Admission: Sendable {
  enum Decision: Equatable {
    case admitted
    case refused(HTTPResponse.Status, String)
    case redirected(RedirectAddress)
    /// No decision was made, and none is shown to the client.
    case failed
  }

  let decision: Decision

  /// The client gets the page, or its socket.
  public static let admitted = Admission(decision: .admitted)

  /// The client gets a response without a page.
  ///
  /// - Parameters:
  ///   - status: The status of the response: 401, 403, 404, 429 and so on.
  ///   - message: The text of the response, for the user.
  public static func refused(
    _ status: HTTPResponse.Status = .forbidden, message: String = "Access to this page is denied."
  ) -> Admission {
    Admission(decision: .refused(status, message))
  }

  /// The browser goes to another page, such as one to sign in.
  ///
  /// - Parameter address: The path of a page of this server (`/sign-in`), or a whole URL with `https` or
  ///   `http`. Any other, such as `//example.com`, is reported, and the response is 500.
  public static func redirected(to address: String) -> Admission {
    guard let redirect = RedirectAddress(address) else {
      reportIssue(
        """
        A request can't be redirected to '\(address)'.

        Use a path of this server, '/sign-in', or a whole 'https' URL.
        """
      )
      return Admission(decision: .failed)
    }
    return Admission(decision: .redirected(redirect))
  }
}
#endif
