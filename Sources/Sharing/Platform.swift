import ConcurrencyExtras
import Dispatch
import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The identity, modification time and size of a file. A difference reveals a change without
/// reading the file.
struct FileVersion: Equatable, Sendable {
  private let device: UInt64
  private let node: UInt64
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int

  init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    node = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #else
    (seconds, nanoseconds) = (Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec))
    #endif
  }

  /// The version of the file at a path, or `nil` if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// Watches directories for changes of their files.
///
/// An atomic write replaces a file by another one, so the file itself can't be watched.
final class DirectoryWatcher: Sendable {
  /// The watcher of this process.
  static let shared = DirectoryWatcher()

  private typealias Handler = @Sendable () -> Void

  private struct Watch: Sendable {
    var handlers: [UInt64: Handler] = [:]
  }

  private struct State: Sendable {
    var watches: [Int32: Watch] = [:]
    var lastID: UInt64 = 0
  }

  private let state = Lock(State())
  private let queue = DispatchQueue(label: "Sharing.DirectoryWatcher")

  /// Calls a function after files of a directory have changed, until its subscription is cancelled.
  ///
  /// - Parameters:
  ///   - directory: The path of the directory, which exists.
  ///   - onChange: The function, called on a queue of the watcher.
  func watch(
    _ directory: String, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let key = state.withLock { state -> (watch: Int32, id: UInt64)? in
      let watch = beginWatching(directory)
      guard watch >= 0 else { return nil }
      state.lastID += 1
      state.watches[watch, default: Watch()].handlers[state.lastID] = onChange
      return (watch, state.lastID)
    }
    guard let key else { return SharedSubscription {} }
    return SharedSubscription { [self] in
      // The function is returned, since its captures must not be deallocated under the lock.
      _ = state.withLock { state -> Handler? in
        let handler = state.watches[key.watch]?.handlers.removeValue(forKey: key.id)
        if state.watches[key.watch]?.handlers.isEmpty == true {
          state.watches[key.watch] = nil
          endWatching(key.watch)
        }
        return handler
      }
    }
  }

  /// Calls the functions of some watches.
  private func notify(_ watches: Set<Int32>) {
    let handlers = state.withLock { state in
      watches.flatMap { state.watches[$0].map { Array($0.handlers.values) } ?? [] }
    }
    for handler in handlers { handler() }
  }

  #if os(Linux) || os(Android)
  private let descriptor: Int32
  // Retained until the process ends.
  private let source: UncheckedSendable<any DispatchSourceRead>

  private init() {
    descriptor = inotify_init1(Int32(O_NONBLOCK | O_CLOEXEC))
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    self.source = UncheckedSendable(source)
    source.setEventHandler { [weak self] in self?.readEvents() }
    source.activate()
  }

  private func beginWatching(_ directory: String) -> Int32 {
    // Files that were closed after writing, moved, or deleted.
    let events =
      UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
      | UInt32(IN_DELETE)
    return inotify_add_watch(descriptor, directory, events)
  }

  private func endWatching(_ watch: Int32) {
    inotify_rm_watch(descriptor, watch)
  }

  private func readEvents() {
    var changed: Set<Int32> = []
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          changed.insert(event.wd)
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    // After an overflow, which belongs to no watch, any file may have changed.
    notify(changed.contains(-1) ? state.withLock { Set($0.watches.keys) } : changed)
  }
  #elseif canImport(Darwin)
  private let sources = Lock<[Int32: UncheckedSendable<any DispatchSourceFileSystemObject>]>([:])

  private init() {}

  private func beginWatching(_ directory: String) -> Int32 {
    let descriptor = open(directory, O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: .write, queue: queue)
    source.setEventHandler { [weak self] in self?.notify([descriptor]) }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    let sendable = UncheckedSendable<any DispatchSourceFileSystemObject>(source)
    sources.withLock { $0[descriptor] = sendable }
    return descriptor
  }

  private func endWatching(_ watch: Int32) {
    sources.withLock { $0.removeValue(forKey: watch) }?.value.cancel()
  }
  #else
  private init() {}

  private func beginWatching(_ directory: String) -> Int32 { -1 }

  private func endWatching(_ watch: Int32) {}
  #endif
}
