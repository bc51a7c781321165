/// The type-erased content of an element.
///
/// It is one reference, so that an element, its rendering and a renderer share one copy of the data.
@_spi(Renderer) public struct AnyElementContent: Equatable, Sendable {
  private let box: Box

  private final class Box: Sendable {
    let base: any ElementContent

    init(_ base: any ElementContent) { self.base = base }
  }

  /// Erases the type of a content.
  package init(_ base: any ElementContent) { box = Box(base) }

  /// The content.
  package var base: any ElementContent { box.base }

  /// Returns the content if it has a type, or else `nil`.
  package func `as`<Content: ElementContent>(_ type: Content.Type) -> Content? { base as? Content }

  /// Returns true if the content has a type.
  package func `is`(_ type: any ElementContent.Type) -> Bool {
    ObjectIdentifier(Swift.type(of: base)) == ObjectIdentifier(type)
  }

  /// Returns true if two contents have the same type and are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.base.isEqual(to: rhs.base)
  }
}

extension AnyElementContent: CustomStringConvertible {
  /// The name of the element, followed by its distinguishing values.
  public var description: String { base.description }
}
