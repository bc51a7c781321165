import Foundation

/// The time that processors have worked for a process; zero where it is not known.
struct ProcessorTime {
  let process: Int
  private(set) var parent = 0
  private(set) var seconds = 0.0

  /// Reads the time of a process by its number.
  init(of process: Int) {
    self.process = process
    // The name in parentheses may contain anything: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    guard
      let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let fields = stat.split(separator: ")").last?.split(separator: " "), fields.count > 12
    else { return }
    parent = Int(fields[1]) ?? 0
    let ticks = fields[11...12].compactMap { Double($0) }.reduce(0, +)
    seconds = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
