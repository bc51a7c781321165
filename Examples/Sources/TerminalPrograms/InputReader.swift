/// Turns the bytes of the standard input into what a program takes.
package protocol InputReader<Input> {
  associatedtype Input: Sendable

  /// Takes the bytes that came next, however they are cut into pieces.
  mutating func read(_ bytes: [UInt8]) -> [Input]

  /// Takes the end of the input.
  mutating func finish() -> [Input]
}
