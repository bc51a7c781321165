import Foundation

/// The Swift compiler, with the modules and the macros of this build.
struct Compiler {
  struct Result {
    /// The exit status; `nil` where the compiler crashed.
    let status: Int32?
    let output: String
  }

  /// Compiles files as a module in a language mode and compares the diagnostics with their
  /// `expected-error` comments, or `expected-swift5-error` and `expected-swift6-error` for one mode
  /// only.
  ///
  /// The aliases of modules have the form `Combine=OpenCombine`.
  ///
  /// Fails also if an expression takes longer than two seconds to type-check. Machine code is
  /// generated for one mode only, since it does not depend on it.
  func verify(
    _ files: [String], version: Int, aliases: [String] = [], ignoringWarnings: Bool = false
  ) async throws -> Result {
    let action = version == 6 ? ["-c", "-o", "/dev/null"] : ["-emit-sil", "-o", "/dev/null"]
    return try await run(
      action + arguments + aliases.flatMap { ["-module-alias", $0] }
        + (ignoringWarnings ? ["-suppress-warnings"] : []) + [
          "-swift-version", "\(version)", "-package-name", "input", "-verify",
          "-verify-ignore-unrelated", "-verify-additional-prefix", "swift\(version)-",
          "-solver-expression-time-threshold=2",
        ] + files)
  }

  /// Checks the types of files of a module.
  func check(_ files: [SourceFile]) async throws -> Result {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let paths = try files.map { file in
      let url = directory.appending(path: "\(file.name).swift")
      try Data(file.code.utf8).write(to: url)
      return url.path()
    }
    return try await run(
      ["-typecheck", "-parse-as-library"] + arguments + ["-swift-version", "6"] + paths)
  }

  /// Runs the compiler, and terminates it when the task is cancelled.
  private func run(_ arguments: [String]) async throws -> Result {
    let output = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend"] + arguments
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

  private let arguments: [String]

  init() throws {
    // The build places its modules and plugins beside the test executable.
    let products = Bundle.main.bundleURL
    let plugins = try Self.resources().appending(path: "host/plugins")
    arguments =
      [
        "-module-name", "Input",
        "-I", products.appending(path: "Modules").path(),
        "-load-plugin-executable",
        products.appending(path: "ComposableMacros-tool").path() + "#ComposableMacros",
        "-plugin-path", plugins.path(), "-plugin-path", plugins.appending(path: "testing").path(),
      ] + Self.moduleMaps(of: products).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path())"] }
  }

  /// The directory of the toolchain's libraries and plugins.
  private static func resources() throws -> URL {
    struct TargetInfo: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-print-target-info"]
    compiler.standardOutput = output
    try compiler.run()
    let info = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let path = try JSONDecoder().decode(TargetInfo.self, from: info).paths.runtimeResourcePath
    return URL(filePath: path)
  }

  /// The maps of the modules of C that Swift modules import: written by the build, or by packages.
  private static func moduleMaps(of products: URL) -> [URL] {
    func contents(_ directory: URL) -> [URL] {
      let contents = try? FileManager.default.contentsOfDirectory(
        at: directory, includingPropertiesForKeys: nil
      )
      return contents ?? []
    }
    let built = contents(products).filter {
      $0.pathExtension == "build" && !$0.lastPathComponent.hasSuffix("-tool.build")
    }
    let checkouts = products.appending(path: "../../checkouts").standardizedFileURL
    let sources = contents(checkouts).flatMap { contents($0.appending(path: "Sources")) }
    let maps =
      built.map { $0.appending(path: "module.modulemap") }
      + sources.flatMap { source in
        ["module.modulemap", "include/module.modulemap"].map { source.appending(path: $0) }
      }
    return maps.filter { FileManager.default.fileExists(atPath: $0.path()) }
  }
}
