#if Web
import Foundation

/// The compression of files and snapshots in the format gzip (https://www.rfc-editor.org/rfc/rfc1952).
enum Gzip {
  /// The effort of a compression.
  enum Level: CInt {
    case fastest = 1
    case smallest = 9
  }

  /// The first bytes of what is compressed.
  private static let magic: [UInt8] = [0x1F, 0x8B, 8]
  /// The size of the beginning of a file that tells whether it can be compressed.
  private static let sampleSize = 64 * 1024

  /// Compresses bytes, as far as that is worth a header.
  ///
  /// - Returns: The compressed bytes; `nil` if they, or their beginning, are not at least a twentieth smaller,
  ///   such as those of a picture, or if zlib is missing.
  static func compress(_ bytes: some ContiguousBytes, _ level: Level) -> [UInt8]? {
    bytes.withUnsafeBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      let sample = UnsafeBufferPointer(rebasing: bytes.prefix(sampleSize))
      guard let start = compress(sample, level) else { return nil }
      return bytes.count > sampleSize ? compress(bytes, level) : start
    }
  }

  private static func compress(_ bytes: UnsafeBufferPointer<UInt8>, _ level: Level) -> [UInt8]? {
    guard let zlib = Zlib.shared else { return nil }
    var stream = Zlib.Stream()
    guard zlib.startDeflating(&stream, level: level.rawValue, format: .gzip) == Zlib.Status.ok
    else { return nil }
    defer { _ = zlib.deflateEnd(&stream) }
    return run(zlib.deflate, &stream, bytes, limit: bytes.count - bytes.count / 20)
  }

  /// Decompresses bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - limit: The maximum number of decompressed ones.
  /// - Returns: The decompressed bytes, or the bytes themselves if they are not compressed; `nil` if they are
  ///   damaged or too many, or if zlib is missing.
  static func decompress(_ bytes: Data, limit: Int) -> Data? {
    guard bytes.starts(with: magic) else { return bytes }
    // The last four bytes are the size.
    let size = bytes.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size <= limit, let zlib = Zlib.shared else { return nil }
    var stream = Zlib.Stream()
    guard zlib.startInflating(&stream, format: .gzip) == Zlib.Status.ok else { return nil }
    defer { _ = zlib.inflateEnd(&stream) }
    let result = bytes.withUnsafeBytes {
      run(zlib.inflate, &stream, $0.bindMemory(to: UInt8.self), limit: size)
    }
    guard let result, result.count == size, stream.availableIn == 0 else { return nil }
    return Data(result)
  }

  /// Passes bytes through a stream.
  ///
  /// - Returns: The result; `nil` if it is longer than the limit, or if it has no end.
  private static func run(
    _ function: Zlib.FlushFunction, _ stream: inout Zlib.Stream,
    _ bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> [UInt8]? {
    guard let size = CUnsignedInt(exactly: bytes.count) else { return nil }
    var status = Zlib.Status.ok
    let output = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
      // zlib does not change its input.
      stream.nextIn = UnsafeMutablePointer(mutating: bytes.baseAddress)
      stream.availableIn = size
      (stream.nextOut, stream.availableOut) = (output.baseAddress, CUnsignedInt(limit))
      status = function(&stream, Zlib.Flush.finish)
      count = limit - Int(stream.availableOut)
    }
    return status == Zlib.Status.streamEnd ? output : nil
  }
}
#endif
