public import ComposableWeb

/// A user, as their own pages show them.
public struct Account: Equatable, Identifiable, Sendable {
  /// The identifier, which is the ``PageRequest/userID`` of their requests.
  public let id: String
  /// The name.
  public let name: String
}

private enum AccountKey: PageRequestKey {
  static let defaultValue: Account? = nil
}

extension PageRequest {
  /// The account of the user who is signed in.
  public var account: Account? {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }
}
