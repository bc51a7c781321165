/// The in-flight effect that the current task belongs to, and the registry of its store.
package struct EffectContext: Sendable {
  /// Dismisses the presented feature that an effect belongs to, on behalf of the effect.
  typealias Dismiss = @Sendable (InFlightEffect) async -> Void

  @TaskLocal package static var current: EffectContext?

  package let registry: EffectRegistry
  /// The lifetime of the feature that returned the effect.
  let lifetime: ChildLifetime
  var effect: InFlightEffect?
  /// The executor of the store's effects, or `nil` for the default.
  package var executor: (any TaskExecutor)?
  /// Dismisses the presented feature that the effect belongs to.
  var dismiss: (@Sendable () async -> Void)?

  /// The context outside of any store, with a registry that no store shares.
  static let ambient = EffectContext(
    registry: EffectRegistry(isolation: nil, scheduleStart: { _ in }),
    lifetime: ChildLifetime(untracked: .root)
  )

  /// The path of the feature that returned the effect, or `nil` if its state was removed: at that
  /// path, there may be another feature.
  var path: FeaturePath? { lifetime.hasEnded ? nil : lifetime.path }

  static var currentOrAmbient: EffectContext { current ?? ambient }
}
