public import Foundation

/// What is wrong with a file that is to hold a timer.
///
/// The descriptions are whole sentences to show to a user: what it is, which file, what to do.
public struct TimerFileError: Error, Equatable {
  /// What can be wrong.
  public enum Fault: Error, Equatable {
    /// The file begins as a timer's file does, or is empty, and ends too early.
    case truncated
    /// The file holds something else. The payload says what, as the end of a sentence.
    case foreign(String)
    /// The file was written by a program that knows more than this one.
    case newer(version: Int)
    /// Something has the name of a file that is to be made.
    case exists
    /// The same file is open under another name.
    case taken(by: URL)
    /// The system does not let the file be read. The payload says why, as the end of a sentence.
    case unreadable(String)
    /// The system does not let the file be written, or what is to be written can't be.
    case unwritable(String)
  }

  /// The file.
  public var file: URL
  /// What is wrong with it.
  public var fault: Fault

  /// Says what is wrong with a file.
  public init(_ fault: Fault, in file: URL) {
    self.fault = fault
    self.file = file
  }
}

extension TimerFileError: LocalizedError, CustomStringConvertible {
  public var description: String {
    let name = "'\(file.relativePath)'"
    return switch fault {
    case .truncated:
      "\(name) is cut off: it ends before the timer does. It was left as it is; replace it by a copy."
    case .foreign(let what):
      "\(name) is no timer's file: \(what). It was left as it is; open it with what wrote it."
    case .newer(let version):
      """
      \(name) is of version \(version), and this program knows \(TimerFile.version). It was left as \
      it is; open it with a newer program.
      """
    case .exists:
      "\(name) is there already. Open it, or choose another name."
    case .taken(let other):
      "\(name) is the same file as '\(other.path)', which is open. Close that first."
    case .unreadable(let why):
      "\(name) can't be read: \(why). Mend that, then open it again."
    case .unwritable(let why):
      "\(name) can't be written: \(why). Mend that, then save again."
    }
  }

  public var errorDescription: String? { description }
}
