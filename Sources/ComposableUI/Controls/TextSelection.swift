/// A part of a text that the user has selected, or the place where the user types.
///
/// ```swift
/// @State private var text = ""
/// @State private var selection: TextSelection?
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Select all") {
///   selection = TextSelection(range: text.startIndex..<text.endIndex)
/// }
/// ```
///
/// 1. It is `nil` until the user enters the field.
/// 2. A browser reports it at most 10 times a second, after the text that the user has typed. Its bounds
///    are boundaries of characters in the text.
/// 3. When the program sets it, the field selects the part, or does so once the user enters it. Indices
///    that are not in the text count as the closest ones that are; `nil` changes nothing.
public struct TextSelection: Hashable, Sendable {
  /// The indices of what is selected.
  public enum Indices: Hashable, Sendable {
    /// A part, which is empty if the user has selected nothing.
    case selection(Range<String.Index>)
    /// Several parts. A field selects all from the first to the last one, and reports one part only.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The indices of what is selected.
  public var indices: Indices
  /// The line that the place belongs to at a line break. Always `automatic` in what a field reports.
  public var affinity: TextSelectionAffinity = .automatic

  /// True if nothing is selected: the user types at the place.
  public var isInsertion: Bool { bounds?.isEmpty ?? true }

  /// Creates a selection of a part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several parts of a text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates a selection of nothing, at the place where the user types.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// All from the first to the last part; `nil` if there is no part.
  var bounds: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let set):
      guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

/// The line that a place belongs to, at a line break that the text does not contain.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// That of the platform.
  case automatic
  /// The line before it.
  case upstream
  /// The line after it.
  case downstream
}

// A browser counts UTF-16 code units of the text that it shows, in which line breaks are single line feeds
// or, in a field with a single line, missing.
extension TextSelection {
  /// Creates the selection that a browser reports; `nil` for offsets that it does not send.
  ///
  /// - Parameters:
  ///   - offsets: The start and the end, in UTF-16 code units.
  ///   - text: The text of the field.
  ///   - hasLines: True for a field with several lines.
  init?(offsets: [Int], in text: String, hasLines: Bool) {
    guard offsets.count == 2, 0 <= offsets[0], offsets[0] <= offsets[1] else { return nil }
    var position = 0
    var lower: String.Index?
    var upper = text.endIndex
    for index in text.indices {
      if position >= offsets[1] {
        upper = index
        break
      }
      let end = position + text[index].displayedLength(hasLines)
      // A part of a character counts as the whole one.
      if lower == nil, end > offsets[0] { lower = index }
      position = end
    }
    let start = min(lower ?? upper, upper)
    self.init(range: start..<(offsets[0] == offsets[1] ? start : upper))
  }

  /// Returns the start and the end as a browser counts them; `nil` if there is no part.
  func offsets(in text: String, hasLines: Bool) -> [Int]? {
    guard let bounds else { return nil }
    func offset(of index: String.Index) -> Int {
      text[..<min(index, text.endIndex)].reduce(0) { $0 + $1.displayedLength(hasLines) }
    }
    return [offset(of: bounds.lowerBound), offset(of: bounds.upperBound)]
  }
}

extension Character {
  /// The number of UTF-16 code units that a field shows.
  fileprivate func displayedLength(_ hasLines: Bool) -> Int {
    if self == "\r\n" { return hasLines ? 1 : 0 }
    if !hasLines, self == "\n" || self == "\r" { return 0 }
    return utf16.count
  }
}

nonisolated extension View {
  /// Ignored: browsers do not tell on which line a place at a line break is.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}
