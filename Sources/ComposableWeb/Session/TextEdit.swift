import ComposableHTML
@_spi(Renderer) import ComposableUI

/// A replacement of a part of a text.
///
/// Two writers of one text, the user and the views, each change it without knowing of the other's
/// change. The text that results is that of the views, to which the user's edit is rebased:
///
/// ```swift
/// // A field is emptied while the user types on:
/// TextEdit.merge("hello there", basedOn: "hello", into: "")  // " there"
/// ```
///
/// The server and the browser merge the same texts in the same order, by functions that are twins:
/// `editOf`, `offsetAfter`, `rebased` and `merged` in `Client/script/text-edits.js`. So both arrive at the same text.
///
/// 1. Offsets and lengths are in UTF-16 code units. No edit separates the two units of a character.
/// 2. Text that the user inserts stays, after a text that the views have set in the place of what was
///    before it.
/// 3. A part that the views have replaced by one of the same length, such as by its capitals, keeps
///    each place in it.
/// 4. Where the user replaces all of what the views have replaced, the user's text takes its place.
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

extension TextEdit {
  /// Creates the edit of a text that results in another one: of all between their common beginning
  /// and their common end.
  init(from old: String, to new: String) {
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    let shorter = min(old.count, new.count)
    var (start, end) = (0, 0)
    while start < shorter, old[start] == new[start] { start += 1 }
    // A pair of surrogates is replaced as a whole.
    if start > 0, UTF16.isLeadSurrogate(old[start - 1]) { start -= 1 }
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(old[old.count - end]) { end -= 1 }
    self.init(
      start: start, count: old.count - end - start,
      replacement: String(decoding: new[start..<(new.count - end)], as: UTF16.self))
  }

  /// Returns the text that results if a user edits a text that the views have changed meanwhile.
  ///
  /// - Parameters:
  ///   - typed: The text after the user's edit.
  ///   - base: The text before it, and before the views' change.
  ///   - text: The text after the views' change.
  /// - Returns: The views' text with the user's edit; `nil` if it is longer than a text may be.
  static func merge(_ typed: String, basedOn base: String, into text: String) -> String? {
    if text.isIdentical(to: base) { return typed }
    if typed.isIdentical(to: base) { return text }
    let (edit, change) = (TextEdit(from: base, to: typed), TextEdit(from: base, to: text))
    return edit.rebased(over: change, in: Array(text.utf16)).applied(to: text)
  }

  /// Returns the edit of a changed text in the place of this one, which is of the text before.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - text: The text after the change.
  private func rebased(over change: TextEdit, in text: [UInt16]) -> TextEdit {
    let insertion = change.offset(after: start, .caret, in: text)
    guard count > 0 else {
      return TextEdit(start: insertion, count: 0, replacement: replacement)
    }
    let lower = change.offset(after: start, .lowerBound, in: text)
    let upper = change.offset(after: start + count, .upperBound, in: text)
    // A part of what was replaced is no longer there.
    guard lower <= upper else {
      return TextEdit(start: insertion, count: 0, replacement: replacement)
    }
    return TextEdit(start: lower, count: upper - lower, replacement: replacement)
  }

  /// The meaning of an offset in a text.
  enum Role {
    /// The place of a caret or of inserted text.
    case caret
    /// The beginning of a replaced part.
    case lowerBound
    /// The end of a replaced part.
    case upperBound
  }

  /// Returns the offset in the edited text of one in the text before.
  func offset(after offset: Int, _ role: Role = .caret, in text: [UInt16]) -> Int {
    let (end, length) = (start + count, replacement.utf16.count)
    var result: Int
    if offset >= end, count > 0 || offset > start || role != .upperBound {
      result = offset + length - count
    } else if offset <= start || length == count {
      result = offset
    } else {
      switch role {
      case .caret: result = min(offset, start + length)
      case .lowerBound: result = start + length
      case .upperBound: result = start
      }
    }
    if result > 0, result < text.count, UTF16.isTrailSurrogate(text[result]),
      UTF16.isLeadSurrogate(text[result - 1])
    {
      result -= 1
    }
    return result
  }
}
