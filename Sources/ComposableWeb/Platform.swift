import Foundation

// In release mode, the compiler finds `timespec` in the module of C that Foundation imports.
#if canImport(CDispatch)
internal import CDispatch
#endif

/// The resource of the number of file descriptors, in the type that `getrlimit` takes.
#if canImport(Glibc)
let fileDescriptorResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
#else
let fileDescriptorResource = RLIMIT_NOFILE
#endif

/// The processor time of the current thread.
enum ThreadTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

/// The conformances of the program: sections of references to their descriptors, of four bytes each.
enum ConformanceRecords {
  #if os(Linux)
  /// The sections of the executable and of the libraries that it has loaded.
  static var sections: [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { sections in
      enumerateMetadataSections(
        { image, sections in
          // A version and three addresses, then the start and size of each section. That of protocols is first:
          // https://github.com/swiftlang/swift/blob/main/stdlib/public/runtime/MetadataSections.h
          let words = image.assumingMemoryBound(to: UInt.self)
          sections.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee.append(
            UnsafeRawBufferPointer(
              start: UnsafeRawPointer(bitPattern: words[6]), count: Int(words[7])))
          return true
        }, sections)
    }
    return sections
  }

  @_silgen_name("swift_enumerateAllMetadataSections")
  private static func enumerateMetadataSections(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
    _ context: UnsafeMutableRawPointer)
  #else
  /// None: there, Xcode displays previews.
  static var sections: [UnsafeRawBufferPointer] { [] }
  #endif
}
