import Foundation

/// Reads the size of a picture from the beginning of its file.
enum PictureSize {
  /// Returns the width and the height in pixels, or of a drawing in points; `nil` if the format has none, or is not known.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(1 << 20))
    return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes) ?? svg(bytes)
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
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // The beginning of a frame, but for the tables of the same range.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(
          bigEndian(bytes[offset + 7..<offset + 9]), bigEndian(bytes[offset + 5..<offset + 7]))
      }
      offset += marker == 0xFF ? 1 : 2 + bigEndian(bytes[offset + 2..<offset + 4])
    }
    return nil
  }

  private static func svg(_ bytes: [UInt8]) -> CGSize? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg\b[^>]*>/)?.0 else { return nil }
    func length(_ name: String) -> Double? {
      let pattern = "\\b\(name)=[\"']\\s*([0-9.]+)(?:px)?\\s*[\"']"
      return (try? Regex(pattern, as: (Substring, Substring).self))
        .flatMap { tag.firstMatch(of: $0)?.1 }.flatMap { Double($0) }
    }
    if let width = length("width"), let height = length("height") {
      return CGSize(width: width, height: height)
    }
    let box = tag.firstMatch(of: /\bviewBox=["']([^"']*)["']/)?.1
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    return box.flatMap { $0.count == 4 ? CGSize(width: $0[2], height: $0[3]) : nil }
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
