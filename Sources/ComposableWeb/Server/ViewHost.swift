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
  /// 1. Each tab gets a view and stores of its own, on an actor of its own. None waits for another's
  ///    effects. What a browser asks for is reduced and shown on its connection's event loop, without a
  ///    change of threads: a reducer or a body that takes long holds up the others of that loop.
  /// 2. Tabs that look at one document share it, its stores and its actor.
  /// 3. Where a server stops gracefully, its browsers are told.
  public final class ViewHost: Sendable {
    /// The path below the router or route group, without a slash at its end: `/gallery`; nothing for
    /// the root.
    let path: String
    let title: String
    let content: HostedContent
    let sessions: SessionRegistry
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
    public convenience init(
      at path: String = "/",
      title: String,
      settings: HostSettings = HostSettings(),
      @ViewBuilder content: @escaping @Sendable () -> some View & SendableMetatype
    ) {
      let view = HostedContent.view { owner, environment, needsUpdate in
        ViewGraph(environment: environment, isolation: owner, needsUpdate: needsUpdate) {
          content()
        }
      }
      self.init(path, title, settings, view)
    }

    /// Makes a host of documents: each has a page of its own, `/documents/Tea.txt`.
    ///
    /// All who look at one document see one and the same, and wait for each other. The server has
    /// to run the host as a service: that saves what is to be saved when it stops.
    ///
    /// - Parameters:
    ///   - path: What the pages are below.
    ///   - library: The documents.
    ///   - list: Where a list of the documents is, for the link back to it.
    ///   - settings: How they are served.
    public convenience init(
      at path: String = "/documents",
      documents library: DocumentLibrary,
      list: String = "/",
      settings: HostSettings = HostSettings()
    ) {
      self.init(path, "Document", settings, .documents(library, list: list))
    }

    private init(
      _ path: String, _ title: String, _ settings: HostSettings, _ content: HostedContent
    ) {
      self.path = path.split(separator: "/").map { "/" + $0 }.joined()
      self.title = title
      self.settings = settings
      self.content = content
      sessions = SessionRegistry(
        SessionConfiguration(limits: settings.limits, clock: settings.clock, logger: settings.logger)
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
      for document in await content.stop() {
        logger.error("A document could not be saved", metadata: ["document": "\(document)"])
      }
    }
  }
#endif
