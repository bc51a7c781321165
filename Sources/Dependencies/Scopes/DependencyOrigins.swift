import ComposableConcurrency

/// A weak table from models to the dependency values that they were created with.
///
/// A model with a `@Dependency` property stores its values itself. The table covers the rest: it
/// records each object that `withDependencies` returns, without retaining it. Entries of
/// deallocated objects are removed whenever the table has doubled in size, so it never holds much
/// more than twice the number of live objects.
final class DependencyOrigins: Sendable {
  static let shared = DependencyOrigins()

  private struct State {
    var origins: [ObjectIdentifier: Origin] = [:]
    var limit = 64
  }

  private struct Origin: Sendable {
    let model: WeakModel
    let values: DependencyValues
  }

  /// A weak reference to a model.
  // @unchecked: the model is never used, only compared by identity or with `nil`.
  private struct WeakModel: @unchecked Sendable {
    weak var model: AnyObject?
  }

  private let state = Lock(State())

  init() {}

  /// The number of entries, including those of deallocated models that are not yet removed.
  var count: Int { state.withLock { $0.origins.count } }

  /// Records the values of `result` if it is an object, and returns it.
  func record<R>(_ result: R, madeWith values: DependencyValues) -> R {
    guard R.self is AnyObject.Type else { return result }
    let model = result as AnyObject
    let origin = Origin(model: WeakModel(model: model), values: values)
    let id = ObjectIdentifier(model)
    state.withLock { state in
      state.origins[id] = origin
      guard state.origins.count > state.limit else { return }
      state.origins = state.origins.filter { $0.value.model.model != nil }
      state.limit = max(64, state.origins.count * 2)
    }
    return result
  }

  /// The values that `model` was created with. Reports an issue and returns the current values if
  /// they are unknown.
  func values(of model: AnyObject, reportingAt location: SourceLocation?) -> DependencyValues {
    if let values = Self.storedValues(in: model) { return values }
    let origin = state.withLock { $0.origins[ObjectIdentifier(model)] }
    if let origin, origin.model.model === model { return origin.values }
    location.report(
      """
      'withDependencies(from:)' was given a '\(type(of: model))', which has no dependencies to \
      inherit, so the current ones are used.

      To fix this, do one of the following:

      • Declare a dependency in '\(type(of: model))' with '@Dependency'.
      • Create the '\(type(of: model))' in 'withDependencies' and return it.
      """
    )
    return DependencyValues._current
  }

  private static func storedValues(in model: AnyObject) -> DependencyValues? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let level = mirror {
      for child in level.children {
        if let carrier = child.value as? any DependencyCarrier { return carrier.initialValues }
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

/// A stored property of a model that carries the values the model was created with.
package protocol DependencyCarrier {
  /// The values that were current when the carrier was initialized.
  var initialValues: DependencyValues { get }
}
