#if Web
/// The compression of files in the format gzip (https://www.rfc-editor.org/rfc/rfc1952).
enum Gzip {
  /// Compresses a file, as far as that is worth a header.
  ///
  /// - Returns: The compressed file; `nil` if it is not at least a twentieth smaller, such as a picture, or if
  ///   zlib is missing.
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let zlib = Zlib.shared, let size = CUnsignedInt(exactly: bytes.count) else { return nil }
    var stream = Zlib.Stream()
    guard zlib.startDeflating(&stream, level: 9, format: .gzip) == Zlib.Status.ok else {
      return nil
    }
    defer { _ = zlib.deflateEnd(&stream) }
    var bytes = bytes
    let limit = bytes.count - bytes.count / 20
    let compressed = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      bytes.withUnsafeMutableBufferPointer { input in
        (stream.nextIn, stream.availableIn) = (input.baseAddress, size)
        (stream.nextOut, stream.availableOut) = (output.baseAddress, CUnsignedInt(limit))
        let isComplete = zlib.deflate(&stream, Zlib.Flush.finish) == Zlib.Status.streamEnd
        count = isComplete ? limit - Int(stream.availableOut) : 0
      }
    }
    return compressed.isEmpty ? nil : compressed
  }
}
#endif
