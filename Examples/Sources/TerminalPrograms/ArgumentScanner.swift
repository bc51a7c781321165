/// The words of a line, taken one after another.
package struct ArgumentScanner {
  /// What was not taken yet, without blanks around it.
  package private(set) var rest: Substring

  package init(_ line: String) {
    rest = line[...]
    skipBlanks()
  }

  /// Takes a word; `nil` at the end.
  package mutating func next() -> String? {
    let word = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(word.count)
    skipBlanks()
    return word.isEmpty ? nil : String(word)
  }

  /// Takes all that is left.
  ///
  /// - Parameter meaning: What it is, as in "the name of a file".
  package mutating func remainder(_ meaning: String) throws(CommandParseError) -> String {
    guard !rest.isEmpty else { throw CommandParseError("\(meaning) is missing") }
    defer { rest = "" }
    return String(rest)
  }

  /// Takes a word that is a whole number.
  ///
  /// - Parameter meaning: What it is, as in "the number of a timer".
  package mutating func number(_ meaning: String) throws(CommandParseError) -> Int {
    guard let word = next() else { throw CommandParseError("\(meaning) is missing") }
    guard let number = Int(word) else {
      throw CommandParseError("'\(word.printable(limit: 40))' is not \(meaning)")
    }
    return number
  }

  /// Sees to it that all was taken.
  package func end() throws(CommandParseError) {
    guard rest.isEmpty else {
      throw CommandParseError("'\(rest.description.printable(limit: 40))' is too much")
    }
  }

  private mutating func skipBlanks() {
    rest = rest.drop { $0.isWhitespace }
  }
}
