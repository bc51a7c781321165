/// A trusted literal of HTML or CSS, such as the name of a tag. It is part of the program, never user
/// input.
package struct StaticName: Hashable, Sendable, ExpressibleByStringLiteral {
  package let text: String

  package init(stringLiteral value: String) {
    text = value
  }
}
