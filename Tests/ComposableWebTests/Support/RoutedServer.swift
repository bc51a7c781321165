#if Web
import Hummingbird
import Logging
import ServiceLifecycle

@testable import ComposableWeb

/// An application with views and other routes, on a free local port.
struct RoutedServer: Sendable {
  let port: Int
  private let group: ServiceGroup

  /// Runs an application until the end of a test.
  static func run(
    _ router: Router<BasicRequestContext>, views: [ViewHost],
    _ body: (RoutedServer) async throws -> Void
  ) async throws {
    let (ports, ready) = AsyncStream<Int>.makeStream()
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let application = Application(
      router: router,
      server: .views(views),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        ready.yield(channel.localAddress?.port ?? 0)
        ready.finish()
      },
      logger: logger
    )
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(services: [application], logger: logger)
    )
    try await withThrowingTaskGroup { tasks in
      tasks.addTask {
        defer { ready.finish() }
        try await group.run()
      }
      for await port in ports {
        try await body(RoutedServer(port: port, group: group))
      }
      await group.triggerGracefulShutdown()
      try await tasks.waitForAll()
    }
  }

  /// Requests a graceful shutdown.
  func stop() async { await group.triggerGracefulShutdown() }
}
#endif
