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
        Port \(port) of \(host) is already in use. Stop the program that uses it, or choose \
        another port with '--port'.
        """
    case EACCES:
      description = """
        Permission denied for port \(port) of \(host). Ports below 1024 are reserved. Choose \
        another port with '--port'.
        """
    case EADDRNOTAVAIL:
      description = """
        Address \(host) is not available on this machine. Choose another with '--host'; 0.0.0.0 \
        listens on all addresses.
        """
    default:
      guard error is SocketAddressError || error is SocketAddressError.UnknownHost else {
        return nil
      }
      description = "Cannot resolve host '\(host)'. Choose another with '--host'."
    }
  }
}
#endif
