/// An action that asks the user to review the application in a store. A page is in none: nothing happens.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
  /// An action that asks the user to review the application in a store.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
