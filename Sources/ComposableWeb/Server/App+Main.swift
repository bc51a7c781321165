#if Web
  public import ComposableUI
  import ComposableArchitecture
  import Foundation
  import Logging

  extension App where Self: SendableMetatype {
    /// Serves the app to browsers until SIGINT or SIGTERM.
    ///
    /// ```
    /// $ gallery --port 8081
    /// Listening on http://127.0.0.1:8081
    /// ```
    ///
    /// The options are `--host` (127.0.0.1), `--port` (8080; 0 for any that is free), `--allow-host` (a
    /// name of the server besides addresses and `localhost`; may be repeated), `--log-level` (notice)
    /// and `--help`. For options of the app's own see ``WebApp``. An app with a
    /// ``ComposableUI/DocumentGroup`` has to be told where the documents are: `--documents DIR`.
    ///
    /// 1. Each tab gets an app, views and stores of its own, on an actor of its own. Tabs that look
    ///    at one document share that.
    /// 2. The first window is at `/`. Others are at their id, `/settings`, or else at their number,
    ///    `/2`. Where a window shows documents, there is their list, and below it
    ///    `/documents/Tea.txt`.
    /// 3. The status is 0 after a graceful stop, 64 for arguments that make no sense, 1 where the
    ///    server can't start.
    public static func main() async {
      let status = await serve(Array(CommandLine.arguments.dropFirst()))
      exit(status)
    }

    /// Serves the app as arguments say.
    ///
    /// - Returns: The status to end with.
    static func serve(_ arguments: [String]) async -> Int32 {
      do {
        let arguments = try ServerArguments(arguments, showsDocuments: Body._showsDocuments)
        if arguments.wantsHelp {
          Terminal.say(usageLine)
          return EXIT_SUCCESS
        }
        let views = try await views(
          settings: try await settings(arguments), documents: arguments.documents
        )
        let server = ViewServer(views, host: arguments.host, port: arguments.port) { address in
          Terminal.say("Listening on \(address)")
        }
        try await server.runService()
        return EXIT_SUCCESS
      } catch let error as UsageError {
        Terminal.complain("\(error.message)\n\(usageLine)")
        return EX_USAGE
      } catch {
        Terminal.complain("\(error)")
        return EXIT_FAILURE
      }
    }

    private static var usageLine: String {
      let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
      let own = (Self.self as? any WebApp.Type)?.usage ?? ""
      let documents = Body._showsDocuments ? ServerArguments.documentsUsage : ""
      return
        (["usage:", name ?? "app", documents, ServerArguments.usage, own].filter { !$0.isEmpty })
        .joined(separator: " ")
    }

    private static func settings(_ arguments: ServerArguments) async throws -> HostSettings {
      var settings = HostSettings()
      settings.logger.logLevel = arguments.logLevel ?? .notice
      if let app = Self.self as? any WebApp.Type {
        try await app.prepare(&settings, arguments: arguments.others)
      } else if let option = arguments.others.first {
        throw UsageError("Unknown option '\(option)'.")
      }
      for host in [arguments.host] + arguments.allowedHosts { settings.origins.allow(host) }
      return settings
    }

    /// The hosts of the app's windows.
    @MainActor private static func views(
      settings: HostSettings, documents: String?
    ) throws -> [ViewHost] {
      let windows = withStoreIsolation(MainActor.shared) { Self()._windows }
      return try windows.enumerated().flatMap { place, window in
        let path = place == 0 ? "/" : "/\(window.id ?? "\(place + 1)")"
        switch window.content {
        case .view:
          let title = window.title ?? "\(Self.self)"
          return [
            ViewHost(at: path, title: title, settings: settings) { Self().view(place) }
          ]
        case .documents(let kind):
          let folder = try DocumentFolder(
            at: URL(fileURLWithPath: documents ?? "."), contentTypes: kind.contentTypes
          )
          let library = DocumentLibrary(folder: folder, clock: settings.clock) {
            Self().kind(place)
          }
          return ViewHost.documents(
            library, at: path, title: window.title ?? "Documents", settings: settings
          )
        }
      }
    }

    private func view(_ place: Int) -> AnyView {
      guard case .view(let content) = _windows[place].content else { return AnyView(EmptyView()) }
      return content()
    }

    private func kind(_ place: Int) -> _DocumentKind? {
      guard case .documents(let kind) = _windows[place].content else { return nil }
      return kind
    }
  }

  extension ViewHost {
    /// A list of documents at a path, and the documents below it.
    static func documents(
      _ library: DocumentLibrary, at path: String, title: String, settings: HostSettings
    ) -> [ViewHost] {
      let below = (path == "/" ? "" : path) + "/documents"
      return [
        ViewHost(at: path, title: title, settings: settings) {
          DocumentBrowser(library: library) { URL(string: "\(below)/\($0.pathComponent)") }
        },
        ViewHost(at: below, documents: library, list: path, settings: settings),
      ]
    }
  }
#endif
