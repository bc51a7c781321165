/// The names of values that never reach a record.
struct RecordingSecrets: Sendable {
  private let names: [String]

  init(_ names: Set<String>) { self.names = names.map { $0.lowercased() } }

  /// Returns true for a name that contains one of the names, in any case: `newPassword` for `password`.
  private func contains(_ name: String) -> Bool {
    if names.isEmpty || name.isEmpty { return false }
    let name = name.lowercased()
    return names.contains { name.contains($0) }
  }

  /// Empties the secrets of a value. Each keeps its type, so that the whole can be decoded.
  ///
  /// - Parameter texts: Texts that are secrets whatever their names are.
  func removed(from value: RecordedValue, texts: Set<String> = []) -> RecordedValue {
    if case .text(let text) = value { return texts.contains(text) ? .text("") : value }
    return value.mapped { part in
      contains(part.name) ? emptied(part.value) : removed(from: part.value, texts: texts)
    }
  }

  /// Returns the texts that are secrets in a value.
  func texts(in value: RecordedValue) -> Set<String> { texts(in: value, isSecret: false) }

  private func texts(in value: RecordedValue, isSecret: Bool) -> Set<String> {
    if case .text(let text) = value { return isSecret && !text.isEmpty ? [text] : [] }
    return value.parts.reduce(into: []) { texts, part in
      texts.formUnion(self.texts(in: part.value, isSecret: isSecret || contains(part.name)))
    }
  }

  /// Returns an empty value of the same kind.
  private func emptied(_ value: RecordedValue) -> RecordedValue {
    switch value {
    case .text: .text("")
    case .literal("true"), .literal("false"): .literal("false")
    case .literal(let text) where text.first?.isNumber == true || text.first == "-": .literal("0")
    case .literal: .opaque(type: "secret")
    case .list(let type, _): .list(type: type, elements: [])
    case .set: .set(elements: [])
    case .dictionary: .dictionary(entries: [])
    case .none, .some, .structure, .enumeration, .opaque: value.mapped { emptied($0.value) }
    }
  }
}
