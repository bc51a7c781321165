import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One HTTP GET whose answer is kept in memory up to a limit.
///
/// 1. Cancelling the task that waits closes the connection and throws `CancellationError`.
/// 2. An answer that exceeds the limit is not read to its end.
final class Download: NSObject {
  /// What came back.
  struct Answer: Sendable {
    var status: Int
    var body: Data
  }

  /// How far the download is.
  private enum Phase {
    case idle
    case running(URLSessionTask, CheckedContinuation<Answer, any Error>, Data)
    case ended
  }

  private let limit: Int
  private let phase = Mutex(Phase.idle)
  /// Runs the session's callbacks, and what must not come between them.
  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }()

  /// - Parameter limit: How many bytes an answer may have.
  init(limit: Int) {
    self.limit = limit
  }

  /// Downloads; to be called once.
  ///
  /// - Parameter url: An `http` or `https` address.
  /// - Returns: The answer, whatever its status.
  /// - Throws: ``FactError``, or `CancellationError`.
  func callAsFunction(_ url: URL) async throws -> Answer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { start(url, $0) }
    } onCancel: {
      abort(CancellationError())
    }
  }

  private func start(_ url: URL, _ continuation: CheckedContinuation<Answer, any Error>) {
    // The caller measures the time; the session's own idle limit must not be the shorter one.
    var request = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 86_400
    )
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    let configuration = URLSessionConfiguration.ephemeral
    // Besides being of no use here, a cache defers cancelling on Linux until after the task may have
    // ended by itself, which Foundation there answers with a trap.
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: queue)
    let task = session.dataTask(with: request)
    session.finishTasksAndInvalidate()
    let isStarted = phase.withLock { phase in
      guard case .idle = phase else { return false }
      phase = .running(task, continuation, Data())
      return true
    }
    if isStarted {
      task.resume()
    } else {
      task.cancel()
      continuation.resume(throwing: CancellationError())
    }
  }

  /// Gives up, unless the download has ended.
  private func abort(_ error: any Error) {
    guard let (task, continuation, _) = takeEnd() else { return }
    // In line with the callbacks, so that it is known whether the task has ended by itself.
    queue.addOperation {
      if task.state != .completed { task.cancel() }
    }
    continuation.resume(throwing: error)
  }

  /// Takes what is needed to end the download; there is one who gets it.
  private func takeEnd() -> (URLSessionTask, CheckedContinuation<Answer, any Error>, Data)? {
    let last = phase.withLock { phase in
      defer { phase = .ended }
      return phase
    }
    guard case .running(let task, let continuation, let body) = last else { return nil }
    return (task, continuation, body)
  }
}

extension Download: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLarge = phase.withLock { phase in
      guard case .running(let task, let continuation, var body) = phase else { return false }
      phase = .ended
      body.append(data)
      phase = .running(task, continuation, body)
      return body.count > limit
    }
    if isTooLarge { abort(FactError.tooLarge(limit: limit)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let (_, continuation, body) = takeEnd() else { return }
    if let error {
      continuation.resume(throwing: FactError.unreachable(reason(error)))
    } else if let response = task.response as? HTTPURLResponse {
      continuation.resume(returning: Answer(status: response.statusCode, body: body))
    } else {
      continuation.resume(throwing: FactError.unreachable("the answer is not HTTP"))
    }
  }

  /// What kept the connection from standing, as the end of a sentence.
  private func reason(_ error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .cannotConnectToHost: "nobody answers at its address"
    case .cannotFindHost, .dnsLookupFailed: "its host is not known"
    case .networkConnectionLost: "the connection broke off"
    case .notConnectedToInternet: "there is no network"
    case .timedOut: "the connection timed out"
    case .badServerResponse, .cannotParseResponse: "the answer is not HTTP"
    case let code: "\(error.localizedDescription) (\(code?.rawValue ?? (error as NSError).code))"
    }
  }
}
