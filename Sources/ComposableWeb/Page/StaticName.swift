/// A trusted literal of HTML or CSS, such as the name of a tag. It is part of the program, never user
/// input.
struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral value: String) {
    text = value
  }
}
