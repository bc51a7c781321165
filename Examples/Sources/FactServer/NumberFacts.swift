/// What is true of a number.
///
/// Everything but the few remarkable things in ``KnownFacts`` is computed.
enum NumberFacts {
  /// Up to here a number is taken apart; beyond, dividing by trial would keep people waiting.
  static let factorLimit: UInt = 1_000_000_000_000

  /// The facts, the most remarkable first; never empty.
  ///
  /// - Parameter number: Any number.
  static func all(about number: Int) -> [String] {
    let size = number.magnitude
    var facts: [String] = []
    if let remark = KnownFacts.facts[number] { facts.append("\(number) \(remark).") }
    if number >= 0 {
      facts += [
        composition(size), figures(size), sequences(size), divisors(size), roman(size),
      ].compactMap { $0 }
      facts.append("\(number) is \(String(number, radix: 2)) in binary.")
    } else {
      facts.append("\(number) lies \(size) below zero, and its square is above it.")
    }
    facts.append("\(number) is an \(number.isMultiple(of: 2) ? "even" : "odd") number.")
    return facts
  }

  /// Whether it is prime, or what primes it is made of.
  private static func composition(_ number: UInt) -> String? {
    guard number > 1, number <= factorLimit else { return nil }
    let factors = factors(of: number)
    if factors == [number] { return "\(number) is a prime number." }
    return "\(number) is the product \(factors.map(String.init).joined(separator: " × "))."
  }

  /// The prime factors in rising order, each as often as it divides.
  static func factors(of number: UInt) -> [UInt] {
    var rest = number
    var factors: [UInt] = []
    var divisor: UInt = 2
    while divisor <= rest / divisor {
      if rest.isMultiple(of: divisor) {
        factors.append(divisor)
        rest /= divisor
      } else {
        divisor += divisor == 2 ? 1 : 2
      }
    }
    if rest > 1 { factors.append(rest) }
    return factors
  }

  /// Squares, cubes and triangles.
  private static func figures(_ number: UInt) -> String? {
    guard number > 1, number <= factorLimit else { return nil }
    let root = root(of: number) { $0 * $0 }
    if root * root == number { return "\(number) is a square: \(root) × \(root)." }
    let edge = self.root(of: number) { $0 * $0 * $0 }
    if edge * edge * edge == number { return "\(number) is a cube: \(edge) × \(edge) × \(edge)." }
    let side = self.root(of: number) { $0 * ($0 + 1) / 2 }
    if side * (side + 1) / 2 == number {
      return "\(number) is triangular: the sum of the numbers from 1 to \(side)."
    }
    return nil
  }

  /// The greatest number whose image is not above the given one.
  ///
  /// - Parameter image: A rising function.
  private static func root(of number: UInt, _ image: (UInt) -> UInt) -> UInt {
    var low: UInt = 0
    // The root of twice the limit, above which no image is looked for.
    var high: UInt = 2_000_000
    while low < high {
      let middle = (low + high + 1) / 2
      if image(middle) <= number { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Its place among the Fibonacci numbers, the factorials or the powers of two.
  private static func sequences(_ number: UInt) -> String? {
    guard number > 2 else { return nil }
    var pair: (UInt, UInt) = (1, 2)
    while pair.1 < number, pair.1 < .max / 2 { pair = (pair.1, pair.0 + pair.1) }
    if pair.1 == number {
      return "\(number) is a Fibonacci number: \(number - pair.0) + \(pair.0)."
    }
    if number.nonzeroBitCount == 1 {
      return "\(number) is a power of two: 2 to the power of \(number.trailingZeroBitCount)."
    }
    var factorial: UInt = 2
    for factor: UInt in 3...20 {
      factorial *= factor
      if factorial == number { return "\(number) is the factorial of \(factor)." }
    }
    return nil
  }

  /// What its proper divisors sum up to.
  private static func divisors(_ number: UInt) -> String? {
    guard number > 1, number <= factorLimit else { return nil }
    let sum = divisorSum(of: number) - number
    if sum == number {
      return "\(number) is perfect: its proper divisors add up to \(number) again."
    }
    if sum == 1 { return nil }
    return "The proper divisors of \(number) add up to \(sum), so it is "
      + (sum > number ? "abundant." : "deficient.")
  }

  /// The sum of all divisors.
  static func divisorSum(of number: UInt) -> UInt {
    var sum: UInt = 1
    var factors = factors(of: number)[...]
    while let factor = factors.first {
      let power = factors.prefix { $0 == factor }
      factors = factors.dropFirst(power.count)
      sum *= power.reduce(1) { total, _ in total * factor + 1 }
    }
    return sum
  }

  /// How the Romans wrote it, as far as they had letters.
  private static func roman(_ number: UInt) -> String? {
    guard (1..<4000).contains(number) else { return nil }
    let signs: [(UInt, String)] = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var letters = ""
    for (value, sign) in signs {
      while rest >= value {
        letters += sign
        rest -= value
      }
    }
    return "\(number) is \(letters) in Roman numerals."
  }
}
