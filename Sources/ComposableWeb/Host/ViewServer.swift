#if Web
import ConcurrencyExtras
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
public import ServiceLifecycle
import Sharing
import UnixSignals

/// A server that serves views and nothing else.
///
/// ```swift
/// let counter = ViewHost(title: "Counter") { CounterView() }
/// try await ViewServer([counter], port: 8080) { print("Listening on \($0)") }.runService()
/// ```
///
/// Rarely needed: an `App` runs its own server. To serve a view beside other routes, see
/// ``ViewHost``.
public struct ViewServer: Service {
  private let views: [ViewHost]
  private let host: String
  private let port: Int
  private let ready: @Sendable (_ address: String) -> Void
  /// True from the beginning of a graceful shutdown.
  private let isStopping = LockIsolated(false)

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - views: The hosts to serve.
  ///   - host: The address to listen on.
  ///   - port: The port to listen on; 0 for any free port.
  ///   - ready: A closure that is called with the server's URL once it accepts connections.
  public init(
    _ views: [ViewHost], host: String = "127.0.0.1", port: Int = 8080,
    ready: @escaping @Sendable (_ address: String) -> Void = { _ in }
  ) {
    self.views = views
    self.host = host
    self.port = port
    self.ready = ready
  }

  /// Runs the server until its service group shuts down.
  ///
  /// - Throws: A ``ServerError`` if it can't listen on the address, or an error of
  ///   ``HostSettings/tls``.
  public func run() async throws {
    let router = Router()
    for view in views { view.add(to: router) }
    addHealthChecks(to: router)
    let server = HTTPServerBuilder.views(views)
    let application = Application(
      router: router,
      server: try tls?(server) ?? server,
      configuration: .init(address: .hostname(host, port: port)),
      services: views,
      onServerRunning: { channel in
        ready(address(port: channel.localAddress?.port ?? port))
      },
      logger: logger
    )
    do {
      try await run(application)
    } catch {
      throw ServerError(error, host: host, port: port) ?? error
    }
  }

  /// Runs the application until the shutdown of this server, and ``HostSettings/shutdownDelay``
  /// longer.
  private func run(_ application: some ApplicationProtocol) async throws {
    guard shutdownDelay > .zero else { return try await application.run() }
    let group = ServiceGroup(configuration: .init(services: [application], logger: logger))
    // Detached: it would inherit the shutdown of this server, without the delay.
    let running = Task.detached { try await group.run() }
    try await withTaskCancellationHandler {
      try await withGracefulShutdownHandler {
        try await running.value
      } onGracefulShutdown: { [views, isStopping, shutdownDelay] in
        isStopping.setValue(true)
        Task {
          let clock = ServerClock(views.first?.settings.clock ?? ContinuousClock())
          try? await clock.sleep(until: clock.now + shutdownDelay)
          await group.triggerGracefulShutdown()
        }
      }
    } onCancel: {
      running.cancel()
    }
  }

  private var shutdownDelay: Duration { views.map(\.settings.shutdownDelay).max() ?? .zero }

  /// Runs the server until the process receives SIGINT or SIGTERM.
  ///
  /// - Throws: A ``ServerError`` if it can't listen on the address.
  public func runService() async throws {
    if let log = views.first?.limitedLog {
      ServerIssueReporter.install(log)
      SaveFailures.handle { subject, reason in
        log.log(
          .error, "Changes can't be saved. Is the disk full?",
          ["subject": subject, "reason": reason])
      }
    }
    var configuration = ServiceGroupConfiguration(
      services: [self], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger
    )
    configuration.maximumGracefulShutdownDuration = shutdownDelay + .seconds(10)
    try await ServiceGroup(configuration: configuration).run()
  }

  /// Adds `/healthz`, which responds 200 while the process runs, and `/readyz`, which responds 200
  /// until the server begins to stop. Neither creates a session, and each is answered for any host name.
  private func addHealthChecks(to router: Router<BasicRequestContext>) {
    router.get("/healthz") { _, _ in Response(.ok, text: "ok") }
    router.get("/readyz") { [views, isStopping] _, _ in
      isStopping.value || views.contains { $0.sessions.isStopped }
        ? Response(.serviceUnavailable, text: "stopping") : Response(.ok, text: "ready")
    }
  }

  private var logger: Logger { views.first?.logger ?? Logger(label: "ComposableWeb") }

  private var tls: (@Sendable (HTTPServerBuilder) throws -> HTTPServerBuilder)? {
    views.first?.settings.tls
  }

  private func address(port: Int) -> String {
    let scheme = tls == nil ? "http" : "https"
    return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}
#endif
