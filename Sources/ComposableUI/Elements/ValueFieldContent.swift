/// The content of a field whose value has a format of HTML: a date, a time or a color.
@_spi(Renderer) public struct ValueFieldContent: Equatable, Sendable {
  /// The kind of value.
  public var kind: Kind
  /// The value: a date and time such as "2026-03-09T17:05", or a part of it, or a color such as
  /// "#ff3b30".
  public var value: String
  /// The smallest valid date or time; `nil` for any.
  public var minimum: String?
  /// The largest valid date or time; `nil` for any.
  public var maximum: String?
  /// True if the field accepts interactions.
  public var isEnabled: Bool

  /// The kind of a value.
  public enum Kind: Equatable, Sendable {
    case date, time, dateAndTime, color
  }
}
