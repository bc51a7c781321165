public import Dependencies

/// Ends the presentation of the feature whose effect calls it.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
/// …
/// case .cancelTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// Guarantees:
/// 1. It sends the nearest presenting parent its `dismiss` action; it returns when that is reduced.
/// 2. The state is `nil` then, and the work of the presented feature, the caller included, cancelled.
/// 3. Called where nothing is presented, it is reported and does nothing.
public struct DismissEffect: Sendable {
  private let override: (@Sendable () async -> Void)?
  /// What happens where nothing is presented.
  private let otherwise: (@Sendable () async -> Void)?

  init(otherwise: (@Sendable () async -> Void)? = nil) {
    self.override = nil
    self.otherwise = otherwise
  }

  /// Replaces what ends the presentation, for tests.
  ///
  /// - Parameter dismiss: Called in place of sending the parent its `dismiss` action.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    override = dismiss
    otherwise = nil
  }

  /// Ends the presentation.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let dismiss = override ?? EffectContext.current?.dismiss ?? otherwise else {
      SourceLocation(fileID, filePath, line, column).report(
        """
        'dismiss' was called where nothing is presented.

        Call it in an effect of a feature that its parent presents with 'ifLet(\\.$state, action:)'.
        """
      )
      return
    }
    await dismiss()
  }
}

extension DependencyValues {
  /// Ends the presentation of the feature whose effect calls it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  private enum DismissKey: DependencyKey {
    static var liveValue: DismissEffect { DismissEffect() }
    static var testValue: DismissEffect { DismissEffect() }
  }
}
