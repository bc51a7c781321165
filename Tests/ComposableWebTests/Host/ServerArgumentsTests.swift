#if Web
import Logging
import Testing

@testable import ComposableWeb

@Suite struct ServerArgumentsTests {
  @Test func theDefaultAddressIsLocal() throws {
    let arguments = try ServerArguments([])
    #expect((arguments.host, arguments.port) == ("127.0.0.1", 8080))
    #expect(arguments.logLevel == nil && !arguments.wantsHelp && arguments.unrecognized == [])
  }

  @Test func optionsAreParsed() throws {
    let arguments = try ServerArguments([
      "--host", "0.0.0.0", "--port=0", "--log-level", "Debug", "--help",
    ])
    #expect((arguments.host, arguments.port) == ("0.0.0.0", 0))
    #expect(arguments.logLevel == .debug && arguments.wantsHelp)
  }

  @Test func allowHostCanBeRepeated() throws {
    let arguments = try ServerArguments(["--allow-host", "a.example", "--allow-host=b.example"])
    #expect(arguments.allowedHosts == ["a.example", "b.example"])
    for name in ["https://a.example", "a.example:80", "*.a.example", "a b", "a/b"] {
      #expect(throws: UsageError.self) { try ServerArguments(["--allow-host", name]) }
    }
  }

  @Test(arguments: [
    ("/", ""), ("/app", "/app"), ("/app/", "/app"), ("//a//b-1/", "/a/b-1"),
  ])
  func theBasePathHasNoTrailingSlash(_ argument: String, _ path: String) throws {
    #expect(try ServerArguments(["--base-path", argument]).basePath == path)
  }

  @Test(arguments: ["", "app", "/a b", "/a?b", "/..", "/ä", "/:id", "https://a.example/"])
  func invalidBasePathsAreReported(_ argument: String) {
    #expect(throws: UsageError.self) { try ServerArguments(["--base-path", argument]) }
  }

  @Test func unrecognizedArgumentsAreLeftToTheApp() throws {
    let arguments = try ServerArguments([
      "--facts", "http://localhost", "--port", "1", "-v", "--", "--port", "x",
    ])
    #expect(arguments.port == 1)
    #expect(arguments.unrecognized == ["--facts", "http://localhost", "-v", "--port", "x"])
  }

  @Test(arguments: [
    ["--port"], ["--port", "x"], ["--port", "65536"], ["--port", "-1"], ["--port="], ["--host"],
    ["--host="], ["--log-level", "loud"], ["--log-level"],
  ])
  func invalidValuesAreReported(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try ServerArguments(arguments) }
  }

  @Test func onlyDocumentAppsHaveADocumentsOption() throws {
    let options = ["--documents", "dir", "-x"]
    #expect(try ServerArguments(options).unrecognized == options)
    let arguments = try ServerArguments(options, showsDocuments: true)
    #expect(arguments.documents == "dir" && arguments.unrecognized == ["-x"])
    #expect(try ServerArguments(["--documents=a b"], showsDocuments: true).documents == "a b")
  }

  @Test(arguments: [[], ["--documents"], ["--documents="], ["--", "--documents", "x"]])
  func documentAppsRequireAFolder(_ arguments: [String]) throws {
    let error = #expect(throws: UsageError.self) {
      try ServerArguments(arguments, showsDocuments: true)
    }
    #expect(error?.message.contains("'--documents") == true)
    #expect(try ServerArguments(["--help"], showsDocuments: true).wantsHelp)
  }
}
#endif
