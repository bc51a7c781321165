import Foundation
import IssueReporting

/// Runs libFuzzer on the parser that the environment variable `FUZZ_ENTRY` names, with the arguments
/// of libFuzzer: https://llvm.org/docs/LibFuzzer.html#options
@main enum Fuzzer {
  /// The entry under test.
  static let entry = Entry.all.first {
    $0.name == ProcessInfo.processInfo.environment["FUZZ_ENTRY"]
  }

  static func main() {
    guard entry != nil else {
      // The names, for `scripts/fuzz`.
      print(Entry.all.map(\.name).joined(separator: "\n"))
      exit(CommandLine.argc > 1 ? EX_USAGE : EXIT_SUCCESS)
    }
    // Input of a client is never a mistake of the programmer.
    IssueReporters.current = [.fatalError]
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, test))
  }
}

/// The main function of libFuzzer. Its library without a main function suits all executables of a
/// build, also the tools of build plugins, which are instrumented as well.
@_extern(c, "LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_cdecl("LLVMFuzzerTestOneInput")
private func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Fuzzer.entry?.test(Input(bytes: UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
