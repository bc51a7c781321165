import Foundation

/// The Swift compiler, with the modules and the macros of this build.
struct Compiler {
  struct Result {
    /// The exit status; `nil` where the compiler crashed.
    let status: Int32?
    let output: String
  }

  /// Compiles a file as a module and compares the diagnostics with its `expected-error` comments.
  func verify(_ file: URL) async throws -> Result {
    try await compile(file, ["-verify", "-verify-ignore-unrelated"])
  }

  /// Compiles a file as a module.
  ///
  /// The compiler is terminated when the task is cancelled.
  func compile(_ file: URL, _ options: [String] = []) async throws -> Result {
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend"] + arguments + options + [file.path()]
    compiler.standardOutput = FileHandle.nullDevice
    compiler.standardError = try FileHandle(forWritingTo: output)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        compiler.terminationHandler = { _ in continuation.resume() }
        do { try compiler.run() } catch { continuation.resume(throwing: error) }
      }
    } onCancel: {
      if compiler.isRunning { compiler.terminate() }
    }
    return Result(
      status: compiler.terminationReason == .exit ? compiler.terminationStatus : nil,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self)
    )
  }

  private var arguments: [String] {
    // The build places its modules and plugins beside the test executable.
    let products = Bundle.main.bundleURL
    return [
      "-c", "-o", "/dev/null", "-module-name", "Input", "-swift-version", "6",
      "-I", products.appending(path: "Modules").path(),
      "-load-plugin-executable",
      products.appending(path: "ComposableMacros-tool").path() + "#ComposableMacros",
    ]
  }
}
