#if Web
/// The compression of files in the format gzip (https://www.rfc-editor.org/rfc/rfc1952).
enum Gzip {
  /// The size of the beginning of a file that tells whether it can be compressed.
  private static let sampleSize = 64 * 1024

  /// Compresses a file, as far as that is worth a header.
  ///
  /// - Returns: The compressed file; `nil` if it, or its beginning, is not at least a twentieth smaller, such as
  ///   a picture, or if zlib is missing.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    bytes.withUnsafeBufferPointer { bytes in
      let sample = UnsafeBufferPointer(rebasing: bytes.prefix(sampleSize))
      guard let start = compress(sample) else { return nil }
      return bytes.count > sampleSize ? compress(bytes) : start
    }
  }

  private static func compress(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let zlib = Zlib.shared, let size = CUnsignedInt(exactly: bytes.count) else { return nil }
    var stream = Zlib.Stream()
    guard zlib.startDeflating(&stream, level: 9, format: .gzip) == Zlib.Status.ok else {
      return nil
    }
    defer { _ = zlib.deflateEnd(&stream) }
    let limit = bytes.count - bytes.count / 20
    let compressed = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      // zlib does not change its input.
      stream.nextIn = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.availableIn = size
      (stream.nextOut, stream.availableOut) = (output.baseAddress, CUnsignedInt(limit))
      let isComplete = zlib.deflate(&stream, Zlib.Flush.finish) == Zlib.Status.streamEnd
      count = isComplete ? limit - Int(stream.availableOut) : 0
    }
    return compressed.isEmpty ? nil : compressed
  }
}
#endif
