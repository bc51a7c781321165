#if Web
  import NIOCore

  /// Lets tasks run on an event loop.
  ///
  /// What a browser says is read, done and answered on the thread of its connection: a session is an
  /// actor that runs where the task runs that calls it. So no thread has to be woken on the way.
  final class EventLoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) {
      self.loop = loop
    }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
#endif
