import Testing

@testable import FactServer

@Suite struct NumberFactsTests {
  @Test(arguments: [
    (7, "7 is a prime number."),
    (12, "12 is the product 2 × 2 × 3."),
    (36, "36 is a square: 6 × 6."),
    (27, "27 is a cube: 3 × 3 × 3."),
    (10, "10 is triangular: the sum of the numbers from 1 to 4."),
    (13, "13 is a Fibonacci number: 5 + 8."),
    (16, "16 is a power of two: 2 to the power of 4."),
    (120, "120 is the factorial of 5."),
    (496, "496 is perfect: its proper divisors add up to 496 again."),
    (12, "The proper divisors of 12 add up to 16, so it is abundant."),
    (10, "The proper divisors of 10 add up to 8, so it is deficient."),
    (1994, "1994 is MCMXCIV in Roman numerals."),
    (10, "10 is 1010 in binary."),
    (0, "0 is an even number."),
    (-3, "-3 is an odd number."),
  ])
  func isTold(number: Int, fact: String) {
    #expect(NumberFacts.all(about: number).contains(fact))
  }

  @Test func factorsMultiplyToTheNumber() {
    for number: UInt in 2...2_000 {
      let factors = NumberFacts.factors(of: number)
      #expect(factors.reduce(1, *) == number)
      #expect(factors.allSatisfy { factor in (2..<factor).allSatisfy { factor % $0 != 0 } })
    }
  }

  @Test func divisorSumIsThatOfCounting() {
    for number: UInt in 1...500 {
      let counted = (1...number).filter { number.isMultiple(of: $0) }.reduce(0, +)
      #expect(NumberFacts.divisorSum(of: number) == counted)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 999_999_999_989, 1_000_000_000_000, Int.max])
  func everyNumberHasFacts(number: Int) {
    #expect(NumberFacts.all(about: number).count >= 2)
  }
}
