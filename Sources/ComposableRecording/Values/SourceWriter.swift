/// Writes values in Swift's spelling.
struct SourceWriter {
  /// The number of columns that a line has at most, where it can be broken.
  var width = 100

  /// Returns the source of a value, on one line or on several.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indentation: The indentation of the line that it begins in.
  ///   - column: The column that it begins in.
  func source(of value: RecordedValue, indentation: Int = 0, column: Int = 0) -> String {
    let line = line(value)
    if line.count + column <= width { return line }
    switch value {
    case .some(let value):
      return source(of: value, indentation: indentation, column: column)
    case .structure(let type, let fields):
      return type + call(fields.filter { type.isEmpty || $0.value != .none }, indentation)
    case .enumeration(_, let name, let values) where !values.isEmpty:
      // The parentheses of a single value are those of the call: `.edit(Edit.State(…`.
      if values.count == 1, values[0].name.isEmpty {
        let prefix = ".\(Self.identifier(name))("
        return prefix
          + source(of: values[0].value, indentation: indentation, column: column + prefix.count)
          + ")"
      }
      return ".\(Self.identifier(name))" + call(values, indentation)
    case .list(let type, let elements) where !elements.isEmpty:
      return broken(
        stackLiteral(type, "["), elements.map { element($0, of: type) },
        stackLiteral(type, "]", isEnd: true),
        indentation
      ) { value, column in source(of: value, indentation: indentation + 2, column: column) }
    case .set(let elements) where !elements.isEmpty:
      return broken("[", elements, "]", indentation) { value, column in
        source(of: value, indentation: indentation + 2, column: column)
      }
    case .dictionary(let entries) where !entries.isEmpty:
      return broken("[", entries, "]", indentation) { entry, column in
        let key = self.line(entry.key) + ": "
        return key
          + source(of: entry.value, indentation: indentation + 2, column: column + key.count)
      }
    case .literal, .text, .none, .enumeration, .list, .set, .dictionary, .opaque:
      return line
    }
  }

  private func call(_ fields: [RecordedValue.Field], _ indentation: Int) -> String {
    broken("(", fields, ")", indentation) { field, column in
      let label = field.name.isEmpty ? "" : Self.label(field.name) + ": "
      return label
        + source(of: field.value, indentation: indentation + 2, column: column + label.count)
    }
  }

  private func broken<Part>(
    _ start: String, _ parts: [Part], _ end: String, _ indentation: Int,
    _ body: (Part, _ column: Int) -> String
  ) -> String {
    let space = String(repeating: " ", count: indentation + 2)
    let lines = parts.map { space + body($0, indentation + 2) }
    return start + "\n" + lines.joined(separator: ",\n") + "\n"
      + String(repeating: " ", count: indentation) + end
  }

  /// Returns the source of a value on one line.
  func line(_ value: RecordedValue) -> String {
    switch value {
    case .literal(let text): text
    case .text(let text): Self.literal(text)
    case .none: "nil"
    case .some(let value): line(value)
    case .structure("", let fields): "(\(arguments(fields)))"
    case .structure(let type, let fields):
      "\(type)(\(arguments(fields.filter { $0.value != .none })))"
    case .enumeration(_, let name, let values):
      values.isEmpty
        ? ".\(Self.identifier(name))" : ".\(Self.identifier(name))(\(arguments(values)))"
    case .list(let type, let elements):
      stackLiteral(type, "[") + elements.map { line(element($0, of: type)) }.joined(separator: ", ")
        + stackLiteral(type, "]", isEnd: true)
    case .set(let elements): "[\(elements.map(line).joined(separator: ", "))]"
    case .dictionary(let entries):
      entries.isEmpty
        ? "[:]"
        : "[\(entries.map { "\(line($0.key)): \(line($0.value))" }.joined(separator: ", "))]"
    // An editor shows it as a place to fill in.
    case .opaque(let type): "<#\(type)#>"
    }
  }

  private func arguments(_ fields: [RecordedValue.Field]) -> String {
    fields.map { ($0.name.isEmpty ? "" : Self.label($0.name) + ": ") + line($0.value) }
      .joined(separator: ", ")
  }

  /// A stack has no literal.
  private func stackLiteral(_ type: String, _ bracket: String, isEnd: Bool = false) -> String {
    guard CollectionKind(type) == .stack else { return bracket }
    return isEnd ? bracket + ")" : "StackState(" + bracket
  }

  private func element(_ element: RecordedValue, of type: String) -> RecordedValue {
    CollectionKind(type) == .stack ? element["element"] ?? element : element
  }

  /// Returns the literal of a text.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case _ where character.value < 0x20 || character.value == 0x7f:
        literal += "\\u{\(String(character.value, radix: 16))}"
      default: literal.unicodeScalars.append(character)
      }
    }
    return literal + "\""
  }

  /// Returns a name in backticks, if it is a keyword.
  static func identifier(_ name: String) -> String {
    // After a dot, only these are no names.
    ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
  }

  private static func label(_ name: String) -> String {
    // Other keywords are allowed as labels.
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }
}
