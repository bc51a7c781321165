#if Web
public import HTTPTypes

/// A decision about a request, which ``HostSettings/admit`` makes.
public struct Admission: Sendable {
  enum Decision {
    case admitted
    case refused(HTTPResponse.Status, String)
    case redirected(String)
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
  /// - Parameter address: The address, relative to the page or absolute: `/sign-in`.
  public static func redirected(to address: String) -> Admission {
    Admission(decision: .redirected(address))
  }
}
#endif
