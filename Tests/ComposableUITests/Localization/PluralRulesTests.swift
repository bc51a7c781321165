import Testing

@testable import ComposableUI

/// The samples that the repository of the rules lists for each category.
@Suite struct PluralRulesTests {
  @Test func categoriesMatchTheSamplesOfTheRules() {
    let samples: [(String, [PluralCategory: String])] = [
      ("en", [.one: "1", .other: "0 2 16 100 1000000 0.0 1.0 1.5"]),
      ("de", [.one: "1", .other: "0 2 1.0"]),
      ("ja", [.other: "0 1 2 1.5 1000000"]),
      ("fr", [.one: "0 1 0.0 1.5", .many: "1000000", .other: "2 17 100 2.0"]),
      ("pt-br", [.one: "0 1 0.5 1.5", .many: "1000000", .other: "2 2.0"]),
      ("pt-pt", [.one: "1", .many: "1000000", .other: "0 2 1.0"]),
      ("es", [.one: "1 1.0", .many: "1000000", .other: "0 2 0.9"]),
      ("it", [.one: "1", .many: "1000000", .other: "0 2 1.0"]),
      ("kok", [.one: "0 1 0.5", .other: "2 1.5"]),
      ("sgs", [.one: "1 21", .two: "2", .few: "3 22", .many: "0.1", .other: "0 11"]),
      ("hi", [.one: "0 1 0.0 0.04 1.0", .other: "2 1.1"]),
      ("da", [.one: "1 0.1 1.6 1.0", .other: "0 2 2.5"]),
      ("is", [.one: "1 21 31 0.1 1.1", .other: "0 2 11 16 1.2"]),
      ("lv", [.zero: "0 10 11 19 20 100 10.0", .one: "1 21 101 0.1 1.1", .other: "2 9 22 0.2"]),
      ("lt", [.one: "1 21 101 1.0", .few: "2 9 22 102", .many: "0.1 1.5", .other: "0 10 11 20"]),
      ("ro", [.one: "1", .few: "0 2 16 101 1.5", .other: "20 35 100"]),
      ("sr", [.one: "1 21 0.1", .few: "2 4 22 0.2", .other: "0 5 12 19 100 0.5"]),
      ("cs", [.one: "1", .few: "2 3 4", .many: "0.0 1.5 100.0", .other: "0 5 19 100"]),
      ("pl", [.one: "1", .few: "2 4 22 102", .many: "0 5 12 19 21 100", .other: "0.5 1.0"]),
      ("ru", [.one: "1 21 101", .few: "2 4 22", .many: "0 5 11 12 19 111", .other: "0.0 1.5"]),
      ("uk", [.one: "1 21", .few: "3 24", .many: "0 11 14 20", .other: "1.5"]),
      ("be", [.one: "1 21 1.0", .few: "2 24", .many: "0 5 11 19", .other: "0.1"]),
      ("sl", [.one: "1 101 201", .two: "2 102", .few: "3 4 103 0.0 1.5", .other: "0 5 19 100"]),
      ("he", [.one: "1 0.5", .two: "2", .other: "0 3 17 1.5"]),
      ("ga", [.one: "1 1.0", .two: "2", .few: "3 6", .many: "7 10", .other: "0 11 25 1.5"]),
      (
        "ar",
        [
          .zero: "0", .one: "1 1.0", .two: "2", .few: "3 10 103 110 1003",
          .many: "11 26 99 111 1011", .other: "100 102 200 202 300 302 0.1",
        ]
      ),
      ("cy", [.zero: "0", .one: "1", .two: "2", .few: "3", .many: "6", .other: "4 5 7 20 0.1"]),
      ("mt", [.one: "1", .two: "2", .few: "0 3 10 103", .many: "11 19 111", .other: "20 35 100"]),
      (
        "br",
        [.one: "1 21 81", .two: "2 22", .few: "3 4 9 23", .many: "1000000", .other: "0 5 13 71"]
      ),
      ("gv", [.one: "1 11 21", .two: "2 12", .few: "0 20 40", .many: "0.0 1.5", .other: "3 9 23"]),
      ("fil", [.one: "0 1 3 5 7 0.0 0.3", .other: "4 6 9 14 0.4 0.6"]),
      ("gd", [.one: "1 11", .two: "2 12", .few: "3 10 13 19", .other: "0 20 34 0.1"]),
      (
        "kw",
        [.zero: "0", .one: "1", .two: "2 22 100000", .few: "3 23", .many: "21 41", .other: "4 19"]
      ),
      ("hsb", [.one: "1 101 0.1", .two: "2 102 0.2", .few: "3 104 0.3", .other: "0 5 100 0.0"]),
      ("xx", [.one: "1", .other: "0 2 1.0"]),
    ]
    for (language, categories) in samples {
      for (category, numbers) in categories {
        for number in numbers.split(separator: " ") {
          let operands = PluralOperands(String(number))
          #expect(
            operands.map { PluralCategory($0, in: language) } == category, "\(language) \(number)")
        }
      }
    }
  }

  @Test func categoriesAgreeWithTheUnicodeSamplesOfAllLanguages() {
    let samples = PluralSamples.all
    #expect(Set(samples.map(\.language)).count > 200)
    #expect(Set(samples.map(\.category)) == Set(PluralCategory.allCases))
    let wrong = samples.filter { sample in
      let operands = PluralOperands(sample.number)
      return operands.map { PluralCategory($0, in: sample.language) } != sample.category
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20).map { "\($0.language) \($0.number)" })")
  }

  @Test func everyRuleOfTheTableIsRead() {
    let fields = PluralRule.table.split(separator: "\n\n").flatMap {
      $0.split(separator: "|").dropFirst()
    }
    #expect(fields.count > 70)
    for field in fields {
      let parts = field.split(separator: ":")
      #expect(PluralCategory(rawValue: parts[0].filter { $0.isLetter }) != nil, "\(field)")
      #expect(parts.count == 2 && PluralRule(parts[1]) != nil, "\(field)")
    }
    for text in ["", "n", "n =", "n = 1 or", "x = 1", "n % 0 = 1", "n = 2..1", "n = 1 xor i = 1"] {
      #expect(PluralRule(text) == nil, "\(text)")
    }
  }

  @Test func numbersOfAnySizeHaveACategory() {
    #expect(PluralOperands("123456789012345678901234567890")?.i == 345_678_901_234_567_890)
    #expect(PluralOperands("-1").map { PluralCategory($0, in: "en") } == .one)
    #expect(PluralOperands(.min).i == UInt64(Int.min.magnitude))
    for text in ["", "-", "1e5", "nan", "inf", "1.2.3", "٣", "."] {
      #expect(PluralOperands(text) == nil, "\(text)")
    }
  }
}
