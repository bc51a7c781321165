import ComposableConcurrency
public import Dependencies
public import Transactions

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
/// Pass an animation, as in `dismiss(animation: .default)`, to animate the change.
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
  /// The operation of the test store of the feature, if it is tested by itself.
  fileprivate var testStoreDismiss: (@Sendable () async -> Void)?

  init(testing testStoreDismiss: (@Sendable () async -> Void)? = nil) {
    self.override = nil
    self.testStoreDismiss = testStoreDismiss
  }

  /// Creates a dismissal from a closure, for tests and previews.
  ///
  /// - Parameter dismiss: Called in place of sending the parent its `dismiss` action. A `TestStore` of
  ///   the feature sets `isDismissed` afterwards.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    override = dismiss
  }

  /// Dismisses the presented feature.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let presentation = EffectContext.current?.dismiss
    if let override {
      await override()
      // A child that the feature under test presents is dismissed in its state.
      if presentation == nil { await testStoreDismiss?() }
      return
    }
    guard let dismiss = presentation ?? testStoreDismiss else {
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

  /// Dismisses the presented feature and animates the change.
  ///
  /// - Parameter animation: The animation of the dismissal's transaction, or `nil` for none.
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await self(
      transaction: Transaction(animation: animation),
      fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// Dismisses the presented feature under a transaction.
  ///
  /// - Parameter transaction: The transaction that observers receive with the change.
  public func callAsFunction(
    transaction: Transaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await Transaction.$current.withValue(transaction) {
      await self(fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// True if the caller belongs to a presented feature or is tested, or if the dependency is
  /// overridden.
  fileprivate var hasPresentation: Bool {
    if override != nil || testStoreDismiss != nil { return true }
    if let reducing = PendingMutations.current { return reducing.isReducingPresentedFeature }
    return EffectContext.current?.dismiss != nil
  }
}

extension DependencyValues {
  /// The effect that dismisses the presented feature whose effect calls it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set {
      var effect = newValue
      effect.testStoreDismiss = newValue.testStoreDismiss ?? dismiss.testStoreDismiss
      self[DismissKey.self] = effect
    }
  }

  /// A Boolean value that indicates whether the feature that reads it is presented.
  ///
  /// Use it in a feature that is presented in one place and embedded in another, to decide whether
  /// it can dismiss itself.
  ///
  /// ```swift
  /// @Dependency(\.dismiss) var dismiss
  /// @Dependency(\.isPresented) var isPresented
  ///
  /// // in a reducer
  /// case .doneTapped:
  ///   return isPresented ? .run { _ in await dismiss() } : .send(.delegate(.done))
  /// ```
  ///
  /// Guarantees:
  /// 1. It is `true` in the reducer and in the effects of a feature that a parent presents with
  ///    ``Reducer/ifLet(_:action:then:destination:fileID:filePath:line:column:)``, and in those of
  ///    its children.
  /// 2. It is `false` for a feature that is the root of a store. In a ``TestStore`` it is `true`,
  ///    since most tests of a feature by itself are those of presented ones.
  public var isPresented: Bool { dismiss.hasPresentation }

  private enum DismissKey: DependencyKey {
    static var liveValue: DismissEffect { DismissEffect() }
    static var testValue: DismissEffect { DismissEffect() }
  }
}
