#if Web
import ArgumentParser
@_spi(Renderer) import ComposableUI
import ComposableConcurrency
import Foundation
import Testing

@testable import ComposableWeb

@Suite struct AppMainTests {
  private struct PlainApp: App {
    var body: some Scene { WindowGroup("Plain") { TallyView() } }
  }

  private struct ConfiguredApp: WebApp {
    struct Options: ParsableArguments {
      @Option var facts: String
    }

    nonisolated static let seen = Lock<[String]>([])

    static func prepare(_ settings: inout HostSettings, options: Options) throws {
      seen.withLock { $0.append(options.facts) }
      if options.facts.isEmpty { throw ValidationError("Pass an address to '--facts'.") }
    }

    var body: some Scene { WindowGroup("Choosy") { TallyView() } }
  }

  private struct TwoWindows: App {
    var body: some Scene {
      WindowGroup("Main") { TallyView() }
      WindowGroup("Settings", id: "settings") { TallyView() }
    }
  }

  @Test(arguments: [("", ["", "/settings"]), ("/app", ["/app", "/app/settings"])])
  func allWindowsAreBelowTheBasePath(_ basePath: String, _ paths: [String]) async throws {
    let views = try await TwoWindows.views(
      settings: HostSettings(), basePath: basePath, documents: nil)
    #expect(views.map(\.path) == paths)
  }

  @Test func helpExitsWith0() async {
    #expect(await PlainApp.serve(["--help"]) == 0)
  }

  @Test(arguments: [["--colour"], ["file"], ["--port", "x"], ["--port"]])
  func invalidArgumentsExitWith64(_ arguments: [String]) async {
    #expect(await PlainApp.serve(arguments) == 64)
  }

  @Test func aPortInUseExitsWith1() async throws {
    try await LiveServer.run { server in
      let status = await PlainApp.serve(["--port", "\(server.port)", "--log-level", "critical"])
      #expect(status == 1)
    }
  }

  @MainActor @Test func twoWindowsWithOnePathAreReported() {
    struct Twice: App {
      var body: some Scene {
        WindowGroup { Text("First") }
        WindowGroup(id: "settings") { Text("Mine") }
        Settings { Text("Settings") }
      }
    }
    let error = #expect(throws: ValidationError.self) {
      try Twice.views(settings: HostSettings(), basePath: "", documents: nil)
    }
    #expect(error?.message.contains("have the path '/settings'") == true)
  }

  @Test func aDocumentAppRequiresAFolder() async throws {
    #expect(await TalliesApp.serve(["--help"]) == 0)
    #expect(await TalliesApp.serve([]) == 64)
    #expect(await TalliesApp.serve(["--documents"]) == 64)
    #expect(await PlainApp.serve(["--documents", "x"]) == 64)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await LiveServer.run { server in
      let options = ["--port", "\(server.port)", "--log-level", "critical", "--documents"]
      // Fails only because the port is in use: the folder was accepted and created.
      #expect(await TalliesApp.serve(options + [folder.path]) == 1)
      #expect(FileManager.default.fileExists(atPath: folder.path))
    }
    try Data().write(to: folder.appendingPathComponent("file"))
    #expect(await TalliesApp.serve(["--documents", folder.path + "/file"]) == 1)
  }

  @Test func anAppCanHaveItsOwnOptions() async throws {
    try await LiveServer.run { server in
      let options = ["--facts", "x", "--port", "\(server.port)", "--log-level", "critical"]
      // Fails only because the port is in use: the options were accepted.
      let status = await ConfiguredApp.serve(options)
      #expect(status == 1)
    }
    #expect(await ConfiguredApp.serve(["--help"]) == 0)
    #expect(await ConfiguredApp.serve(["--colour"]) == 64)
    #expect(await ConfiguredApp.serve(["--facts", ""]) == 64)
    #expect(ConfiguredApp.seen.withLock { $0 } == ["x", ""])
  }
}
#endif
