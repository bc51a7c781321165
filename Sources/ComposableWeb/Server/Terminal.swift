#if Web
  import Foundation

  /// Where a server says what its user has to know. A line is out at once, also into a pipe.
  enum Terminal {
    static func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

    static func complain(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
  }
#endif
