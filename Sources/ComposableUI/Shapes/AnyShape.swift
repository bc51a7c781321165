public import Foundation

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path

  /// Creates a shape from one of another type.
  public init(_ shape: some Shape) { outline = { shape.path(in: $0) } }

  /// Returns the outline of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}
