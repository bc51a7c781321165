#if Web
  import Foundation
  import NIOCore

  /// An error that explains to the operator why a server could not start.
  public struct ServerError: Error, Equatable, CustomStringConvertible {
    /// The cause, and how to resolve it.
    public let description: String

    /// Explains an error of the listening socket. Returns `nil` for other errors.
    init?(_ error: any Error, host: String, port: Int) {
      switch (error as? IOError)?.errnoCode {
      case EADDRINUSE:
        description = """
          Port \(port) of \(host) is taken: another program listens there. End that program, or \
          choose another port with '--port'.
          """
      case EACCES:
        description = """
          Port \(port) of \(host) may not be used: ports below 1024 are the system's. Choose \
          another port with '--port'.
          """
      case EADDRNOTAVAIL:
        description = """
          This machine does not have the address \(host). Choose another with '--host'; 0.0.0.0 \
          stands for all it has.
          """
      default:
        guard error is SocketAddressError || error is SocketAddressError.UnknownHost else {
          return nil
        }
        description = "There is no address for the host '\(host)'. Choose another with '--host'."
      }
    }
  }
#endif
