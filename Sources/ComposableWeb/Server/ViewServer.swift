#if Web
  import Hummingbird
  import Logging
  import NIOCore
  public import ServiceLifecycle
  import UnixSignals

  /// A server of views and of nothing else.
  ///
  /// ```swift
  /// let counter = ViewHost(title: "Counter") { CounterView() }
  /// try await ViewServer([counter], port: 8080) { print("Listening on \($0)") }.runService()
  /// ```
  ///
  /// Rarely needed: an `App` brings its server along. To serve a view besides other things, see
  /// ``ViewHost``.
  public struct ViewServer: Service {
    private let views: [ViewHost]
    private let host: String
    private let port: Int
    private let ready: @Sendable (_ address: String) -> Void

    /// Makes a server.
    ///
    /// - Parameters:
    ///   - views: What it serves.
    ///   - host: The address that it listens on.
    ///   - port: The port; 0 for any that is free.
    ///   - ready: Called once browsers may come, with the address for them.
    public init(
      _ views: [ViewHost], host: String = "127.0.0.1", port: Int = 8080,
      ready: @escaping @Sendable (_ address: String) -> Void = { _ in }
    ) {
      self.views = views
      self.host = host
      self.port = port
      self.ready = ready
    }

    /// Serves until the group of services that it is part of shuts down.
    ///
    /// - Throws: A ``ServerError`` where it can't listen.
    public func run() async throws {
      let router = Router()
      for view in views { view.add(to: router) }
      let application = Application(
        router: router,
        server: .views(views, configuration: .init(idleTimeout: .seconds(60))),
        configuration: .init(address: .hostname(host, port: port)),
        services: views,
        onServerRunning: { channel in
          ready(Self.address(host: host, port: channel.localAddress?.port ?? port))
        },
        logger: logger
      )
      do {
        try await application.run()
      } catch {
        throw ServerError(error, host: host, port: port) ?? error
      }
    }

    /// Serves until the process is asked to end, by SIGINT or SIGTERM.
    ///
    /// - Throws: A ``ServerError`` where it can't listen.
    public func runService() async throws {
      var configuration = ServiceGroupConfiguration(
        services: [self], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger
      )
      configuration.maximumGracefulShutdownDuration = .seconds(10)
      try await ServiceGroup(configuration: configuration).run()
    }

    private var logger: Logger { views.first?.logger ?? Logger(label: "ComposableWeb") }

    private static func address(host: String, port: Int) -> String {
      "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
  }
#endif
