/// The texts of fields that messages contain, and that the browser may not have seen when the user
/// edited them.
///
/// Between messages, this is the server's only record of the text that a browser has edited. A field without one has
/// the text of its content. Of each field, it has the text that the browser held after its last event, and those that
/// messages have set since. An event is an edit of one of them, and is rebased over the later ones; so are they over the
/// event, since the browser does the same with them when it receives them:
///
/// ```
/// seen     "hello" ── the user types " there" ──> "hello there"
///    │                                                 │
/// message 8: ""    ── rebased ─────────────────────> " there"
/// ```
///
/// 1. A text is kept until the browser has acknowledged its message.
/// 2. At most ``limit`` texts of a field are kept. An event that edits an older one is refused, and
///    the browser is sent the text of the views.
/// 3. A whole text that does not say which message the browser has seen is taken as it is.
struct UnseenTexts {
  /// The maximum number of texts of a field.
  static let limit = 32
  /// The maximum size of the texts of all fields, in bytes. A browser that acknowledges nothing would
  /// otherwise let each field keep many.
  static let maxBytes = 4_000_000

  private struct Field {
    /// The text that the browser held after its last event; `nil` if it is not known.
    var seen: String?
    /// The texts that messages have set since, by the numbers of the messages.
    var written: [(seq: Int, text: String)] = []

    /// Removes the texts of messages that the browser has seen.
    mutating func removeTexts(seenAt seq: Int) {
      guard let count = written.lastIndex(where: { $0.seq <= seq }).map({ $0 + 1 }) else { return }
      seen = written[count - 1].text
      written.removeFirst(count)
    }
  }

  private var fields: [Int: Field] = [:]

  var isEmpty: Bool { fields.isEmpty }

  /// Records that a message sets the text of a field.
  mutating func write(_ text: String, replacing old: String, of id: Int, in seq: Int) {
    var field = fields[id] ?? Field(seen: old)
    field.written.append((seq, text))
    if field.written.count > Self.limit {
      field.seen = nil
      field.written.removeFirst()
    }
    fields[id] = field
  }

  /// Records that the browser has seen the messages up to a number.
  mutating func acknowledge(_ seq: Int) {
    for (id, var field) in fields {
      field.removeTexts(seenAt: seq)
      fields[id] = field.written.isEmpty && field.seen != nil ? nil : field
    }
  }

  /// Records an event.
  ///
  /// - Parameters:
  ///   - report: The user's edit.
  ///   - seq: The number of the last message that the browser has seen; `nil` if it is not known.
  ///   - id: The identifier of the field.
  ///   - text: The text of the field in the last message.
  /// - Returns: The text that the browser holds once it has received all messages, or `nil` if the
  ///   edit is invalid, or if the messages that the browser has seen are not known and matter. Then
  ///   nothing is known of the browser's text until the next message.
  mutating func receive(
    _ report: TextReport, seenAt seq: Int?, of id: Int, text: String
  ) -> String? {
    var field = fields[id] ?? Field(seen: text)
    if let seq {
      field.removeTexts(seenAt: seq)
    } else if fields[id] != nil {
      fields[id] = Field(seen: nil)
      return nil
    }
    guard let seen = field.seen, let reported = report.text(after: seen) else {
      fields[id] = Field(seen: nil)
      return nil
    }
    var (base, merged) = (seen, reported)
    for index in field.written.indices {
      let text = field.written[index].text
      guard let next = TextEdit.merge(merged, basedOn: base, into: text) else {
        fields[id] = Field(seen: nil)
        return nil
      }
      field.written[index].text = next
      (base, merged) = (text, next)
    }
    field.seen = reported
    fields[id] = field.written.isEmpty ? nil : field
    guard byteCount <= Self.maxBytes else {
      fields[id] = Field(seen: nil)
      return nil
    }
    return merged
  }

  /// The size of all texts in bytes.
  private var byteCount: Int {
    fields.values.reduce(0) { $1.written.reduce($0) { $0 + $1.text.utf8.count } }
  }

  mutating func remove(_ id: Int) { fields[id] = nil }

  /// Removes the texts of fields that are no longer part of the page.
  mutating func keep(where isShown: (Int) -> Bool) {
    fields = fields.filter { isShown($0.key) }
  }
}

/// A report of the user's edit of a text.
enum TextReport {
  /// The text after the edit.
  case whole(String)
  /// The edit of the text that the browser held before.
  case edit(TextEdit)

  /// Returns the text after the edit of a text, or `nil` if it is not an edit of that.
  func text(after text: String) -> String? {
    switch self {
    case .whole(let whole): whole
    case .edit(let edit): edit.applied(to: text)
    }
  }
}
