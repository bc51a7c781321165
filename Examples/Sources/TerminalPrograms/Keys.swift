/// What is pressed at a keyboard.
package enum Key: Equatable, Sendable {
  /// A key of ASCII, which may be a control character.
  case character(Character)
  case up
  case down
  /// Another character.
  case other
}

/// Reads keys; those that say nothing here, such as Home, are left out.
package struct Keys: InputReader {
  /// Where in the bytes of one key the reader stands.
  private enum Place {
    case start
    /// After an escape, which begins the bytes of keys such as the arrows.
    case escape
    case sequence
  }

  private var place = Place.start

  package init() {}

  package mutating func read(_ bytes: [UInt8]) -> [Key] {
    bytes.compactMap { read($0) }
  }

  package func finish() -> [Key] { [] }

  private mutating func read(_ byte: UInt8) -> Key? {
    switch (place, byte) {
    case (_, 0x1B):
      place = .escape
      return nil
    case (.escape, UInt8(ascii: "[")), (.escape, UInt8(ascii: "O")):
      place = .sequence
      return nil
    case (.sequence, 0x40...0x7E):
      place = .start
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      default: return nil
      }
    case (.sequence, _):
      return nil
    default:
      place = .start
      return key(byte)
    }
  }

  private func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x80...0xBF: nil  // The rest of a character that was told already.
    case 0xC0...0xFF: .other
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}
