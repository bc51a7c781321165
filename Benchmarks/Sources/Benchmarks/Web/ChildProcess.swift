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

  /// Seconds that processors have worked for it; 0 where the platform does not tell.
  var processorTime: Double {
    let path = "/proc/\(process.processIdentifier)/stat"
    // The name in parentheses may have anything in it: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    guard
      let stat = try? String(contentsOfFile: path, encoding: .utf8),
      let fields = stat.split(separator: ")").last?.split(separator: " ")
    else { return 0 }
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }
}
