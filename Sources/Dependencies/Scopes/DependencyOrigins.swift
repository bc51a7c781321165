import ConcurrencyExtras
import Synchronization

/// Knows which values a model was made with.
///
/// A model that has a `@Dependency` property carries its values along. For those that have none,
/// objects that `withDependencies` returns are filed here, without being kept alive; entries of
/// objects that are gone are cleared whenever the table has doubled, so it never holds much more
/// than twice the objects alive.
final class DependencyOrigins: Sendable {
  static let shared = DependencyOrigins()

  private struct State {
    var origins: [ObjectIdentifier: Origin] = [:]
    var limit = 64
  }

  private struct Origin: Sendable {
    let model: Witness
    let values: DependencyValues
  }

  /// Tells whether a model still exists.
  // @unchecked: the model is never used, only asked whether it is still there.
  private struct Witness: @unchecked Sendable {
    weak var model: AnyObject?
  }

  private let state = Mutex(State())

  init() {}

  /// How many models are on file, those that are gone and not yet cleared included.
  var count: Int { state.withLock { $0.origins.count } }

  /// Files `result` when it is an object.
  func remember<R>(_ result: R, madeWith values: DependencyValues) -> R {
    guard R.self is AnyObject.Type else { return result }
    let model = result as AnyObject
    let origin = Origin(model: Witness(model: model), values: values)
    let id = ObjectIdentifier(model)
    state.withLock { state in
      state.origins[id] = origin
      guard state.origins.count > state.limit else { return }
      state.origins = state.origins.filter { $0.value.model.model != nil }
      state.limit = max(64, state.origins.count * 2)
    }
    return result
  }

  /// The values that `model` was made with, or else a report and the current values.
  func values(of model: AnyObject, reportingAt place: SourcePlace?) -> DependencyValues {
    if let values = Self.carried(by: model) { return values }
    let origin = state.withLock { $0.origins[ObjectIdentifier(model)] }
    if let origin, origin.model.model === model { return origin.values }
    place.report(
      """
      'withDependencies(from:)' was given a '\(type(of: model))', which has no dependencies to take \
      over, so the current ones are used.

      To fix this, do one of the following:

      • Declare a dependency in '\(type(of: model))' with '@Dependency'.
      • Make the '\(type(of: model))' as the result of 'withDependencies'.
      """
    )
    return DependencyValues._current
  }

  private static func carried(by model: AnyObject) -> DependencyValues? {
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

/// Something stored in a model that knows which values the model was made with.
package protocol DependencyCarrier {
  /// The values that were current when it was made.
  var initialValues: DependencyValues { get }
}
