/// Where the current task runs: as which work of which store's register.
package struct EffectContext: Sendable {
  @TaskLocal package static var current: EffectContext?

  let register: EffectRegistry
  /// The feature that the work belongs to.
  let watch: ChildLifetime
  var work: InFlightEffect?
  /// Where effects of the store run; `nil` for the default.
  var executor: (any TaskExecutor)?
  /// Ends the presentation that the work belongs to.
  var dismiss: (@Sendable () async -> Void)?

  /// Outside any store: a register of its own that no store shares.
  static let ambient = EffectContext(
    register: EffectRegistry(isolation: nil, startLater: { _ in }), watch: ChildLifetime(unwatched: .root)
  )

  var path: FeaturePath { watch.path }

  static var currentOrAmbient: EffectContext { current ?? ambient }
}
