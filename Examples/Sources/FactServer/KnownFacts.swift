/// What cannot be computed, or is too good to leave to computing.
enum KnownFacts {
  /// What is said after the number.
  static let facts: [Int: String] = [
    -40: "is the temperature at which Celsius and Fahrenheit agree",
    -1: "is the square of the imaginary unit",
    0: "is the only number that nothing can be divided by",
    1: "divides every whole number",
    2: "is the only even prime number",
    3: "is the number of sides of the simplest polygon",
    4: "colours are enough for any flat map",
    5: "is the number of Platonic solids",
    6: "is the smallest perfect number",
    7: "is the least number of sides of a regular polygon that compass and ruler cannot draw",
    8: "bits make a byte",
    9: "is the largest number that one decimal digit can write",
    10: "is the base that most people count in",
    12: "edges bound a cube",
    13: "is the number of Archimedean solids",
    17: "is the number of ways in which a wallpaper pattern can repeat",
    20: "faces bound the icosahedron",
    21: "squares of different sizes, and no fewer, tile a square",
    23: "people are enough for an even chance that two of them share a birthday",
    26: "is the only number right between a square and a cube",
    28: "is the second perfect number",
    42: "is the answer, according to Douglas Adams; the question is not known",
    64: "squares make a chessboard",
    70: "is the smallest weird number: abundant, yet no choice of proper divisors adds up to it",
    88: "keys make a full piano keyboard",
    100: "is the sum of the first nine prime numbers",
    1729: "is the smallest sum of two positive cubes in two ways",
  ]
}
