import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that was started like a user starts it, and what it has written so far.
///
/// Nothing here sleeps to guess that the program is ready: one waits for what it writes.
final class RunningProgram: Sendable {
  /// How a program ended.
  enum Ending: Equatable, Sendable {
    case exited(Int32)
    case killed(Int32)
  }

  private struct Progress {
    var isInputClosed = false
    var output = Data()
    /// Up to here the output was looked through.
    var position = 0
    var ending: Ending?
    var text: (Data, CheckedContinuation<Bool, Never>)?
    var end: CheckedContinuation<Ending, Never>?

    /// Finds the text that is waited for.
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

  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  private static let setSession: Int16 = 0x80

  private let pid: pid_t
  private let input: Int32
  private let progress = Mutex(Progress())

  /// Where a program of this package lies: beside this test bundle.
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
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&input) == 0, pipe(&output) == 0 else { throw SystemError("pipe") }
    defer { for end in [input[0], output[1]] { close(end) } }
    let pid = try spawn([path(program)] + arguments, environment) { actions in
      posix_spawn_file_actions_adddup2(&actions, input[0], 0)
      posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    }
    return RunningProgram(pid: pid, input: input[1], output: output[0])
  }

  /// Runs a shell command in a terminal of its own, where it gets control-C and the like.
  ///
  /// The program of this package is `"$0"` in the command, its arguments are `"$@"`.
  static func inTerminal(
    _ program: String, _ command: String, _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> RunningProgram {
    var (terminal, screen): (Int32, Int32) = (0, 0)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&terminal, &screen, &name, nil, nil) == 0 else { throw SystemError("openpty") }
    defer { close(screen) }
    let shell = ["/bin/sh", "-c", command, path(program)]
    let pid = try spawn(shell + arguments, environment) { actions in
      // The leader of a session takes the first terminal that it opens as its own.
      posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
    }
    return RunningProgram(pid: pid, input: terminal, output: terminal)
  }

  /// Starts a program as the leader of a session.
  ///
  /// - Parameter connect: Says what input and output are; errors go where output goes.
  private static func spawn(
    _ arguments: [String],
    _ environment: [String: String],
    connect: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    connect(&actions)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // Nothing that other tests have open is handed on.
    for file: Int32 in 3..<1_024 { posix_spawn_file_actions_addclose(&actions, file) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, setSession)
    let own = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME", "LD_LIBRARY_PATH"].contains($0.key)
    }
    let environment = own.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, arguments[0], &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw SystemError("posix_spawn \(arguments[0])", code) }
    return pid
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
      // A terminal's end is an error, a pipe's is not.
      while case let count = read(output, &bytes, bytes.count), count > 0 {
        note(Data(bytes[..<count]))
      }
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      deadline.cancel()
      end(status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F))
      if output != input { close(output) }
    }
  }

  deinit {
    closeInput()
  }

  /// All that was written so far.
  var output: String {
    String(decoding: progress.withLock { $0.output }, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Types text, or puts it in the pipe.
  ///
  /// - Returns: Whether there was somebody to read it.
  @discardableResult
  func type(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) } >= 0
  }

  /// Ends the input; for pipes.
  func closeInput() {
    let wasClosed = progress.withLock { progress in
      defer { progress.isInputClosed = true }
      return progress.isInputClosed
    }
    if !wasClosed { close(input) }
  }

  /// Sends a signal to the program that was started, or to another.
  func signal(_ number: Int32, to other: pid_t? = nil) {
    let isRunning = progress.withLock { $0.ending == nil }
    if isRunning { kill(other ?? pid, number) }
  }

  /// Waits until the program has written a text, after the text that was waited for before.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let isFound = await withCheckedContinuation { continuation in
      let (found, isOver) = progress.withLock { progress in
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
      isFound, "'\(text)' did not come. The output is:\n\(output.suffix(2_000))",
      sourceLocation: sourceLocation
    )
  }

  /// Waits until the program has ended.
  func ending() async -> Ending {
    await withCheckedContinuation { continuation in
      let ending = progress.withLock { progress in
        if progress.ending == nil { progress.end = continuation }
        return progress.ending
      }
      if let ending { continuation.resume(returning: ending) }
    }
  }

  private func note(_ data: Data) {
    let found = progress.withLock { progress in
      progress.output.append(data)
      return progress.find()
    }
    found?.resume(returning: true)
  }

  private func end(_ ending: Ending) {
    let (text, end) = progress.withLock { progress in
      defer { (progress.text, progress.end) = (nil, nil) }
      progress.ending = ending
      return (progress.text?.1, progress.end)
    }
    text?.resume(returning: false)
    end?.resume(returning: ending)
  }
}

/// Lets writing to a program that has ended fail instead of ending the tests.
private func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

/// A call of the system that failed.
struct SystemError: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ code: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(code)))"
  }
}
