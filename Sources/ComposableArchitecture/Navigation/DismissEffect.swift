import ConcurrencyExtras
public import Dependencies

/// A dependency that dismisses the presented feature whose effect calls it.
///
/// Use it in a feature that closes itself: the feature needs no knowledge of its parent. A parent
/// dismisses a child by setting its state to `nil`.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// // in a reducer
/// case .cancelTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// Guarantees:
/// 1. It sends ``PresentationAction/dismiss`` to the nearest presenting parent and returns once
///    that action has been reduced.
/// 2. By then the presented state is `nil`, unless the parent presents another state instead, and
///    the effects of the presented feature are cancelled, the caller included.
/// 3. Called where nothing is presented, it reports an issue and does nothing. In a `TestStore` of
///    the feature itself, it sets `isDismissed`.
public struct DismissEffect: Sendable {
  private let override: (@Sendable () async -> Void)?
  /// The operation to perform if nothing is presented; `nil` reports an issue.
  private let fallback: (@Sendable () async -> Void)?

  init(fallback: (@Sendable () async -> Void)? = nil) {
    self.override = nil
    self.fallback = fallback
  }

  /// Creates a dismissal from a closure, for tests and previews.
  ///
  /// - Parameter dismiss: Called in place of sending the parent its `dismiss` action.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    override = dismiss
    fallback = nil
  }

  /// Dismisses the presented feature.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss = override ?? EffectContext.current?.dismiss ?? fallback else {
      SourceLocation(fileID, filePath, line, column).report(
        """
        'dismiss' was called while no feature is presented.

        Call it in an effect of a feature that its parent presents with 'ifLet(\\.$state, action:)'.
        """
      )
      return
    }
    await dismiss()
  }
}

extension DependencyValues {
  /// The effect that dismisses the presented feature whose effect calls it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  private enum DismissKey: DependencyKey {
    static var liveValue: DismissEffect { DismissEffect() }
    static var testValue: DismissEffect { DismissEffect() }
  }
}
