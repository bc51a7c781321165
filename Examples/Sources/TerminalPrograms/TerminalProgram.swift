/// What a program does between input and output.
@MainActor
package protocol TerminalProgram<Input> {
  associatedtype Input: Sendable

  /// Begins, before there is input.
  func begin()

  /// Shows how things are, for those who come back to a process that was suspended.
  func show()

  /// Deals with one piece of input.
  ///
  /// - Returns: Whether the program goes on.
  func perform(_ input: Input) async -> Bool

  /// Puts things in order before the process ends, whatever ends it.
  ///
  /// - Returns: The status for the process to end with.
  func end() async -> Int32
}

extension TerminalProgram {
  package func begin() { show() }

  package func end() async -> Int32 { 0 }
}

extension Terminal {
  /// Runs a program until it ends, the input does or a signal says so; then the process ends.
  ///
  /// 1. Input is dealt with piece by piece, and no more is read than was dealt with.
  /// 2. A signal is heard also while the program deals with input.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - reader: Makes the program's input of bytes.
  @MainActor
  package func run<Program: TerminalProgram>(
    _ program: Program, reading reader: some InputReader<Program.Input>
  ) async -> Never {
    let (inputs, feed) = AsyncStream.makeStream(of: [Program.Input].self)
    let work = Task {
      await deal(with: inputs, program)
      finishEvents()
    }
    program.begin()
    requestInput()
    let signal = await listen(feed, reader, resumed: program.show)
    work.cancel()
    let status = await program.end()
    restore()
    leave(by: signal, status: status)
  }

  /// Lets a program deal with its input, until one of them ends or the task is cancelled.
  @MainActor
  private func deal<Program: TerminalProgram>(
    with inputs: AsyncStream<[Program.Input]>, _ program: Program
  ) async {
    for await pieces in inputs {
      for input in pieces {
        guard !Task.isCancelled, await program.perform(input) else { return }
      }
      requestInput()
    }
  }

  /// Hands on what is entered until the program is done with it.
  ///
  /// - Returns: The signal that ended it, if one did.
  @MainActor
  private func listen<Input>(
    _ feed: AsyncStream<[Input]>.Continuation,
    _ reader: some InputReader<Input>,
    resumed: () -> Void
  ) async -> Int32? {
    var reader = reader
    for await event in events {
      switch event {
      case .input(let bytes): feed.yield(reader.read(bytes))
      case .endOfInput:
        feed.yield(reader.finish())
        feed.finish()
      case .resumed: resumed()
      case .outputClosed: return nil
      case .signal(let number): return number
      }
    }
    return nil
  }
}
