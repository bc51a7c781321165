import Foundation

/// The standard streams of a server. Each line is written immediately, also to a pipe.
enum Terminal {
  static func print(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  static func printError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
