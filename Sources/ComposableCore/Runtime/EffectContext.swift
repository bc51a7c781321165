/// The effect whose task or callback is running.
package struct EffectContext: Sendable {
  /// Dismisses the presented feature that an effect belongs to, on behalf of the effect.
  typealias Dismiss = @Sendable (RegisteredLeaf) async -> Void

  @TaskLocal package static var current: EffectContext?

  /// The effect, or `nil` outside of any store.
  let leaf: RegisteredLeaf?

  /// The context outside of any store, with a registry that no store shares.
  static let ambient = EffectContext(leaf: nil)

  private static let ambientRegistry = EffectRegistry(isolation: nil, scheduleStart: { _ in })
  private static let ambientLifetime = ChildLifetime(untracked: .root)

  /// The number of the operation that runs in this task, among those of its store; `nil` outside of any.
  package static var currentOperation: UInt64? { current?.leaf?.ordinal }

  static var currentOrAmbient: EffectContext { current ?? ambient }

  package var registry: EffectRegistry { leaf?.registry ?? Self.ambientRegistry }

  /// The lifetime of the feature that returned the effect.
  var lifetime: ChildLifetime { leaf?.lifetime ?? Self.ambientLifetime }

  /// The path of the feature that returned the effect, or `nil` if its state was removed: at that
  /// path, there may be another feature.
  var path: FeaturePath? { lifetime.hasEnded ? nil : lifetime.path }

  /// The executor of the store's effects, or `nil` for the default.
  package var executor: (any TaskExecutor)? { registry.probe?.executor }

  /// Dismisses the presented feature that the effect belongs to.
  var dismiss: (@Sendable () async -> Void)? {
    guard let leaf, let dismiss = leaf.dismiss else { return nil }
    return { await dismiss(leaf) }
  }

  /// The same for an effect that is nested in this one.
  var nestedDismiss: Dismiss? {
    guard let dismiss else { return nil }
    return { _ in await dismiss() }
  }
}
