public import ComposableArchitecture
import Foundation

extension TimerFiles {
  /// Files in a dictionary, for tests and previews.
  ///
  /// ```swift
  /// let files = LockIsolated<[URL: Data]>([:])
  /// withDependencies {
  ///   $0.timerFiles = .inMemory(files)
  /// } operation: { … }
  /// ```
  ///
  /// - Parameter files: The contents of the files.
  public static func inMemory(_ files: LockIsolated<[URL: Data]>) -> TimerFiles {
    TimerFiles(
      resolve: { $0.standardizedFileURL },
      node: { _ in nil },
      read: { url throws(TimerFileError.Fault) in
        guard let data = files.value[url] else { throw .unreadable("no such file or directory") }
        return data
      },
      write: { data, url in files.withValue { $0[url] = data } },
      create: { data, url throws(TimerFileError.Fault) in
        let exists = files.withValue { files in
          if files[url] != nil { return true }
          files[url] = data
          return false
        }
        if exists { throw .exists }
      }
    )
  }
}
