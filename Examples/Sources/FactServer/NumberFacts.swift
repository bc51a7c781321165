/// Facts about numbers: known ones, and ones that can be computed.
enum NumberFacts {
  /// Returns the facts about a number, the most remarkable first. There is always at least one.
  static func all(about number: Int) -> [String] {
    var facts: [String] = []
    if let fact = known[number] { facts.append("\(number) \(fact).") }
    if let root = squareRoot(of: number) { facts.append("\(number) is the square of \(root).") }
    if isPrime(number) { facts.append("\(number) is a prime number.") }
    if let numeral = romanNumeral(of: number) {
      facts.append("\(number) is \(numeral) in Roman numerals.")
    }
    if number >= 0 { facts.append("\(number) is \(String(number, radix: 2)) in binary.") }
    facts.append("\(number) is an \(number.isMultiple(of: 2) ? "even" : "odd") number.")
    return facts
  }

  private static func squareRoot(of number: Int) -> Int? {
    guard (2...1_000_000).contains(number) else { return nil }
    let root = Int(Double(number).squareRoot())
    return root * root == number ? root : nil
  }

  /// Larger numbers would take too long.
  private static func isPrime(_ number: Int) -> Bool {
    guard (2...1_000_000).contains(number) else { return false }
    return !(2..<number).prefix { $0 * $0 <= number }.contains { number.isMultiple(of: $0) }
  }

  private static func romanNumeral(of number: Int) -> String? {
    guard (1..<4000).contains(number) else { return nil }
    let digits = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var numeral = ""
    for (value, digit) in digits {
      numeral += String(repeating: digit, count: rest / value)
      rest %= value
    }
    return numeral
  }

  private static let known = [
    -40: "is the temperature at which Celsius and Fahrenheit agree",
    -1: "is the square of the imaginary unit",
    0: "is the only number that no number can be divided by",
    1: "divides every whole number",
    2: "is the only even prime number",
    3: "is the least number of sides of a polygon",
    4: "colors are enough for any flat map",
    5: "is the number of Platonic solids",
    6: "is the smallest perfect number: it is the sum of its divisors 1, 2 and 3",
    7: "is the least number of sides of a regular polygon that compass and ruler cannot construct",
    8: "bits make a byte",
    9: "is the largest decimal digit",
    10: "is the base of the decimal system",
    12: "edges bound a cube",
    13: "is the number of Archimedean solids",
    17: "is the number of symmetry groups of wallpaper patterns",
    20: "faces bound the icosahedron",
    21: "is the least number of squares of different sizes that tile a square",
    23: "people are enough for an even chance that two of them share a birthday",
    26: "is the only number directly between a square and a cube",
    28: "is the second perfect number",
    42: "is the answer to everything, according to Douglas Adams",
    64: "squares make a chessboard",
    70: "is the smallest weird number: abundant, but not a sum of some of its divisors",
    88: "keys make a piano keyboard",
    100: "is the sum of the first nine prime numbers",
    1729: "is the smallest sum of two positive cubes in two ways",
  ]
}
