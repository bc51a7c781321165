import Foundation

/// A parser of inline Markdown: emphasis, strong emphasis, strikethrough, code and links.
///
/// The rules are those of CommonMark and, for strikethrough, of GitHub:
/// https://spec.commonmark.org/0.31.2/#inlines. As in SwiftUI, blocks such as headings and lists,
/// images and HTML aren't parsed, and white space is preserved.
struct InlineMarkdown {
  /// A literal, or an interpolated value, which isn't parsed.
  enum Part {
    case literal(String)
    case value([TextRun])

    fileprivate var atoms: [Atom] {
      switch self {
      case .literal(let text): text.map { .character($0) }
      case .value(let runs): [.value(runs)]
      }
    }

    /// The runs without a parse.
    fileprivate var runs: [TextRun] {
      switch self {
      case .literal(let text): [TextRun(text)]
      case .value(let runs): runs
      }
    }

    /// True if the part is a literal that may have Markdown.
    fileprivate var mayHaveMarkdown: Bool {
      guard case .literal(let text) = self else { return false }
      return text.utf8.contains { "\\`[*_~".utf8.contains($0) }
    }
  }

  /// A character of a literal, or an interpolated value.
  fileprivate enum Atom {
    case character(Character)
    case value([TextRun])

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }

    var isWhitespace: Bool { character?.isWhitespace ?? false }

    var isPunctuation: Bool { character.map { $0.isPunctuation || $0.isSymbol } ?? false }
  }

  /// A part of the text with one style.
  private struct Span {
    var runs: [TextRun]
    var delimiter: Delimiter?
    var traits: TextRun.Traits = []
  }

  /// A series of equal characters that may begin or end an emphasis.
  private struct Delimiter {
    let character: Character
    let length: Int
    /// The number of characters that are not matched yet.
    var count: Int
    var canOpen: Bool
    var canClose: Bool

    /// The properties that determine which delimiters match it.
    struct Kind: Hashable {
      let character: Character
      let length: Int
      let canOpen: Bool
    }

    var kind: Kind {
      Kind(
        character: character, length: character == "~" ? length : length % 3, canOpen: canOpen)
    }

    /// Returns true if the delimiter begins an emphasis that another one ends.
    func matches(_ closer: Delimiter) -> Bool {
      guard canOpen, character == closer.character, count > 0 else { return false }
      if character == "~" { return length == closer.length && length <= 2 }
      guard canClose || closer.canOpen, (length + closer.length).isMultiple(of: 3) else {
        return true
      }
      return length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
    }
  }

  private let atoms: [Atom]
  /// The positions of the brackets that close others; empty in the text of a link.
  private let closingBrackets: [Int: Int]
  private var position = 0
  private var spans: [Span] = []
  /// The lengths of code delimiters that don't occur any more.
  private var unmatchedCodeLengths: Set<Int> = []

  private init(_ atoms: [Atom], hasLinks: Bool) {
    self.atoms = atoms
    closingBrackets = hasLinks ? Self.closingBrackets(in: atoms) : [:]
  }

  /// Returns the runs of a text.
  static func runs(of parts: [Part]) -> [TextRun] {
    guard parts.contains(where: \.mayHaveMarkdown) else {
      return TextRun.joined(parts.flatMap(\.runs))
    }
    return runs(of: parts.flatMap(\.atoms), hasLinks: true)
  }

  private static func runs(of atoms: [Atom], hasLinks: Bool) -> [TextRun] {
    var parser = InlineMarkdown(atoms, hasLinks: hasLinks)
    parser.readSpans()
    parser.matchDelimiters()
    return parser.runs
  }

  private static func closingBrackets(in atoms: [Atom]) -> [Int: Int] {
    var closing: [Int: Int] = [:]
    var open: [Character: [Int]] = [:]
    var index = 0
    while index < atoms.count {
      switch atoms[index].character {
      case "\\": index += 1
      case "[": open["]", default: []].append(index)
      case "(": open[")", default: []].append(index)
      case let character? where character == "]" || character == ")":
        if let start = open[character]?.popLast() { closing[start] = index }
      default: break
      }
      index += 1
    }
    return closing
  }

  // MARK: Spans

  private mutating func readSpans() {
    while position < atoms.count {
      switch atoms[position] {
      case .value(let runs):
        spans.append(Span(runs: runs))
        position += 1
      case .character("\\"): readEscape()
      case .character("`"): readCode()
      case .character("["): readLink()
      case .character(let character) where "*_~".contains(character): readDelimiter(character)
      case .character(let character):
        append(character)
        position += 1
      }
    }
  }

  private mutating func append(_ text: some CustomStringConvertible) {
    if let last = spans.last, last.delimiter == nil, last.runs.count == 1, last.traits.isEmpty,
      last.runs[0].isPlain
    {
      spans[spans.count - 1].runs[0].text += text.description
    } else {
      spans.append(Span(runs: [TextRun(text.description)]))
    }
  }

  private mutating func readEscape() {
    let next = position + 1 < atoms.count ? atoms[position + 1].character : nil
    if let next, next.isASCII, next.isPunctuation || next.isSymbol {
      append(next)
      position += 2
    } else {
      append("\\")
      position += 1
    }
  }

  /// The number of equal characters from a position.
  private func length(of character: Character, at start: Int) -> Int {
    atoms[start...].prefix { $0.character == character }.count
  }

  private mutating func readCode() {
    let (start, length) = (position, length(of: "`", at: position))
    var end = unmatchedCodeLengths.contains(length) ? atoms.count : start + length
    while end < atoms.count {
      let closing = self.length(of: "`", at: end)
      if closing == length {
        var runs = Self.plainRuns(of: atoms[(start + length)..<end])
        for index in runs.indices { runs[index].traits.insert(.monospaced) }
        spans.append(Span(runs: runs))
        position = end + length
        return
      }
      end += max(closing, 1)
    }
    unmatchedCodeLengths.insert(length)
    append(String(repeating: "`", count: length))
    position += length
  }

  private mutating func readDelimiter(_ character: Character) {
    let length = length(of: character, at: position)
    let before = position > 0 ? atoms[position - 1] : .character(" ")
    let end = position + length
    let after = end < atoms.count ? atoms[end] : .character(" ")
    let isLeftFlanking =
      !after.isWhitespace && (!after.isPunctuation || before.isWhitespace || before.isPunctuation)
    let isRightFlanking =
      !before.isWhitespace && (!before.isPunctuation || after.isWhitespace || after.isPunctuation)
    let isUnderscore = character == "_"
    spans.append(
      Span(
        runs: [],
        delimiter: Delimiter(
          character: character, length: length, count: length,
          canOpen: isLeftFlanking && (!isUnderscore || !isRightFlanking || before.isPunctuation),
          canClose: isRightFlanking && (!isUnderscore || !isLeftFlanking || after.isPunctuation))))
    position = end
  }

  private mutating func readLink() {
    guard let textEnd = closingBrackets[position], textEnd + 1 < atoms.count,
      atoms[textEnd + 1].character == "(", let end = closingBrackets[textEnd + 1],
      let url = URL(
        string: Self.plainRuns(of: atoms[(textEnd + 2)..<end]).map(\.text).joined()
          .trimmingCharacters(in: .whitespaces))
    else {
      append("[")
      position += 1
      return
    }
    var runs = Self.runs(of: Array(atoms[(position + 1)..<textEnd]), hasLinks: false)
    for index in runs.indices { runs[index].link = url }
    spans.append(Span(runs: runs))
    position = end + 1
  }

  private static func plainRuns(of atoms: ArraySlice<Atom>) -> [TextRun] {
    var parser = InlineMarkdown([], hasLinks: false)
    for atom in atoms {
      switch atom {
      case .character(let character): parser.append(character)
      case .value(let runs): parser.spans.append(Span(runs: runs))
      }
    }
    return parser.spans.flatMap(\.runs)
  }

  // MARK: Emphasis

  private mutating func matchDelimiters() {
    /// The position below which there is no opener, by the closers that looked for one.
    var lowest: [Delimiter.Kind: Int] = [:]
    var closer = 0
    while closer < spans.count {
      guard let delimiter = spans[closer].delimiter, delimiter.canClose, delimiter.count > 0 else {
        closer += 1
        continue
      }
      let candidates = (lowest[delimiter.kind] ?? 0)..<closer
      if let opener = candidates.last(where: {
        spans[$0].delimiter?.matches(delimiter) == true
      }) {
        emphasize(from: opener, to: closer, delimiter)
      } else {
        lowest[delimiter.kind] = closer
        closer += 1
      }
    }
  }

  private mutating func emphasize(from opener: Int, to closer: Int, _ delimiter: Delimiter) {
    let isStrikethrough = delimiter.character == "~"
    let openerCount = spans[opener].delimiter?.count ?? 0
    let count = isStrikethrough ? delimiter.count : min(openerCount, delimiter.count, 2)
    let trait: TextRun.Traits = isStrikethrough ? .strikethrough : count == 2 ? .bold : .italic
    for index in (opener + 1)..<closer {
      spans[index].traits.insert(trait)
      // Emphases don't overlap.
      spans[index].delimiter?.canOpen = false
      spans[index].delimiter?.canClose = false
    }
    spans[opener].delimiter?.count -= count
    spans[closer].delimiter?.count -= count
  }

  private var runs: [TextRun] {
    var runs: [TextRun] = []
    for span in spans {
      var spanRuns = span.runs
      if let delimiter = span.delimiter, delimiter.count > 0 {
        spanRuns = [TextRun(String(repeating: delimiter.character, count: delimiter.count))]
      }
      for var run in spanRuns {
        run.traits.formUnion(span.traits)
        runs.append(run)
      }
    }
    return TextRun.joined(runs)
  }
}

extension TextRun {
  /// A run without attributes.
  init(_ text: String) {
    self.init(text: text, traits: [])
  }

  /// True if the run has no attributes.
  fileprivate var isPlain: Bool { hasSameAttributes(as: TextRun("")) }

  private func hasSameAttributes(as other: TextRun) -> Bool {
    var copy = self
    copy.text = other.text
    return copy == other
  }

  /// Joins neighboring runs with the same attributes, and omits empty ones.
  static func joined(_ runs: [TextRun]) -> [TextRun] {
    var joined: [TextRun] = []
    for run in runs where !run.text.isEmpty {
      if let last = joined.last, last.hasSameAttributes(as: run) {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    return joined.isEmpty ? [TextRun("")] : joined
  }
}
