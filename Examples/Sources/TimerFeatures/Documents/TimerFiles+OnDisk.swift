import Dispatch
import Foundation

extension TimerFiles {
  /// The files on disk.
  ///
  /// - Parameter onStep: Called after each step of each write, with the name of the step.
  package static func onDisk(
    onStep: @escaping @Sendable (_ step: String) -> Void = { _ in }
  ) -> TimerFiles {
    // Writes block, so they don't run on the threads of tasks.
    let queue = DispatchQueue(label: "TimerFiles")

    @Sendable func write(
      _ data: Data, to url: URL, isNew: Bool
    ) async throws(TimerFileError.Fault) {
      let result = await withCheckedContinuation { continuation in
        queue.async {
          continuation.resume(
            returning: Result { () throws(SystemFault) in
              try AtomicFile(url).write(data, isNew: isNew) { onStep($0.rawValue) }
            }
          )
        }
      }
      if case .failure(let fault) = result {
        throw fault.fileExists ? .exists : .unwritable(fault.reason)
      }
    }

    return TimerFiles(
      resolve: { url throws(TimerFileError.Fault) in
        do throws(SystemFault) {
          return try URL(filePath: AtomicFile(url).path)
        } catch {
          throw .unreadable(error.reason)
        }
      },
      node: { AtomicFile.node(of: $0) },
      read: { url throws(TimerFileError.Fault) in
        do throws(SystemFault) {
          return try AtomicFile(url).read(limit: TimerFile.sizeLimit + 1)
        } catch {
          throw .unreadable(error.reason)
        }
      },
      write: { data, url throws(TimerFileError.Fault) in
        try await write(data, to: url, isNew: false)
      },
      create: { data, url throws(TimerFileError.Fault) in
        try await write(data, to: url, isNew: true)
      }
    )
  }
}
