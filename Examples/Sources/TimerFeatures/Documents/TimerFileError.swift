public import Foundation

/// An error of a timer file.
///
/// The description is for users: it names the file, the problem and the next step.
public struct TimerFileError: Error, Equatable {
  /// The kind of an error. A payload is the reason, as the end of a sentence.
  public enum Fault: Error, Equatable {
    /// The file is empty, or a timer file without its end.
    case truncated
    /// The file isn't a valid timer file.
    case foreign(String)
    /// The file has a version that this program can't read.
    case newer(version: Int)
    /// The file to create exists.
    case exists
    /// The file is open under another name, a hard link.
    case open(as: URL)
    /// The file can't be read.
    case unreadable(String)
    /// The file can't be written, or the timer isn't valid.
    case unwritable(String)
  }

  /// The file.
  public var file: URL
  /// The kind of the error.
  public var fault: Fault

  /// Creates an error of a file.
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
      "\(name) is truncated. Restore it from a backup."
    case .foreign(let reason):
      "\(name) isn't a timer file: \(reason). Open another file."
    case .newer(let version):
      """
      \(name) has version \(version) of the file format. This program reads version \
      \(TimerFile.version). Open it with a newer version of the program.
      """
    case .exists:
      "\(name) exists already. Open it, or choose another name."
    case .open(let other):
      "\(name) is the same file as '\(other.path)', which is open. Close that file first."
    case .unreadable(let reason):
      "\(name) can't be read: \(reason). Fix the problem, then open it again."
    case .unwritable(let reason):
      "\(name) can't be written: \(reason). Fix the problem, then save again."
    }
  }

  public var errorDescription: String? { description }
}
