#if Web
import Foundation

/// The functions of zlib, which is loaded at run time.
///
/// It is not linked: without it, nothing is compressed.
// Unchecked: functions of C are not declared as sendable, and these never change.
struct Zlib: @unchecked Sendable {
  /// The members of `z_stream`, in their order.
  struct Stream {
    var nextIn: UnsafeMutablePointer<UInt8>?
    var availableIn: CUnsignedInt = 0
    private var totalIn: CUnsignedLong = 0
    var nextOut: UnsafeMutablePointer<UInt8>?
    var availableOut: CUnsignedInt = 0
    private var totalOut: CUnsignedLong = 0
    private var message: UnsafePointer<CChar>?
    private var state: OpaquePointer?
    private var allocate: OpaquePointer?
    private var free: OpaquePointer?
    private var opaque: UnsafeMutableRawPointer?
    /// The state of decompression, see `inflate` in zlib's manual.
    private var dataType: CInt = 0
    private var checksum: CUnsignedLong = 0
    private var reserved: CUnsignedLong = 0

    /// True if the input ended between two blocks of what is decompressed.
    var isBetweenBlocks: Bool { dataType & 128 != 0 }
  }

  /// The values of `flush`.
  enum Flush { static let sync: CInt = 2, finish: CInt = 4 }

  /// The formats of what is compressed, by the logarithms of their windows: the largest one, of 32 kB.
  enum Format: CInt {
    /// Without a header and a checksum.
    case raw = -15
    case gzip = 31
  }

  /// The results of functions. No progress was possible for `bufferError`, which is no failure.
  enum Status { static let ok: CInt = 0, streamEnd: CInt = 1, bufferError: CInt = -5 }

  typealias StreamPointer = UnsafeMutableRawPointer
  typealias StreamFunction = @convention(c) (StreamPointer) -> CInt
  typealias FlushFunction = @convention(c) (StreamPointer, CInt) -> CInt

  private let deflateInit:
    @convention(c) (
      StreamPointer, CInt, CInt, CInt, CInt, CInt, UnsafePointer<CChar>, CInt
    ) -> CInt
  let deflate: FlushFunction
  let deflateReset: StreamFunction
  let deflateEnd: StreamFunction
  private let inflateInit: @convention(c) (StreamPointer, CInt, UnsafePointer<CChar>, CInt) -> CInt
  let inflate: FlushFunction
  let inflateReset: StreamFunction
  let inflateEnd: StreamFunction

  /// The library, which is loaded at the first use; `nil` if it is missing.
  static let shared = try? Zlib()

  private struct MissingFunction: Error {}

  private init() throws {
    let names = ["libz.so.1", "libz.so", "libz.1.dylib"]
    let library = names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
    func function<Function>(_ name: String) throws -> Function {
      guard let library, let function = dlsym(library, name) else { throw MissingFunction() }
      return unsafeBitCast(function, to: Function.self)
    }
    deflateInit = try function("deflateInit2_")
    deflate = try function("deflate")
    deflateReset = try function("deflateReset")
    deflateEnd = try function("deflateEnd")
    inflateInit = try function("inflateInit2_")
    inflate = try function("inflate")
    inflateReset = try function("inflateReset")
    inflateEnd = try function("inflateEnd")
  }

  /// The first digit is that of the interface, which zlib compares.
  private static let version = "1"

  /// Prepares a stream that compresses.
  func startDeflating(
    _ stream: UnsafeMutablePointer<Stream>, level: CInt, format: Format
  ) -> CInt {
    let (method, memoryLevel, strategy): (CInt, CInt, CInt) = (8, 8, 0)
    return deflateInit(
      stream, level, method, format.rawValue, memoryLevel, strategy, Self.version,
      CInt(MemoryLayout<Stream>.size))
  }

  /// Prepares a stream that decompresses.
  func startInflating(_ stream: UnsafeMutablePointer<Stream>, format: Format) -> CInt {
    inflateInit(stream, format.rawValue, Self.version, CInt(MemoryLayout<Stream>.size))
  }
}
#endif
