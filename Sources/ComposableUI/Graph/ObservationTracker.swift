import Observation
import Synchronization

/// Tracks the values that the latest evaluation of a body reads.
///
/// `withObservationTracking` removes its registrations only when a property that was read changes.
/// A body that is evaluated again for another reason, or a view that is removed, would leave its
/// registrations in the models that it read. Each evaluation therefore reads a property of the
/// tracker, too, whose change removes all of them.
///
/// 1. `onChange` is called once for each evaluation at most, on the thread of the change.
/// 2. It is not called for an evaluation after the next one has begun, or after ``cancel()``.
package final class ObservationTracker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let evaluations = Atomic(0)
  /// A property that each evaluation reads in addition to those of its body.
  private var isCurrent: Void { () }

  package init() {}

  /// The number of the latest evaluation.
  package var evaluation: Int { evaluations.load(ordering: .acquiring) }

  /// Evaluates a body, and replaces the registrations of the previous evaluation.
  ///
  /// - Parameters:
  ///   - body: The body. The properties that it reads are observed.
  ///   - onChange: Called with the number of this evaluation before a property it read changes.
  package func track<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable (_ evaluation: Int) -> Void
  ) -> Result {
    cancel()
    let evaluation = evaluation
    return withObservationTracking {
      registrar.access(self, keyPath: \.isCurrent)
      return body()
    } onChange: { [weak self] in
      if self?.evaluation == evaluation { onChange(evaluation) }
    }
  }

  /// Removes the registrations of the latest evaluation.
  package func cancel() {
    evaluations.wrappingAdd(1, ordering: .acquiringAndReleasing)
    registrar.withMutation(of: self, keyPath: \.isCurrent) {}
  }
}
