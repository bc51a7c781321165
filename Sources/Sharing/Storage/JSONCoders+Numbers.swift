package import Foundation

// Numbers that JSON does not have are stored as strings.

extension JSONEncoder {
  /// An encoder for all numbers, infinity and NaN as well.
  package static var allNumbers: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }
}

extension JSONDecoder {
  /// A decoder of what ``JSONEncoder/allNumbers`` has encoded.
  package static var allNumbers: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}
