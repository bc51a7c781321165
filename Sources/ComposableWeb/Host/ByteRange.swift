/// The part of a file that a request asks for: the value of the header `range`.
///
/// https://www.rfc-editor.org/rfc/rfc9110#section-14.1.2
struct ByteRange: Equatable {
  private enum Part: Equatable {
    /// From a byte on, up to another one if there is one.
    case from(Int, through: Int?)
    /// The last bytes.
    case last(Int)
  }

  private let part: Part

  /// Parses a header.
  ///
  /// - Returns: `nil` for several parts and for what no browser sends, which are answered with the whole file.
  init?(_ header: String) {
    guard header.utf8.count <= 64, header.lowercased().hasPrefix("bytes=") else { return nil }
    let bounds = header.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2, let first = Self.number(bounds[0]), let last = Self.number(bounds[1])
    else { return nil }
    switch (first, last) {
    case (nil, nil): return nil
    case (nil, let count?): part = .last(count)
    case (let first?, let last):
      if let last, last < first { return nil }
      part = .from(first, through: last)
    }
  }

  /// Returns the bytes of a file of a size; `nil` if it has none of them.
  func range(in size: Int) -> ClosedRange<Int>? {
    switch part {
    case .from(let first, let last):
      first < size ? first...min(last ?? size - 1, size - 1) : nil
    case .last(let count):
      count > 0 && size > 0 ? max(0, size - count)...(size - 1) : nil
    }
  }

  /// Returns a number of digits only: `.some(nil)` for no digits, `nil` for something else.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text)
    else { return nil }
    return .some(number)
  }
}
