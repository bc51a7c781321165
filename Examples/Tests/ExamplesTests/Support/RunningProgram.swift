import ComposableArchitecture
import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A running program between two pipes, and its output.
///
/// Tests wait for the output of the program. They never sleep.
final class RunningProgram: Sendable {
  /// The way in which a program ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(Int32)
  }

  private struct Progress {
    var isInputClosed = false
    var output = Data()
    /// The end of the last expected text.
    var position = 0
    var ending: Ending?
    var text: (Data, CheckedContinuation<Bool, Never>)?
    var end: CheckedContinuation<Ending, Never>?

    /// Returns the continuation of the expected text, if the output contains the text.
    mutating func find() -> CheckedContinuation<Bool, Never>? {
      guard
        let (data, continuation) = text,
        let range = output.range(of: data, in: position..<output.endIndex)
      else { return nil }
      position = range.upperBound
      text = nil
      return continuation
    }
  }

  private let pid: pid_t
  private let input: Int32
  private let progress = LockIsolated(Progress())

  /// The path of a program of this package, which is beside the test bundle.
  private static func path(_ program: String) -> String {
    Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent(program).path
      ?? program
  }

  /// Starts a program of this package between two pipes.
  static func piped(
    _ program: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try piped(program, arguments, environment: environment)
  }

  /// Starts a program of this package between two pipes.
  static func piped(
    _ program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try start([path(program)] + arguments, environment: environment)
  }

  /// Starts a shell command between two pipes.
  ///
  /// - Parameters:
  ///   - command: The command. `"$0"` is the program and `"$@"` are the arguments.
  ///   - program: A program of this package.
  ///   - arguments: The arguments of the program.
  static func shell(
    _ command: String, _ program: String, _ arguments: String...
  ) throws -> RunningProgram {
    try start(["/bin/sh", "-c", command, path(program)] + arguments)
  }

  private static func start(
    _ command: [String], environment: [String: String] = [:]
  ) throws -> RunningProgram {
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&input) == 0, pipe(&output) == 0 else { throw SystemError("pipe") }
    defer { for end in [input[0], output[1]] { close(end) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input[0], 0)
    for file: Int32 in 1...2 { posix_spawn_file_actions_adddup2(&actions, output[1], file) }
    // The files that other tests have open are not inherited.
    for file: Int32 in 3..<1_024 { posix_spawn_file_actions_addclose(&actions, file) }
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key)
    }
    var argv = command.map { strdup($0) } + [nil]
    var envp = inherited.merging(environment) { $1 }.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, command[0], &actions, nil, &argv, &envp)
    guard code == 0 else { throw SystemError("posix_spawn \(command[0])", code) }
    return RunningProgram(pid: pid, input: input[1], output: output[0])
  }

  private init(pid: pid_t, input: Int32, output: Int32) {
    self.pid = pid
    self.input = input
    ignoreBrokenPipes()
    let deadline = Task { [weak self] in
      try await Task.sleep(for: .seconds(60))
      self?.signal(SIGKILL)
    }
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while case let count = read(output, &bytes, bytes.count), count > 0 {
        note(Data(bytes[..<count]))
      }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      deadline.cancel()
      end(status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F))
      close(output)
    }
  }

  deinit {
    closeInput()
  }

  /// The output so far.
  var output: String {
    String(decoding: progress.withValue { $0.output }, as: UTF8.self)
  }

  /// Writes text to the input of the program.
  ///
  /// - Returns: `false` if the program has ended.
  @discardableResult
  func type(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) } >= 0
  }

  /// Ends the input.
  func closeInput() {
    let wasClosed = progress.withValue { progress in
      defer { progress.isInputClosed = true }
      return progress.isInputClosed
    }
    if !wasClosed { close(input) }
  }

  /// Sends a signal to the program.
  func signal(_ number: Int32) {
    let isRunning = progress.withValue { $0.ending == nil }
    if isRunning { kill(pid, number) }
  }

  /// Waits until the program writes a text, after the text that was expected before.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let isFound = await withCheckedContinuation { continuation in
      let (found, isOver) = progress.withValue { progress in
        progress.text = (Data(text.utf8), continuation)
        let found = progress.find()
        let isOver = found == nil && progress.ending != nil
        if isOver { progress.text = nil }
        return (found, isOver)
      }
      found?.resume(returning: true)
      if isOver { continuation.resume(returning: false) }
    }
    try #require(
      isFound, "The program did not write '\(text)'. Its output is:\n\(output.suffix(2_000))",
      sourceLocation: sourceLocation
    )
  }

  /// Waits until the program has ended.
  func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      let ending = progress.withValue { progress in
        if progress.ending == nil { progress.end = continuation }
        return progress.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  private func note(_ data: Data) {
    let found = progress.withValue { progress in
      progress.output.append(data)
      return progress.find()
    }
    found?.resume(returning: true)
  }

  private func end(_ ending: Ending) {
    let (text, end) = progress.withValue { progress in
      defer { (progress.text, progress.end) = (nil, nil) }
      progress.ending = ending
      return (progress.text?.1, progress.end)
    }
    text?.resume(returning: false)
    end?.resume(returning: ending)
  }
}

/// Makes a write to a program that has ended fail instead of ending the tests.
private func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// An error of a system call.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ code: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(code)))"
  }
}
