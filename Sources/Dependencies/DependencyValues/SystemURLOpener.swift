import Foundation

/// The desktop's opener of URLs: `xdg-open`, or `open` on macOS.
enum SystemURLOpener {
  /// Opens `url` and returns true if the opener exits with status 0; false if there is no opener.
  static func open(_ url: URL) async -> Bool {
    #if os(Linux) || os(macOS) || os(FreeBSD) || os(OpenBSD)
    #if os(macOS)
    return await run("open", url.absoluteString)
    #else
    return await run("xdg-open", url.absoluteString)
    #endif
    #else
    return false
    #endif
  }

  #if os(Linux) || os(macOS) || os(FreeBSD) || os(OpenBSD)
  static func run(_ command: String, _ argument: String) async -> Bool {
    let process = Process()
    // `env` finds the command on the search path and exits with 127 if there is none.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command, argument]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return await withCheckedContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: false)
      }
    }
  }
  #endif
}
