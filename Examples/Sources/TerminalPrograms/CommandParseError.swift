/// What keeps a line from being a command.
package struct CommandParseError: Error, Equatable {
  /// It in a few words.
  package var text: String

  package init(_ text: String) {
    self.text = text
  }
}
