import Foundation

/// The Swift compiler, with the modules and the macros of this build.
struct Compiler {
  struct Result {
    let succeeded: Bool
    let output: String
  }

  /// Compiles a file as a module and compares the diagnostics with its `expected-error` comments.
  ///
  /// The compiler is terminated when the task is cancelled.
  func verify(_ file: URL) async throws -> Result {
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend"] + arguments + [file.path()]
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
      succeeded: compiler.terminationReason == .exit && compiler.terminationStatus == 0,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self)
    )
  }

  private var arguments: [String] {
    // The tests' executable is where the build put its modules and plugins.
    let products = Bundle.main.bundleURL
    return [
      "-c", "-o", "/dev/null", "-module-name", "Input", "-swift-version", "6",
      "-I", products.appending(path: "Modules").path(),
      "-load-plugin-executable",
      products.appending(path: "ComposableMacros-tool").path() + "#ComposableMacros",
      "-verify", "-verify-ignore-unrelated",
    ]
  }
}
