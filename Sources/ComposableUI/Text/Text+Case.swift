extension Text {
  /// The case of the letters of a text.
  public enum Case: Hashable, Sendable {
    /// Capital letters or small letters.
    case uppercase, lowercase
  }

  /// The place of the ellipsis in a text that is too long. It is the end in a browser.
  public enum TruncationMode: Hashable, Sendable {
    /// The values of SwiftUI, which all cut off the end.
    case head, middle, tail
  }
}
