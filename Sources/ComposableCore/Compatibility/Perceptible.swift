import ComposableConcurrency
public import Observation

/// An observable object, under the name that code for systems without the module `Observation` uses.
public typealias Perceptible = Observable

/// Tracks the properties that a closure reads: `withObservationTracking(_:onChange:)` under the name
/// that code for systems without the module `Observation` uses.
///
/// - Parameters:
///   - apply: The closure, which reads properties.
///   - onChange: A closure to call before the first change of one of them.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  let (reads, hasChanged, onChange) = (TrackedReads(), AtomicFlag(), onChange())
  let result = withObservationTracking {
    reads.record(apply)
  } onChange: {
    if hasChanged.set() { onChange() }
  }
  if reads.haveChanged, hasChanged.set() { onChange() }
  return result
}

/// A Boolean value that indicates whether views check that reads of observed properties are tracked:
/// always false, since all views are tracked. Setting it has no effect.
public var isPerceptionCheckingEnabled: Bool {
  get { false }
  set {}
}

/// Makes a class observable: `@Observable` under the name that code for systems without the module
/// `Observation` uses.
///
/// Mark the properties that are not observed `@ObservationIgnored`.
@attached(
  member, names: named(_$observationRegistrar), named(access), named(withMutation),
  named(shouldNotifyObservers)
)
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Perceptible() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
