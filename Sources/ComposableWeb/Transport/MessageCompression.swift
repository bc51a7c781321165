#if Web
import NIOCore
import NIOPosix

/// The compression of whole messages, by `permessage-deflate` without context takeover
/// (https://www.rfc-editor.org/rfc/rfc7692).
///
/// No message depends on another one. So a connection keeps no window: all those of an event loop share one
/// compression, which takes 0.3 MB.
final class MessageCompression {
  /// A compressed message that is damaged, or too long when it is decompressed.
  enum Failure: Error { case damaged, tooLarge }

  /// The size below which a message is not compressed: a packet is sent for it anyway.
  static let minimumSize = 1_000

  // Unsafe: each thread has a variable of its own. The class is sendable only if its values are.
  nonisolated(unsafe) private static let current = ThreadSpecificVariable<MessageCompression>()

  private let zlib: Zlib
  private let deflating = UnsafeMutablePointer<Zlib.Stream>.allocate(capacity: 1)
  private let inflating = UnsafeMutablePointer<Zlib.Stream>.allocate(capacity: 1)

  /// The end of each compressed message, which is not sent.
  private static let tail: [UInt8] = [0, 0, 0xFF, 0xFF]

  /// The compression of the current event loop; `nil` if zlib is missing.
  static func ofCurrentThread() -> MessageCompression? {
    if let compression = current.currentValue { return compression }
    guard let zlib = Zlib.shared, let compression = MessageCompression(zlib) else { return nil }
    current.currentValue = compression
    return compression
  }

  private init?(_ zlib: Zlib) {
    self.zlib = zlib
    deflating.initialize(to: Zlib.Stream())
    inflating.initialize(to: Zlib.Stream())
    // The fastest level. For 100 to 1,000 rows, level 6 takes 2 to 6 times as long for a seventh fewer bytes.
    let results = [
      zlib.startDeflating(deflating, level: 1, format: .raw),
      zlib.startInflating(inflating, format: .raw),
    ]
    guard results.allSatisfy({ $0 == Zlib.Status.ok }) else { return nil }
  }

  deinit {
    // A stream that was not prepared is refused.
    _ = zlib.deflateEnd(deflating)
    _ = zlib.inflateEnd(inflating)
    deflating.deallocate()
    inflating.deallocate()
  }

  /// Compresses a message.
  ///
  /// - Returns: The data of a compressed frame; `nil` if it would not be shorter.
  func compress(_ message: ByteBuffer) -> ByteBuffer? {
    var message = message
    let limit = message.readableBytes
    guard zlib.deflateReset(deflating) == Zlib.Status.ok else { return nil }
    // With the tail and one byte more, which shows that the end was reached.
    var compressed = ByteBuffer()
    compressed.reserveCapacity(limit + Self.tail.count + 1)
    guard
      run(zlib.deflate, deflating, &message, &compressed, limit: limit + Self.tail.count)
        == Zlib.Status.ok,
      compressed.readableBytes < limit + Self.tail.count,
      compressed.readableBytesView.suffix(Self.tail.count).elementsEqual(Self.tail)
    else { return nil }
    compressed.moveWriterIndex(to: compressed.writerIndex - Self.tail.count)
    return compressed
  }

  /// Decompresses a message.
  ///
  /// - Parameters:
  ///   - message: The data of a compressed message, without its tail.
  ///   - limit: The maximum size of the result, in bytes.
  func decompress(_ message: ByteBuffer, limit: Int) throws(Failure) -> ByteBuffer {
    guard zlib.inflateReset(inflating) == Zlib.Status.ok else { throw .damaged }
    var message = message
    message.writeBytes(Self.tail)
    var result = ByteBuffer()
    let status = run(
      zlib.inflate, inflating, &message, &result, limit: min(limit, .max - 1) + 1)
    guard result.readableBytes <= limit else { throw .tooLarge }
    let isComplete =
      switch status {
      case Zlib.Status.ok: message.readableBytes == 0 && inflating.pointee.isBetweenBlocks
      // A final block is followed by the tail, and by the header of the empty block before that.
      case Zlib.Status.streamEnd: message.readableBytesView.elementsEqual([0] + Self.tail)
      default: false
      }
    guard isComplete else { throw .damaged }
    return result
  }

  /// Passes data through a stream until it has taken all of it, has reached its end, has failed, or has
  /// written as many bytes as the limit.
  private func run(
    _ function: Zlib.FlushFunction, _ stream: UnsafeMutablePointer<Zlib.Stream>,
    _ input: inout ByteBuffer, _ output: inout ByteBuffer, limit: Int
  ) -> CInt {
    var status = Zlib.Status.ok
    input.readWithUnsafeMutableReadableBytes { bytes in
      let bytes = bytes.bindMemory(to: UInt8.self)
      stream.pointee.nextIn = bytes.baseAddress
      stream.pointee.availableIn = CUnsignedInt(bytes.count)
      var isFull = true
      while isFull, status == Zlib.Status.ok, output.readableBytes < limit {
        let size = min(limit - output.readableBytes, max(4 * bytes.count, 256))
        output.writeWithUnsafeMutableBytes(minimumWritableBytes: size) { free in
          stream.pointee.nextOut = free.bindMemory(to: UInt8.self).baseAddress
          stream.pointee.availableOut = CUnsignedInt(size)
          status = function(stream, Zlib.Flush.sync)
          return size - Int(stream.pointee.availableOut)
        }
        isFull = stream.pointee.availableOut == 0
      }
      return bytes.count - Int(stream.pointee.availableIn)
    }
    // All was written by the calls before.
    return status == Zlib.Status.bufferError ? Zlib.Status.ok : status
  }
}
#endif
