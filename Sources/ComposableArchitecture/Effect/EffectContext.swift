/// Where the current task runs: as which work of which store's register.
package struct EffectContext: Sendable {
  @TaskLocal package static var current: EffectContext?

  let register: Register
  let path: FeaturePath
  var work: Work?
  /// Where effects of the store run; `nil` for the default.
  var executor: (any TaskExecutor)?
  /// Ends the presentation that the work belongs to.
  var dismiss: (@Sendable () async -> Void)?

  /// Outside any store: a register of its own that no store shares.
  static let ambient = EffectContext(
    register: Register(isolation: nil, startLater: { _ in }), path: .root, work: nil
  )

  static var currentOrAmbient: EffectContext { current ?? ambient }
}
