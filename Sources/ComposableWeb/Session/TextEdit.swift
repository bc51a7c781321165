@_spi(Renderer) import ComposableUI

/// A replacement of a part of a text. A browser sends it in the place of a long text.
struct TextEdit: Equatable, Sendable {
  /// The offset of the replaced part, in UTF-16 code units.
  var start: Int
  /// The length of the replaced part, in UTF-16 code units.
  var count: Int
  /// The text in its place.
  var replacement: String

  /// Returns the edited text, or `nil` if the replaced part is not within the text, splits one of its
  /// characters, or if the result is longer than a text may be.
  func applied(to text: String) -> String? {
    let (units, scalars) = (text.utf16, text.unicodeScalars)
    guard 0...units.count ~= start, 0...(units.count - start) ~= count else { return nil }
    let lower = units.index(units.startIndex, offsetBy: start)
    let upper = units.index(lower, offsetBy: count)
    guard let lower = lower.samePosition(in: scalars), let upper = upper.samePosition(in: scalars)
    else { return nil }
    var edited = scalars
    edited.replaceSubrange(lower..<upper, with: replacement.unicodeScalars)
    let result = String(edited)
    return result.utf8.count <= Interaction.maxTextBytes ? result : nil
  }
}
