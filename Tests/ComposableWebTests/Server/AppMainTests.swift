#if Web
  import ComposableUI
  import Foundation
  import Synchronization
  import Testing

  @testable import ComposableWeb

  @Suite struct AppMainTests {
    private struct Plain: App {
      var body: some Scene { WindowGroup("Plain") { TallyView() } }
    }

    private struct Choosy: WebApp {
      static let seen = Mutex<[[String]]>([])
      static let usage = "[--facts URL]"

      static func prepare(_ settings: inout HostSettings, arguments: [String]) throws {
        seen.withLock { $0.append(arguments) }
        if arguments.first != "--facts" { throw UsageError("Where are the facts?") }
      }

      var body: some Scene { WindowGroup("Choosy") { TallyView() } }
    }

    @Test func helpIsNoFault() async {
      #expect(await Plain.serve(["--help"]) == 0)
    }

    @Test(arguments: [["--colour"], ["file"], ["--port", "x"], ["--port"]])
    func argumentsThatMakeNoSenseEndWith64(_ arguments: [String]) async {
      #expect(await Plain.serve(arguments) == 64)
    }

    @Test func aPortThatIsTakenEndsWith1() async throws {
      try await LiveServer.run { server in
        let status = await Plain.serve(["--port", "\(server.port)", "--log-level", "critical"])
        #expect(status == 1)
      }
    }

    @Test func anAppOfDocumentsHasToBeToldWhereTheyAre() async throws {
      #expect(await TalliesApp.serve(["--help"]) == 0)
      #expect(await TalliesApp.serve([]) == 64)
      #expect(await TalliesApp.serve(["--documents"]) == 64)
      #expect(await Plain.serve(["--documents", "x"]) == 64)
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("told-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await LiveServer.run { server in
        let options = ["--port", "\(server.port)", "--log-level", "critical", "--documents"]
        // The port is taken: the folder is in order, and was made.
        #expect(await TalliesApp.serve(options + [folder.path]) == 1)
        #expect(FileManager.default.fileExists(atPath: folder.path))
      }
      try Data().write(to: folder.appendingPathComponent("file"))
      #expect(await TalliesApp.serve(["--documents", folder.path + "/file"]) == 1)
    }

    @Test func anAppHasOptionsOfItsOwn() async throws {
      try await LiveServer.run { server in
        let options = ["--facts", "x", "--port", "\(server.port)", "--log-level", "critical"]
        // The port is taken: the app's options are in order.
        let status = await Choosy.serve(options)
        #expect(status == 1)
      }
      #expect(await Choosy.serve(["--colour"]) == 64)
      #expect(Choosy.seen.withLock { $0 } == [["--facts", "x"], ["--colour"]])
    }
  }
#endif
