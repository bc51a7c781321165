import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process's standard input and output, its terminal's modes and its signals.
///
/// The one place that knows of the operating system.
///
/// 1. Raw mode is left by ``restore()``, and before the process is suspended.
/// 2. SIGINT, SIGTERM, SIGHUP and SIGQUIT don't end the process: they arrive as events, and
///    ``leave(by:status:)`` lets them have their way when all is put back.
/// 3. A reader of the output that went away arrives as an event too, not as SIGPIPE.
package final class Terminal: Sendable {
  /// What happens to a process.
  package enum Event: Equatable, Sendable {
    case input([UInt8])
    case endOfInput
    case outputClosed
    case signal(Int32)
    /// The process goes on after it was suspended.
    case resumed
  }

  /// What has happened, in order.
  package let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private let needsInput = DispatchSemaphore(value: 0)
  /// The terminal's modes as they were before they were changed.
  private let savedModes = Mutex<termios?>(nil)

  /// Whether the input comes from a keyboard.
  package var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  /// Whether the output goes to a screen.
  package var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Takes over the signals, and begins to read the input when it is first asked for.
  package init() {
    (events, continuation) = AsyncStream.makeStream()
    signal(SIGPIPE, SIG_IGN)
    let signals = SignalPipe([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT])
    Thread.detachNewThread { [weak self] in
      while let number = signals.next() { self?.handle(number) }
    }
    Thread.detachNewThread { [needsInput, continuation] in
      var bytes = [UInt8](repeating: 0, count: 4_096)
      while true {
        needsInput.wait()
        var count = read(STDIN_FILENO, &bytes, bytes.count)
        while count < 0, errno == EINTR { count = read(STDIN_FILENO, &bytes, bytes.count) }
        guard count > 0 else { break }
        continuation.yield(.input(Array(bytes[..<count])))
      }
      continuation.yield(.endOfInput)
    }
  }

  /// Asks for one more piece of input: no more is read than is asked for.
  package func requestInput() {
    needsInput.signal()
  }

  /// Lets ``events`` end after those that have happened.
  package func finishEvents() {
    continuation.finish()
  }

  /// Writes a line at once.
  package func write(_ line: String) {
    var bytes = Array("\(line)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { platformWrite(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        continuation.yield(.outputClosed)
        return
      }
    }
  }

  /// Gets each key as it is pressed, unseen, until ``restore()``.
  package func enterRawMode() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    savedModes.withLock { $0 = modes }
    setRawMode()
  }

  /// Puts the terminal's modes back.
  package func restore() {
    savedModes.withLock { saved in
      guard var modes = saved else { return }
      tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
      saved = nil
    }
  }

  /// Ends the process at once, whatever its other threads are at.
  ///
  /// - Parameters:
  ///   - number: The signal that it ends by, as the one who sent it expects.
  ///   - status: What it ends with where no signal ends it.
  package func leave(by number: Int32?, status: Int32 = 0) -> Never {
    guard let number else { _exit(status) }
    signal(number, SIG_DFL)
    // Dispatch's threads, of which this may be one, block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    _exit(128 + number)
  }

  private func setRawMode() {
    guard var modes = savedModes.withLock({ $0 }) else { return }
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  private func handle(_ number: Int32) {
    switch number {
    case SIGTSTP:
      if var modes = savedModes.withLock({ $0 }) { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
      kill(getpid(), SIGSTOP)
    case SIGCONT:
      setRawMode()
      continuation.yield(.resumed)
    default:
      continuation.yield(.signal(number))
    }
  }
}

/// Hands signals to a thread: a signal's handler may do nothing but write to a pipe.
private struct SignalPipe {
  /// Where handlers write.
  // Unsafe: set before there is a handler, and never again.
  nonisolated(unsafe) private static var entrance: Int32 = -1
  private let exit: Int32

  /// Takes over the signals from now on, none of them gets lost; to be made once.
  init(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      exit = -1
      return
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.entrance = ends[1]
    exit = ends[0]
    for number in numbers {
      signal(number) { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = platformWrite(SignalPipe.entrance, &byte, 1)
        errno = error
      }
    }
  }

  /// Waits for the next signal; `nil` when none can come.
  func next() -> Int32? {
    var byte: UInt8 = 0
    var count = read(exit, &byte, 1)
    while count < 0, errno == EINTR { count = read(exit, &byte, 1) }
    return count == 1 ? Int32(byte) : nil
  }
}

/// `write(2)`, whose name the terminal's own method hides.
private func platformWrite(
  _ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(file, bytes, count)
}
