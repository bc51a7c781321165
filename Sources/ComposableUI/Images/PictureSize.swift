import Foundation

/// Reads the size of a picture from the beginning of its file.
enum PictureSize {
  /// Returns the width and the height in pixels, or of a drawing in points; `nil` if the format has none, or is not known.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes) ?? svg(bytes.prefix(4096))
  }

  // https://www.w3.org/TR/png-3/#11IHDR
  private static func png(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return size(bigEndian(bytes[16..<20]), bigEndian(bytes[20..<24]))
  }

  // https://www.w3.org/Graphics/GIF/spec-gif89a.txt
  private static func gif(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count >= 10 else { return nil }
    return size(littleEndian(bytes[6..<8]), littleEndian(bytes[8..<10]))
  }

  // https://developers.google.com/speed/webp/docs/riff_container
  private static func webp(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 30,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    switch bytes[15] {
    case UInt8(ascii: "X"):
      return size(littleEndian(bytes[24..<27]) + 1, littleEndian(bytes[27..<30]) + 1)
    case UInt8(ascii: "L"):
      let bits = littleEndian(bytes[21..<25])
      return size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default:
      return size(littleEndian(bytes[26..<28]) & 0x3FFF, littleEndian(bytes[28..<30]) & 0x3FFF)
    }
  }

  // https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1 and B.2.2
  private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    var isTurned = false
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let length = bigEndian(bytes[offset + 2..<offset + 4])
      // The beginning of a frame, but for the tables of the same range.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = bigEndian(bytes[offset + 5..<offset + 7])
        let width = bigEndian(bytes[offset + 7..<offset + 9])
        return isTurned ? size(height, width) : size(width, height)
      }
      if marker == 0xE1, offset + 2 + length <= bytes.count, length >= 2 {
        isTurned = Self.isTurned(bytes[offset + 4..<offset + 2 + length])
      }
      offset += marker == 0xFF ? 1 : 2 + length
    }
    return nil
  }

  /// Returns true for a segment that says that the picture is shown turned by a right angle, as browsers do.
  ///
  /// The tag `Orientation` of https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, 4.6.4.
  private static func isTurned(_ segment: ArraySlice<UInt8>) -> Bool {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return false }
    let tiff = Array(segment.dropFirst(6))
    let isLittleEndian = tiff.starts(with: [0x49, 0x49])
    func number(at offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return isLittleEndian ? littleEndian(bytes) : bigEndian(bytes)
    }
    guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else {
      return false
    }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(at: offset, 2) else { return false }
      if tag == 0x0112 { return number(at: offset + 8, 2).map { (5...8).contains($0) } == true }
    }
    return false
  }

  private static func svg(_ bytes: ArraySlice<UInt8>) -> CGSize? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    func length(_ name: String) -> Double? {
      let pattern = "\\s\(name)\\s*=\\s*[\"']\\s*([0-9.]+)(?:px)?\\s*[\"']"
      return (try? Regex(pattern, as: (Substring, Substring).self))
        .flatMap { tag.firstMatch(of: $0)?.1 }.flatMap { Double($0) }
    }
    var sides = [length("width"), length("height")].compactMap(\.self)
    if sides.count < 2 {
      let box = tag.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)?.1
      let numbers = box?.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) } ?? []
      sides = numbers.count == 4 ? Array(numbers.suffix(2)) : []
    }
    guard sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
    return CGSize(width: sides[0], height: sides[1])
  }

  private static func size(_ width: Int, _ height: Int) -> CGSize? {
    width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
