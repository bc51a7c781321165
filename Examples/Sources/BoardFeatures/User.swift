/// A user who is here, as others see it.
public struct User: Codable, Equatable, Sendable {
  /// The name.
  public var name: String
  /// The card that the user has opened.
  public var openCard: Card.ID?

  /// Creates a user.
  public init(name: String, openCard: Card.ID? = nil) {
    self.name = name
    self.openCard = openCard
  }

  /// The first letters of the name, at most two.
  var initials: String {
    String(name.split(separator: " ").compactMap(\.first).prefix(2)).uppercased()
  }
}
