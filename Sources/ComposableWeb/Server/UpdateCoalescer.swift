#if Web
  import Synchronization

  /// Sees to it that a change is followed by exactly one update, however many changes there are and
  /// wherever they are made.
  final class UpdateCoalescer: Sendable {
    private enum Phase: UInt8, AtomicRepresentable {
      /// Nothing has changed.
      case quiet
      /// Whoever owns the graph works on it, and looks at what has changed when done.
      case working
      /// Something has changed, and somebody knows.
      case raised
    }

    private let phase = Atomic(Phase.quiet)

    /// Something has changed.
    ///
    /// - Returns: Whether the caller has to schedule the update.
    func raise() -> Bool {
      phase.exchange(.raised, ordering: .acquiringAndReleasing) == .quiet
    }

    /// The owner begins to work: it updates when done, so that nobody else has to.
    func begin() {
      phase.store(.working, ordering: .sequentiallyConsistent)
    }

    /// The owner has updated.
    ///
    /// - Returns: Whether something changed after ``begin()``, so that an update has to be
    ///   scheduled.
    func end() -> Bool {
      let (isQuiet, _) = phase.compareExchange(
        expected: .working, desired: .quiet, ordering: .acquiringAndReleasing
      )
      return !isQuiet
    }
  }
#endif
