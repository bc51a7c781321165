import Foundation

/// A child process that runs this program, to be measured by itself.
final class ChildProcess {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())

  /// Starts the process with arguments, and waits for the number that it prints first.
  static func start(_ arguments: String...) throws -> (ChildProcess, number: Int) {
    let child = ChildProcess()
    child.process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    child.process.arguments = arguments
    child.process.standardInput = child.input
    child.process.standardOutput = child.output
    try child.process.run()
    guard let line = child.nextLine(), let number = Int(line) else { throw Connection.Lost() }
    return (child, number)
  }

  /// Waits for the next line of the output; `nil` once the process has ended.
  func nextLine() -> String? {
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      guard let byte = try? output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        return nil
      }
      line += byte
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// Writes a line to the input of the process.
  func send(_ line: String) {
    try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// True until the process has ended.
  var isRunning: Bool { process.isRunning }

  /// The number of bytes that the process holds in physical memory.
  var memory: Int { Memory.resident(of: "\(process.processIdentifier)") ?? 0 }

  /// The number of open file descriptors.
  var descriptors: Int { entries(of: "fd") }

  /// The number of threads.
  var threads: Int { entries(of: "task") }

  private func entries(of folder: String) -> Int {
    let path = "/proc/\(process.processIdentifier)/\(folder)"
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.count ?? 0
  }

  /// The time in seconds that processors have worked for the process; 0 where it is not known.
  var processorTime: Double { ProcessorTime(of: Int(process.processIdentifier)).seconds }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
