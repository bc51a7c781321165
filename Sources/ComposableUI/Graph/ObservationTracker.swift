import ComposableConcurrency
import Synchronization

#if PublicObservation
import Observation
#else
@_spi(SwiftUI) import Observation
#endif

/// Tracks the values that the latest evaluation of a body reads.
///
/// `withObservationTracking` removes its registrations only when a property that was read changes.
/// A body that is evaluated again for another reason, or a view that is removed, would leave its
/// registrations in the models that it read. Each evaluation therefore reads a property of the
/// tracker, too, whose change removes all of them.
///
/// No other file depends on more of the module `Observation` than its public interface. For a
/// toolchain without the interface for SwiftUI, build with `-Xswiftc -DPublicObservation`: then
/// only the first change after an evaluation is reported, so changes of a body under several
/// transactions have the animation of the first.
///
/// 1. `onChange` is called on the thread of the change, or on that of the evaluation if a value of
///    `Shared` was changed by another thread meanwhile.
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
  ///   - onChange: Called once at most, with the number of this evaluation, before a property it
  ///     read changes.
  package func track<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable (_ evaluation: Int) -> Void
  ) -> Result {
    let evaluation = beginEvaluation()
    let (reads, hasChanged) = (TrackedReads(), AtomicFlag())
    let result = withObservationTracking {
      reads.record { readProperties(of: body) }
    } onChange: { [weak self] in
      if self?.evaluation == evaluation, hasChanged.set() { onChange(evaluation) }
    }
    if reads.haveChanged, hasChanged.set() { onChange(evaluation) }
    return result
  }

  /// Evaluates a body, and replaces the registrations of the previous evaluation.
  ///
  /// - Parameters:
  ///   - body: The body. The properties that it reads are observed.
  ///   - onChange: Called before each change of a property it read.
  func track<Result>(
    _ body: () -> Result, onEachChange onChange: @escaping @Sendable (ObservedChange) -> Void
  ) -> Result {
    #if PublicObservation
    return track(body, onChange: { _ in onChange(ObservedChange(isState: false)) })
    #else
    let evaluation = beginEvaluation()
    let reads = TrackedReads()
    let result = withObservationTracking {
      reads.record { readProperties(of: body) }
    } willSet: { [weak self] tracking in
      guard self?.evaluation == evaluation else { return tracking.cancel() }
      let root = tracking.changed.map { type(of: $0).rootType }
      onChange(ObservedChange(isState: root is any TimelineState.Type))
    }
    if reads.haveChanged { onChange(ObservedChange(isState: false)) }
    return result
    #endif
  }

  /// True if each change is reported, false if only the first after an evaluation is.
  static var reportsEachChange: Bool {
    #if PublicObservation
    false
    #else
    true
    #endif
  }

  private func beginEvaluation() -> Int {
    cancel()
    return evaluation
  }

  private func readProperties<Result>(of body: () -> Result) -> Result {
    registrar.access(self, keyPath: \.isCurrent)
    return body()
  }

  /// Removes the registrations of the latest evaluation.
  package func cancel() {
    evaluations.wrappingAdd(1, ordering: .acquiringAndReleasing)
    registrar.withMutation(of: self, keyPath: \.isCurrent) {}
  }
}

/// A change of a property that a body read.
struct ObservedChange: Sendable {
  /// True if the property is the value of a `@State`.
  let isState: Bool
}
