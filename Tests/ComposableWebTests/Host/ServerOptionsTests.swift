#if Web
import ArgumentParser
import Logging
import Testing

@testable import ComposableWeb

@Suite struct ServerOptionsTests {
  private typealias Command = ServerCommand<NoOptions, NoOptions>
  private typealias DocumentCommand = ServerCommand<DocumentOptions, NoOptions>

  private func options(_ arguments: String...) throws -> ServerOptions {
    try Command.parse(arguments).server
  }

  @Test func theDefaultAddressIsLocal() throws {
    let options = try options()
    #expect((options.host, options.port) == ("127.0.0.1", 8080))
    #expect(options.logLevel == .notice && options.basePath == "")
  }

  @Test func optionsAreParsed() throws {
    let options = try options("--host", "0.0.0.0", "--port=0", "--log-level", "Debug")
    #expect((options.host, options.port) == ("0.0.0.0", 0))
    #expect(options.logLevel == .debug)
  }

  @Test func allowHostCanBeRepeated() throws {
    let options = try options("--allow-host", "a.example", "--allow-host=b.example")
    #expect(options.allowedHosts == ["a.example", "b.example"])
  }

  @Test(arguments: [
    ("/", ""), ("/app", "/app"), ("/app/", "/app"), ("//a//b-1/", "/a/b-1"),
  ])
  func theBasePathHasNoTrailingSlash(_ argument: String, _ path: String) throws {
    #expect(try options("--base-path", argument).basePath == path)
  }

  @Test(
    arguments: [
      ("--allow-host", ["https://a.example", "a.example:80", "*.a.example", "a b", "a/b", ""]),
      ("--base-path", ["", "app", "/a b", "/a?b", "/..", "/ä", "/:id", "https://a.example/"]),
      ("--port", ["x", "65536", "-1", ""]), ("--host", [""]), ("--log-level", ["loud", ""]),
      ("--trust-proxy", ["", "localhost", "10.0.0.0/33"]),
    ]
  )
  func invalidValuesAreExplained(_ option: String, _ values: [String]) throws {
    for value in values {
      let thrown = #expect(throws: (any Error).self) { try options("\(option)=\(value)") }
      let error = try #require(thrown)
      #expect(Command.exitCode(for: error) == .validationFailure)
      #expect(Command.message(for: error).contains(option))
    }
    #expect(throws: (any Error).self) { try options(option) }
  }

  @Test func onlyDocumentAppsHaveADocumentsOption() throws {
    #expect(throws: (any Error).self) { try options("--documents", "dir") }
    #expect(try DocumentCommand.parse(["--documents=a b"]).documents.folder == "a b")
  }

  @Test(arguments: [[], ["--documents"], ["--documents="]])
  func documentAppsRequireAFolder(_ arguments: [String]) throws {
    let error = #expect(throws: (any Error).self) { try DocumentCommand.parse(arguments) }
    #expect(DocumentCommand.message(for: try #require(error)).contains("'--documents"))
  }

  @Test func theHelpListsEveryOption() {
    let help = DocumentCommand.helpMessage()
    for option in [
      "--documents", "--host", "--port", "--base-path", "--allow-host", "--trust-proxy",
      "--log-level", "--previews", "--record", "--replay", "--test", "--help",
    ] { #expect(help.contains(option)) }
  }
}
#endif
