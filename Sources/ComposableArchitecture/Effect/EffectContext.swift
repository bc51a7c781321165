/// Where the current task runs: as which work of which store's register.
package struct EffectContext: Sendable {
  @TaskLocal package static var current: EffectContext?

  let register: Register
  /// The feature that the work belongs to.
  let watch: Watch
  var work: Work?
  /// Where effects of the store run; `nil` for the default.
  var executor: (any TaskExecutor)?
  /// Ends the presentation that the work belongs to.
  var dismiss: (@Sendable () async -> Void)?

  /// Outside any store: a register of its own that no store shares.
  static let ambient = EffectContext(
    register: Register(isolation: nil, startLater: { _ in }), watch: Watch(unwatched: .root)
  )

  var path: FeaturePath { watch.path }

  static var currentOrAmbient: EffectContext { current ?? ambient }
}
