/// A word of HTML or CSS, such as the name of a tag: a literal of this program, never a user's text.
struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral value: String) {
    text = value
  }
}
