import Dispatch
import Foundation

/// A closure that is called while a socket can be read or written, until this value is deallocated.
final class SocketEvent {
  enum Kind { case readable, writable }

  private let source: any DispatchSourceProtocol

  init?(
    _ kind: Kind, of socket: CInt, on queue: DispatchQueue, _ body: @escaping @Sendable () -> Void
  ) {
    // A descriptor of its own, since libpq closes the socket before Dispatch has forgotten it.
    let descriptor = dup(socket)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    source =
      switch kind {
      case .readable: DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      case .writable: DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
      }
    source.setEventHandler(handler: body)
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  deinit { source.cancel() }
}
