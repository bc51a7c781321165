#if Web
public import ComposableDocuments
@_spi(Renderer) public import ComposableUI
import ComposableConcurrency
import Foundation
import Logging
public import ServiceLifecycle

/// A view that is served at a path, with the sessions of all browsers that show it.
///
/// ```swift
/// let router = Router()
/// let gallery = router.view(at: "/gallery", title: "Gallery") { GalleryView() }
/// let app = Application(router: router, server: .views(gallery))
/// try await app.runService()
/// ```
///
/// Use a host to serve a view from a Hummingbird application, beside other routes and behind
/// middleware. To serve nothing but an app, use `main()`.
///
/// Guarantees:
/// 1. Each tab gets its own view and stores, on its own actor. No tab waits for another's
///    effects. A browser's events are reduced and rendered on its connection's event loop,
///    without a thread hop: a reducer or a body that takes long blocks the other connections of
///    that loop.
/// 2. Tabs that show the same document share it, its stores and its actor.
/// 3. On a graceful shutdown, connected browsers are notified.
public final class ViewHost: Sendable {
  /// The path below the router or route group, without a trailing slash: `/gallery`, or an empty
  /// string for the root.
  let path: String
  let content: HostedContent
  let sessions: SessionRegistry
  let settings: HostSettings
  /// A random identifier. A page that is reloaded and finds another one tells its user that the
  /// server was restarted.
  let runID = SessionID().description

  /// The task of ``shutDown()``; `nil` before.
  private let shutdownTask = Lock<Task<Void, Never>?>(nil)

  /// The log of rejected requests.
  var limitedLog: LimitedLog { sessions.configuration.limitedLog }

  var limits: SessionLimits { settings.limits }
  var logger: Logger { settings.logger }

  /// Creates a host of a view.
  ///
  /// - Parameters:
  ///   - path: The path of the page: `/gallery`, or `/` for the root.
  ///   - title: The title of the page.
  ///   - settings: The configuration of the host.
  ///   - content: A closure that makes the view of a session, called on the session's actor.
  public convenience init(
    at path: String = "/",
    title: String,
    settings: HostSettings = HostSettings(),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View & SendableMetatype
  ) {
    self.init(at: path, title: Text(verbatim: title), settings: settings, content: content)
  }

  /// Creates a host of a view, with a title in the language of each page.
  ///
  /// - Parameters:
  ///   - path: The path of the page: `/gallery`, or `/` for the root.
  ///   - title: The title of the page: `Text("Gallery")`.
  ///   - settings: The configuration of the host.
  ///   - content: A closure that makes the view of a session, called on the session's actor.
  public convenience init(
    at path: String = "/",
    title: Text,
    settings: HostSettings = HostSettings(),
    @ViewBuilder content: @escaping @MainActor @Sendable () -> some View & SendableMetatype
  ) {
    let view = HostedContent.view { owner, environment, needsUpdate in
      ViewGraph(
        environment: environment, isConnected: false, isolation: owner, needsUpdate: needsUpdate
      ) {
        content()
      }
    }
    self.init(path, title, settings, view)
  }

  /// Creates a host of documents, each with its own page: `/documents/Tea.txt`.
  ///
  /// All tabs that show the same document share its state and its actor, so they wait for each
  /// other. Run the host as a service of the application: it saves unsaved documents on a
  /// graceful shutdown.
  ///
  /// - Parameters:
  ///   - path: The path that the paths of the pages begin with.
  ///   - library: The documents.
  ///   - list: The path of a list of the documents, which each page links back to.
  ///   - settings: The configuration of the host.
  public convenience init(
    at path: String = "/documents",
    documents library: DocumentLibrary,
    list: String = "/",
    settings: HostSettings = HostSettings()
  ) {
    // Each document has a title of its own.
    self.init(path, nil, settings, .documents(library, list: list))
  }

  /// Creates a host of pages that have titles of their own.
  convenience init(at path: String, _ settings: HostSettings, _ content: HostedContent) {
    self.init(path, nil, settings, content)
  }

  private init(
    _ path: String, _ title: Text?, _ settings: HostSettings, _ content: HostedContent
  ) {
    self.path = path.split(separator: "/").map { "/" + $0 }.joined()
    self.settings = settings
    self.content = content
    sessions = SessionRegistry(SessionConfiguration(settings, host: self.path, title: title))
    settings.sessions.add(sessions)
  }

  var telemetry: Telemetry { sessions.configuration.telemetry }
}

extension ViewHost: Service {
  /// Waits for a graceful shutdown, and then ends the sessions.
  ///
  /// Sessions with a connection end even if this doesn't run. To also end sessions without one,
  /// and to save documents, add the host to the services of the application.
  public func run() async throws {
    try? await gracefulShutdown()
    await shutDown()
  }

  /// Ends the sessions, saves documents, and removes the files of browsers, once.
  ///
  /// Services stop one after another, the server first, and a server waits for its requests. So each of
  /// these begins this as well: otherwise an upload could take the time in which documents are saved.
  func shutDown() async {
    let task = shutdownTask.withLock { task in
      if let task { return task }
      let shutdown = Task(executorPreference: QuiescentExecutor.current) { await self.stop() }
      task = shutdown
      return shutdown
    }
    await task.value
  }

  private func stop() async {
    async let uploads: Void = sessions.configuration.uploads.stop()
    // First: the process may be killed before all sessions have ended.
    async let documents: Void = content.save()
    await sessions.stop()
    await documents
    // Of sessions that have ended before.
    await sessions.configuration.writer?.flush()
    for document in await content.stop() {
      logger.error("A document could not be saved", metadata: ["document": "\(document)"])
    }
    await uploads
    // Of sessions that were starting one meanwhile.
    await sessions.configuration.uploads.stop()
  }
}
#endif
