#if Web
public import ComposableUI
import ComposableDocuments
import ComposableCore
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
  /// The options are `--host` (127.0.0.1), `--port` (8080; 0 for any free port), `--base-path` (the
  /// path that all pages are below, behind a proxy that forwards whole paths), `--allow-host` (a host
  /// name that the server accepts besides IP addresses and `localhost`; may be repeated),
  /// `--trust-proxy` (the address of a proxy whose header fields name the client, see
  /// ``TrustedProxies``; may be repeated), `--log-level` (notice) and `--help`. To add options of
  /// your own, conform to ``WebApp``. An app with a ``ComposableUI/DocumentGroup`` requires the
  /// directory of its documents: `--documents DIR`.
  ///
  /// 1. Each tab gets its own app, views and stores, on its own actor. Tabs that show the same
  ///    document share these.
  /// 2. The first window is served at `/`. The others are served at their identifier,
  ///    `/settings`, or else at their number, `/2`. A window that shows documents serves the list
  ///    there, and the documents below it, as `/documents/Tea.txt`.
  /// 3. The exit status is 0 after a graceful shutdown, 64 for invalid arguments, and 1 if the
  ///    server can't start.
  public static func main() async {
    let status = await serve(Array(CommandLine.arguments.dropFirst()))
    exit(status)
  }

  /// Serves the app with the given command-line arguments.
  ///
  /// - Returns: The exit status of the process.
  static func serve(_ arguments: [String]) async -> Int32 {
    do {
      let arguments = try ServerArguments(arguments, showsDocuments: Body._showsDocuments)
      if arguments.wantsHelp {
        Terminal.print(usageLine)
        return EXIT_SUCCESS
      }
      let settings = try await settings(arguments)
      let views = try views(
        settings: settings, basePath: arguments.basePath, documents: arguments.documents
      )
      let server = ViewServer(views, host: arguments.host, port: arguments.port) { address in
        Terminal.print("Listening on \(address)")
      }
      try await server.runService()
      return EXIT_SUCCESS
    } catch let error as UsageError {
      Terminal.printError("\(error.message)\n\(usageLine)")
      return EX_USAGE
    } catch {
      Terminal.printError("\(error)")
      return EXIT_FAILURE
    }
  }

  private static var usageLine: String {
    let name = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent }
    let usage = (Self.self as? any WebApp.Type)?.usage ?? ""
    let documents = Body._showsDocuments ? ServerArguments.documentsUsage : ""
    return
      (["usage:", name ?? "app", documents, ServerArguments.usage, usage].filter { !$0.isEmpty })
      .joined(separator: " ")
  }

  private static func settings(_ arguments: ServerArguments) async throws -> HostSettings {
    var settings = HostSettings()
    settings.logger.logLevel = arguments.logLevel ?? .notice
    if let app = Self.self as? any WebApp.Type {
      try await app.prepare(&settings, arguments: arguments.unrecognized)
    } else if let option = arguments.unrecognized.first {
      throw UsageError("Unknown option '\(option)'.")
    }
    for host in [arguments.host] + arguments.allowedHosts { settings.origins.allow(host) }
    if !arguments.trustedProxies.isEmpty {
      settings.trustedProxies = try TrustedProxies(
        arguments.trustedProxies, fields: settings.trustedProxies.fields)
    }
    return settings
  }

  /// Makes the hosts of the app's windows.
  @MainActor static func views(
    settings: HostSettings, basePath: String, documents: String?
  ) throws -> [ViewHost] {
    let windows = withStoreIsolation(MainActor.shared) { Self()._windows }
    return try windows.enumerated().flatMap { index, window in
      let name = index == 0 ? "" : "/\(window.id ?? "\(index + 1)")"
      let path = basePath.isEmpty && name.isEmpty ? "/" : basePath + name
      switch window.content {
      case .view:
        let title = window.title ?? Text(verbatim: "\(Self.self)")
        return [
          ViewHost(at: path, title: title, settings: settings) { _AppWindow(Self(), index) }
        ]
      case .documents(let kind):
        let folder = try DocumentFolder(
          at: URL(fileURLWithPath: documents ?? "."), contentTypes: kind.contentTypes
        )
        let library = DocumentLibrary(folder: folder, clock: settings.clock) {
          MainActor.assumeOwnsViews(()) { Self().documentKind(index) }
        }
        return ViewHost.documents(
          library, at: path, title: window.title ?? Text(system: "Documents"), settings: settings
        )
      }
    }
  }

  private func documentKind(_ index: Int) -> _DocumentKind? {
    guard case .documents(let kind) = _windows[index].content else { return nil }
    return kind
  }
}

extension ViewHost {
  /// Makes a host of a list of documents at a path, and a host of the documents below it.
  static func documents(
    _ library: DocumentLibrary, at path: String, title: Text, settings: HostSettings
  ) -> [ViewHost] {
    let documentsPath = (path == "/" ? "" : path) + "/documents"
    return [
      ViewHost(at: path, title: title, settings: settings) {
        DocumentBrowser(library: library) { URL(string: "\(documentsPath)/\($0.pathComponent)") }
      },
      ViewHost(at: documentsPath, documents: library, list: path, settings: settings),
    ]
  }
}
#endif
