#if Web
  public import ComposableUI
  import Logging
  public import ServiceLifecycle

  /// A view that is served under a path, with the sessions of all who look at it.
  ///
  /// ```swift
  /// let router = Router()
  /// let gallery = router.view(at: "/gallery", title: "Gallery") { GalleryView() }
  /// let app = Application(router: router, server: .views(gallery))
  /// try await app.runService()
  /// ```
  ///
  /// Guarantees:
  /// 1. Each tab gets a view and stores of its own, on an actor of its own. None waits for another.
  /// 2. Where a server stops gracefully, its browsers are told.
  public final class ViewHost: Sendable {
    /// The path, without a slash at its end: `/gallery`; nothing for the root.
    let path: String
    let title: String
    let sessions: Sessions
    let settings: HostSettings

    var limits: SessionLimits { settings.limits }
    var logger: Logger { settings.logger }

    /// Makes a host.
    ///
    /// - Parameters:
    ///   - path: Where the page is: `/gallery`; `/` for the root.
    ///   - title: The title of the page.
    ///   - settings: How it is served.
    ///   - content: Makes the view of a session, on the session's actor.
    public init(
      at path: String = "/",
      title: String,
      settings: HostSettings = HostSettings(),
      @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
    ) {
      self.path = path.split(separator: "/").map { "/" + $0 }.joined()
      self.title = title
      self.settings = settings
      sessions = Sessions(
        SessionSetup(limits: settings.limits, clock: settings.clock, logger: settings.logger) {
          owner, needsUpdate in
          ViewGraph(isolation: owner, needsUpdate: needsUpdate) { content() }
        }
      )
    }

    var telemetry: Telemetry { sessions.setup.telemetry }
  }

  extension ViewHost: Service {
    /// Waits until the server stops, and ends the sessions then.
    ///
    /// Sessions that have a connection end without it. Add the host to the services of an
    /// application for those that have none.
    public func run() async throws {
      try? await gracefulShutdown()
      await sessions.stop()
    }
  }
#endif
