/// The text of a key in one language, with the forms of its plurals.
struct StringTranslation: Equatable, Sendable {
  /// The forms of a plural.
  struct Plural: Equatable, Sendable {
    /// The position of the number that determines the form; `nil` for the next argument.
    var argument: Int?
    /// The specifier of the number.
    var specifier = "lld"
    var forms: [PluralCategory: FormatString]
  }

  /// The text without a parse, for a key without arguments.
  let text: String
  let format: FormatString
  /// The plurals of the format, by their names.
  let plurals: [String: Plural]

  init(_ text: String, plurals: [String: Plural] = [:]) {
    self.text = text
    format = FormatString(text)
    self.plurals = plurals
  }

  /// Creates a translation whose whole text depends on its first number.
  init(_ forms: [PluralCategory: String]) {
    text = forms[.other] ?? ""
    format = FormatString(pieces: [.plural(Self.whole, nil)])
    plurals = [Self.whole: Plural(forms: forms.mapValues { FormatString($0) })]
  }

  /// The name of the plural that is the whole text.
  private static let whole = ""

  /// Returns the literals and arguments of the text.
  ///
  /// - Parameters:
  ///   - language: The language of the translation.
  ///   - numbers: The arguments, `nil` for those that aren't numbers.
  func pieces(in language: String, _ numbers: [PluralOperands?]) -> [ArgumentPiece] {
    var expansion = Expansion(translation: self, language: language, numbers: numbers)
    expansion.append(format, pluralArgument: nil, depth: 0)
    return expansion.pieces
  }

  /// A part of a text whose forms are chosen.
  enum ArgumentPiece: Equatable {
    case literal(String)
    case argument(Int, specifier: String)
  }

  private struct Expansion {
    let translation: StringTranslation
    let language: String
    let numbers: [PluralOperands?]
    private var next = 0
    private(set) var pieces: [ArgumentPiece] = []

    init(translation: StringTranslation, language: String, numbers: [PluralOperands?]) {
      self.translation = translation
      self.language = language
      self.numbers = numbers
    }

    private mutating func nextArgument() -> Int {
      next += 1
      return next - 1
    }

    /// Appends a format.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - pluralArgument: The position and specifier of the number whose plural it is; `nil`
    ///     outside of one.
    ///   - depth: The number of plurals that the format is in. Plurals may contain themselves.
    mutating func append(
      _ format: FormatString, pluralArgument: (position: Int, specifier: String)?, depth: Int
    ) {
      for piece in format.pieces {
        switch piece {
        case .literal(let text): pieces.append(.literal(text))
        case .argument(let position, let specifier):
          let position = position ?? pluralArgument?.position ?? nextArgument()
          pieces.append(.argument(position, specifier: specifier))
        case .pluralArgument:
          let argument = pluralArgument ?? (nextArgument(), "lld")
          pieces.append(.argument(argument.position, specifier: argument.specifier))
        case .plural(let name, let position):
          guard depth < 8, let plural = translation.plurals[name] else { continue }
          append(plural, named: name, at: position, depth)
        }
      }
    }

    private mutating func append(
      _ plural: Plural, named name: String, at position: Int?, _ depth: Int
    ) {
      if name == whole {
        let number = numbers.lazy.compactMap { $0 }.first
        guard let form = plural.form(for: number, in: language) else { return }
        return append(form, pluralArgument: nil, depth: depth + 1)
      }
      let position = position ?? plural.argument ?? nextArgument()
      let number = numbers.indices.contains(position) ? numbers[position] : nil
      guard let form = plural.form(for: number, in: language) else { return }
      append(form, pluralArgument: (position, plural.specifier), depth: depth + 1)
    }
  }
}

extension StringTranslation.Plural {
  /// Returns the form for a number. The form `zero` is that of 0 in every language that has it.
  fileprivate func form(for number: PluralOperands?, in language: String) -> FormatString? {
    guard let number else { return forms[.other] }
    if number.isZero, let form = forms[.zero] { return form }
    return forms[PluralCategory(number, in: language)] ?? forms[.other]
  }
}
