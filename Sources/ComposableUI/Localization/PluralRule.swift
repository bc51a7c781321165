/// A condition on the properties of a number, as in `i % 10 = 2..4 and i % 100 != 12..14 or f = 1`.
///
/// Syntax: https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_rules_syntax
struct PluralRule: Sendable {
  fileprivate struct Relation: Sendable {
    let operand: Substring
    let modulus: UInt64?
    let isEquality: Bool
    let ranges: [ClosedRange<UInt64>]
  }

  /// The number fulfills all relations of one of the alternatives.
  private let alternatives: [[Relation]]

  /// Reads a rule, or returns `nil` if the text is none.
  init?(_ text: some StringProtocol) {
    var words = String(text).split(whereSeparator: \.isWhitespace)[...]
    var alternatives: [[Relation]] = [[]]
    while let relation = Relation(reading: &words) {
      alternatives[alternatives.count - 1].append(relation)
      switch words.popFirst() {
      case nil:
        self.alternatives = alternatives
        return
      case "or": alternatives.append([])
      case "and": continue
      default: return nil
      }
    }
    return nil
  }

  func matches(_ number: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.matches(number) } }
  }
}

extension PluralRule.Relation {
  init?(reading words: inout ArraySlice<Substring>) {
    guard let operand = words.popFirst(), ["n", "i", "v", "f", "t", "e"].contains(operand)
    else { return nil }
    self.operand = operand
    if words.first == "%" {
      guard let modulus = words.dropFirst().first.flatMap({ UInt64($0) }), modulus > 0
      else { return nil }
      self.modulus = modulus
      words.removeFirst(2)
    } else {
      modulus = nil
    }
    guard let relation = words.popFirst(), relation == "=" || relation == "!=",
      let list = words.popFirst()
    else { return nil }
    isEquality = relation == "="
    var ranges: [ClosedRange<UInt64>] = []
    for range in list.split(separator: ",") {
      let bounds = range.split(separator: ".").compactMap { UInt64($0) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { return nil }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  func matches(_ number: PluralOperands) -> Bool {
    let value: UInt64? =
      switch operand {
      case "i": number.i
      case "v": UInt64(number.v)
      case "f": number.f
      case "t": number.t
      // The exponent of a compact number, such as 1c6: there are none.
      case "e": 0
      // The value itself: no integer is equal to one with a fraction.
      default: number.t == 0 ? number.i : nil
      }
    guard let value else { return !isEquality }
    let remainder = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(remainder) } == isEquality
  }
}

extension PluralCategory {
  /// The rules of each language, in the order in which they apply.
  private static let rules: [Substring: [(Self, PluralRule)]] = {
    var rules: [Substring: [(Self, PluralRule)]] = [:]
    for paragraph in PluralRule.table.split(separator: "\n\n") {
      let fields = paragraph.split(separator: "|")
      let categories = fields.dropFirst().compactMap { field -> (Self, PluralRule)? in
        let parts = field.split(separator: ":")
        guard parts.count == 2, let rule = PluralRule(parts[1]) else { return nil }
        return Self(rawValue: parts[0].filter { !$0.isWhitespace }).map { ($0, rule) }
      }
      for language in fields[0].split(whereSeparator: \.isWhitespace) {
        rules[language] = categories
      }
    }
    return rules
  }()

  /// Creates the category of a number in a language. One without rules has those of English.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: The identifier of the language, in lowercase: `pt-pt`.
  init(_ number: PluralOperands, in language: String) {
    let rules =
      Self.rules[language[...]] ?? Self.rules[language.prefix { $0 != "-" && $0 != "_" }]
      ?? Self.rules["en"] ?? []
    self = rules.first { $0.1.matches(number) }?.0 ?? .other
  }
}
