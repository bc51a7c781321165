@testable import ComposableWeb

extension Entry {
  /// The size of a file, and the values of `Range`, one a line.
  static let ranges = Entry(name: "ranges") { input in
    let size = max(0, Int(input.line(0)) ?? 1000)
    for line in input.lines {
      guard let range = ByteRange(line)?.range(in: size) else { continue }
      expect(range.lowerBound >= 0 && range.upperBound < size, "a part is in the file", line)
    }
  }
}
