import Foundation

/// Another process that runs this program, to be measured by itself.
final class OtherProcess {
  private let process = Process()
  private let output = Pipe()

  /// Starts it with arguments, and waits for the number that it prints first.
  static func start(_ arguments: String...) throws -> (OtherProcess, number: Int) {
    let other = OtherProcess()
    other.process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    other.process.arguments = arguments
    other.process.standardOutput = other.output
    try other.process.run()
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let more = other.output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Connection.Lost() }
      line += more
    }
    return (other, Int(String(decoding: line.dropLast(), as: UTF8.self)) ?? 0)
  }

  /// Bytes that it holds in physical memory.
  var memory: Int { Memory.resident(of: "\(process.processIdentifier)") ?? 0 }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
