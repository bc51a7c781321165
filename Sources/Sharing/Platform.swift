import ComposableConcurrency
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
package struct FileVersion: Equatable, Sendable {
  private let device: UInt64
  private let node: UInt64
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int

  /// Creates the version of a file in memory from the number of its writes.
  init(number: Int) { (device, node, seconds, nanoseconds, size) = (0, 0, number, 0, 0) }

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

  /// The time since the last change, in seconds.
  var age: Int { Int(Date().timeIntervalSince1970) - seconds }

  /// The version of the file at a path, or `nil` if there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// Watches directories for changes of files in them.
///
/// An atomic write replaces a file by another one, so the file itself can't be watched.
final class DirectoryWatcher: Sendable {
  /// The watcher of this process.
  static let shared = DirectoryWatcher()

  private typealias Handler = @Sendable () -> Void

  private struct Watch: Sendable {
    /// The functions to call, by the name of the file.
    var handlers: [String: [UInt64: Handler]] = [:]
  }

  private struct State: Sendable {
    var watches: [Int32: Watch] = [:]
    var lastID: UInt64 = 0
  }

  private let state = Lock(State())
  private let queue = DispatchQueue(label: "Sharing.DirectoryWatcher")

  /// Calls a function after a file may have changed, until its subscription is cancelled.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - directory: The path of its directory, which exists.
  ///   - onChange: The function, called on a queue of the watcher.
  func watch(
    _ name: String, in directory: String, onChange: @escaping @Sendable () -> Void
  ) -> SharedSubscription {
    let key = state.withLock { state -> (watch: Int32, id: UInt64)? in
      let watch = beginWatching(directory)
      guard watch >= 0 else { return nil }
      state.lastID += 1
      state.watches[watch, default: Watch()].handlers[name, default: [:]][state.lastID] = onChange
      return (watch, state.lastID)
    }
    guard let key else { return SharedSubscription {} }
    return SharedSubscription { [self] in
      // The function is returned, since its captures must not be deallocated under the lock.
      _ = state.withLock { state -> Handler? in
        let handler = state.watches[key.watch]?.handlers[name]?.removeValue(forKey: key.id)
        if state.watches[key.watch]?.handlers[name]?.isEmpty == true {
          state.watches[key.watch]?.handlers[name] = nil
        }
        if state.watches[key.watch]?.handlers.isEmpty == true {
          state.watches[key.watch] = nil
          endWatching(key.watch)
        }
        return handler
      }
    }
  }

  /// Calls the functions of files in watched directories.
  private func notify(_ names: [Int32: Set<String>]) {
    let handlers = state.withLock { state in
      names.flatMap { watch, names in
        names.flatMap { state.watches[watch]?.handlers[$0].map { Array($0.values) } ?? [] }
      }
    }
    for handler in handlers { handler() }
  }

  /// Calls the functions of all files in some watched directories.
  private func notifyAll(_ watches: some Collection<Int32>) {
    notify(
      state.withLock { state in
        let names = watches.map { ($0, Set((state.watches[$0]?.handlers ?? [:]).keys)) }
        return Dictionary(uniqueKeysWithValues: names)
      })
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
    var changed: [Int32: Set<String>] = [:]
    var isComplete = true
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var offset = 0
        while offset + MemoryLayout<inotify_event>.size <= count {
          let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          if event.wd < 0 { isComplete = false }
          if event.len > 0, let base = buffer.baseAddress {
            let name = (base + offset).assumingMemoryBound(to: CChar.self)
            changed[event.wd, default: []].insert(String(cString: name))
          }
          offset += Int(event.len)
        }
      }
    }
    // After an overflow, which belongs to no watch, any file may have changed.
    if isComplete { notify(changed) } else { notifyAll(state.withLock { Array($0.watches.keys) }) }
  }
  #elseif canImport(Darwin)
  private let sources = Lock<[Int32: UncheckedSendable<any DispatchSourceFileSystemObject>]>([:])

  private init() {}

  private func beginWatching(_ directory: String) -> Int32 {
    let descriptor = open(directory, O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return -1 }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: .write, queue: queue)
    source.setEventHandler { [weak self] in self?.notifyAll([descriptor]) }
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
