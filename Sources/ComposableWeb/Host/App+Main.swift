#if Web
import ArgumentParser
import ComposableCore
import ComposableDocuments
import ComposableRecording
public import ComposableUI
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
  /// ``TrustedProxies``; may be repeated), `--log-level` (notice), `--previews` (serves the previews of
  /// the program in place of its windows), `--record` (a folder of records of what users do), `--replay` (a record to look
  /// at in place of the windows), `--test` (a record to print a test of) and `--help`. To add options of your own, conform to
  /// ``WebApp``. An app with a ``ComposableUI/DocumentGroup`` requires the folder of its documents:
  /// `--documents`.
  ///
  /// 1. Each tab gets its own app, views and stores, on its own actor. Tabs that show the same
  ///    document share these.
  /// 2. The first window is served at `/`. The others are served at their identifier,
  ///    `/settings`, or else at their number, `/2`. A window that shows documents serves the list
  ///    there, and the documents below it, as `/documents/Tea.txt`.
  /// 3. The exit status is 0 after a graceful shutdown, 64 for invalid arguments, and 1 if the
  ///    server can't start.
  public static func main() async {
    await main(Array(CommandLine.arguments.dropFirst()))
  }

  /// Serves the app as ``main()`` does, with other arguments than those of the process.
  ///
  /// Use it in a program that serves one of several apps, with the arguments that follow the name of
  /// the app.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - commandName: The name in the usage, such as `timers lonely`; `nil` for that of the program.
  public static func main(_ arguments: [String], commandName: String? = nil) async {
    let status = await ServerCommandName.$current.withValue(commandName) { await serve(arguments) }
    exit(status)
  }

  /// Serves the app with the given command-line arguments.
  ///
  /// - Returns: The exit status of the process.
  static func serve(_ arguments: [String]) async -> Int32 {
    if let app = Self.self as? any WebApp.Type { return await app.serve(preparedBy: arguments) }
    return await serve(arguments) { (_, _: NoOptions) in }
  }

  /// Serves the app with the given command-line arguments, once it is prepared with its options.
  fileprivate static func serve<Options: ParsableArguments>(
    _ arguments: [String], prepare: (inout HostSettings, Options) async throws -> Void
  ) async -> Int32 {
    if Body._showsDocuments {
      await serve(ServerCommand<DocumentOptions, Options>.self, arguments, prepare)
    } else {
      await serve(ServerCommand<NoOptions, Options>.self, arguments, prepare)
    }
  }

  private static func serve<Documents, Options>(
    _ command: ServerCommand<Documents, Options>.Type, _ arguments: [String],
    _ prepare: (inout HostSettings, Options) async throws -> Void
  ) async -> Int32 {
    do {
      let command = try command.parse(arguments)
      let server = command.server
      if let file = server.testedRecord {
        Terminal.print(try StoreRecording(contentsOf: URL(filePath: file)).test())
        return EXIT_SUCCESS
      }
      var settings = HostSettings()
      settings.recording = server.recordsFolder.map { RecordingSettings(folder: URL(filePath: $0)) }
      settings.logger.logLevel = server.logLevel
      if server.previews { prepareDependencies { $0.context = .preview } }
      try await prepare(&settings, command.options)
      for host in [server.host] + server.allowedHosts { settings.origins.allow(host) }
      if !server.trustedProxies.isEmpty {
        settings.trustedProxies = try TrustedProxies(
          server.trustedProxies, fields: settings.trustedProxies.fields)
      }
      let views =
        if server.previews {
          ViewHost.previews(Preview.all(), settings: settings, basePath: server.basePath)
        } else if let file = server.replayedRecord {
          ViewHost.replay(
            try StoreRecording(contentsOf: URL(filePath: file)), settings: settings,
            basePath: server.basePath
          ) {
            _AppWindow(Self(), 0)
          }
        } else {
          try views(
            settings: settings, basePath: server.basePath,
            documents: (command.documents as? DocumentOptions)?.folder)
        }
      try await ViewServer(views, host: server.host, port: Int(server.port)) { address in
        Terminal.print("Listening on \(address)")
      }
      .runService()
      return EXIT_SUCCESS
    } catch {
      let (message, status) = (command.fullMessage(for: error), command.exitCode(for: error))
      if status.isSuccess { Terminal.print(message) } else { Terminal.printError(message) }
      return status.rawValue
    }
  }

  /// Makes the hosts of the app's windows.
  @MainActor static func views(
    settings: HostSettings, basePath: String, documents: String?
  ) throws -> [ViewHost] {
    let windows = withStoreIsolation(MainActor.shared) { Self()._windows }
    let paths = windows.enumerated().map { $1.path(at: $0) }
    if let path = paths.enumerated().first(where: { paths[..<$0].contains($1) })?.element {
      throw ValidationError(
        """
        Two windows of the app have the path '\(path)'. Give one of them another identifier: \
        'WindowGroup(id: …)'. That of 'Settings' is 'settings'.
        """)
    }
    return try windows.enumerated().flatMap { index, window in
      let name = window.path(at: index)
      let path = basePath.isEmpty && name.isEmpty ? "/" : basePath + name
      switch window.content {
      case .view:
        let title = window.title ?? Text(verbatim: "\(Self.self)")
        return [
          ViewHost(at: path, title: title, settings: settings) {
            _AppWindow(Self(), index, id: window.id)
          }
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

extension WebApp {
  /// Serves the app with the given command-line arguments, some of which are its own.
  fileprivate static func serve(preparedBy arguments: [String]) async -> Int32 {
    await serve(arguments) { settings, options in
      try await prepare(&settings, options: options)
    }
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
