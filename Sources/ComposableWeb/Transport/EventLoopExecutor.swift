#if Web
import NIOCore

/// A task executor that runs tasks on an event loop.
///
/// A browser's messages are read, handled and answered on the thread of its connection: a session
/// is an actor without an executor of its own, so it runs on the executor of the task that calls
/// it. No other thread has to be woken for an event.
final class EventLoopExecutor: TaskExecutor {
  private let eventLoop: any EventLoop

  init(_ eventLoop: any EventLoop) {
    self.eventLoop = eventLoop
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
#endif
